"""How often a second other FHIRPath implementations evaluate the expressions of `Benchmarks`.

Reads {"resource": …, "expressions": [...], "seconds": …} from standard input and prints
{"fhirpathpy": {"evaluate": rate}, "fhirpathrs": {"parse and evaluate": rate}}: evaluations a second over all expressions in
turn, in time of the process. fhirpathpy parses once; fhirpathrs has no way to.
"""

import json
import sys
import time

import fhirpathpy
import fhirpathrs
from fhirpathpy.models import models


def rate(evaluations, seconds):
    """Evaluations a second, all of them in turn until the time is over."""
    count = 0
    start = time.process_time()
    while True:
        for evaluate in evaluations:
            evaluate()
        count += len(evaluations)
        passed = time.process_time() - start
        if passed > seconds:
            return count / passed


def main():
    task = json.load(sys.stdin)
    resource = task["resource"]
    compiled = [fhirpathpy.compile(text, models["r4"]) for text in task["expressions"]]
    python = [lambda path=path: path(resource) for path in compiled]
    rust = [lambda text=text: fhirpathrs.evaluate(text, resource) for text in task["expressions"]]
    json.dump(
        {
            "fhirpathpy": {"evaluate": rate(python, task["seconds"])},
            "fhirpathrs": {"parse and evaluate": rate(rust, task["seconds"])},
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
