import FHIR

extension Instrument {
    /// The instruments whose rules come with the program, in alphabetical order. Read at each call; whoever needs one often keeps it.
    ///
    /// Rules only, no wording: items are scored as their options say. Bands are screening aids for the people they were made with.
    public static var catalogue: [Instrument] {
        // The text is the program's own, and a test reads it.
        let all = (try? JSON(parsing: rules))?.array ?? []
        return all.compactMap { try? Instrument($0) }.sorted { $0.id < $1.id }
    }

    /// The rules as data; see ``init(_:)``.
    public static let rules = """
        [{"id": "phq-9", "title": "PHQ-9", "version": 1, "count": 9,
          "reference": "Kroenke, Spitzer, Williams, J Gen Intern Med 2001;16:606-613",
          "scales": [{"id": "total", "items": "1-9", "method": "sum", "missing": 2, "range": [0, 27],
           "bands": [[0, "minimal"], [5, "mild"], [10, "moderate"], [15, "moderately severe"], [20, "severe"]]}]},
         {"id": "phq-8", "title": "PHQ-8", "version": 1, "count": 8, "reference": "Kroenke et al, J Affect Disord 2009;114:163-173",
          "scales": [{"id": "total", "items": "1-8", "method": "sum", "missing": 2, "range": [0, 24],
           "bands": [[0, "negative"], [10, "positive"]]}]},
         {"id": "phq-2", "title": "PHQ-2", "version": 1, "count": 2, "reference": "Kroenke et al, Med Care 2003;41:1284-1292",
          "scales": [{"id": "total", "items": "1-2", "method": "sum", "range": [0, 6],
           "bands": [[0, "negative"], [3, "positive"]]}]},
         {"id": "phq-15", "title": "PHQ-15", "version": 1, "count": 15,
          "reference": "Kroenke, Spitzer, Williams, Psychosom Med 2002;64:258-266",
          "scales": [{"id": "total", "items": "1-15", "method": "sum", "range": [0, 30],
           "bands": [[0, "minimal"], [5, "low"], [10, "medium"], [15, "high"]]}]},
         {"id": "phq-4", "title": "PHQ-4", "version": 1, "count": 4, "reference": "Kroenke et al, Psychosomatics 2009;50:613-621",
          "scales": [{"id": "total", "items": "1-4", "method": "sum", "range": [0, 12],
            "bands": [[0, "none"], [3, "mild"], [6, "moderate"], [9, "severe"]]},
           {"id": "anxiety", "items": "1-2", "method": "sum", "range": [0, 6], "bands": [[0, "negative"], [3, "positive"]]},
           {"id": "depression", "items": "3-4", "method": "sum", "range": [0, 6],
            "bands": [[0, "negative"], [3, "positive"]]}]},
         {"id": "gad-7", "title": "GAD-7", "version": 1, "count": 7,
          "reference": "Spitzer, Kroenke, Williams, Löwe, Arch Intern Med 2006;166:1092-1097",
          "scales": [{"id": "total", "items": "1-7", "method": "sum", "missing": 2, "range": [0, 21],
           "bands": [[0, "minimal"], [5, "mild"], [10, "moderate"], [15, "severe"]]}]},
         {"id": "gad-2", "title": "GAD-2", "version": 1, "count": 2, "reference": "Kroenke et al, Ann Intern Med 2007;146:317-325",
          "scales": [{"id": "total", "items": "1-2", "method": "sum", "range": [0, 6],
           "bands": [[0, "negative"], [3, "positive"]]}]},
         {"id": "who-5", "title": "WHO-5", "version": 1, "count": 5,
          "reference": "Topp et al, Psychother Psychosom 2015;84:167-176",
          "scales": [{"id": "total", "items": "1-5", "method": "sum", "factor": 4, "range": [0, 100],
           "bands": [[0, "likely depression"], [29, "low well-being"], [51, "well-being"]]}]},
         {"id": "audit-c", "title": "AUDIT-C", "version": 1, "count": 3,
          "reference": "Bush et al, Arch Intern Med 1998;158:1789-1795",
          "scales": [{"id": "total", "items": "1-3", "method": "sum", "range": [0, 12],
           "skips": [{"item": 1, "answer": 0, "items": "2-3", "value": 0}]}]},
         {"id": "audit", "title": "AUDIT", "version": 1, "count": 10, "reference": "Saunders et al, Addiction 1993;88:791-804",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "range": [0, 40],
           "skips": [{"item": 1, "answer": 0, "items": "2-8", "value": 0}],
           "bands": [[0, "low"], [8, "hazardous"], [16, "harmful"], [20, "possible dependence"]]}]},
         {"id": "pss-10", "title": "PSS-10", "version": 1, "count": 10,
          "reference": "Cohen, Kamarck, Mermelstein, J Health Soc Behav 1983;24:385-396",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "range": [0, 40],
           "recode": [{"items": "4, 5, 7, 8", "reverse": [0, 4]}], "population": "customary, not by the authors",
           "bands": [[0, "low"], [14, "moderate"], [27, "high"]]}]},
         {"id": "isi", "title": "ISI", "version": 1, "count": 7, "reference": "Bastien, Vallières, Morin, Sleep Med 2001;2:297-307",
          "scales": [{"id": "total", "items": "1-7", "method": "sum", "range": [0, 28],
           "bands": [[0, "none"], [8, "subthreshold"], [15, "moderate"], [22, "severe"]]}]},
         {"id": "k10", "title": "K10", "version": 1, "count": 10, "reference": "ABS 4817.0.55.001",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "range": [10, 50], "population": "Australian adults",
           "skips": [{"item": 2, "answer": 1, "items": "3", "value": 1}, {"item": 5, "answer": 1, "items": "6", "value": 1}],
           "bands": [[10, "low"], [16, "moderate"], [22, "high"], [30, "very high"]]}]},
         {"id": "k6", "title": "K6", "version": 1, "count": 6, "reference": "Kessler et al, Arch Gen Psychiatry 2003;60:184-189",
          "scales": [{"id": "total", "items": "1-6", "method": "sum", "range": [0, 24],
           "bands": [[0, "low"], [5, "moderate"], [13, "serious"]]}]},
         {"id": "epds", "title": "EPDS", "version": 1, "count": 10,
          "reference": "Cox, Holden, Sagovsky, Br J Psychiatry 1987;150:782-786",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "range": [0, 30],
           "bands": [[0, "negative"], [10, "possible"], [13, "probable"]]}]},
         {"id": "ess", "title": "ESS", "version": 1, "count": 8, "reference": "Johns, Sleep 1991;14:540-545",
          "scales": [{"id": "total", "items": "1-8", "method": "sum", "range": [0, 24],
           "bands": [[0, "normal"], [11, "mild"], [13, "moderate"], [16, "severe"]]}]},
         {"id": "ces-d", "title": "CES-D", "version": 1, "count": 20, "reference": "Radloff, Appl Psychol Meas 1977;1:385-401",
          "scales": [{"id": "total", "items": "1-20", "method": "sum", "missing": 4, "range": [0, 60],
           "recode": [{"items": "4, 8, 12, 16", "reverse": [0, 3]}], "bands": [[0, "negative"], [16, "positive"]]}]},
         {"id": "pcl-5", "title": "PCL-5", "version": 1, "count": 20, "reference": "Blevins et al, J Trauma Stress 2015;28:489-498",
          "scales": [{"id": "total", "items": "1-20", "method": "sum", "range": [0, 80],
           "bands": [[0, "negative"], [31, "provisional"]]}]},
         {"id": "dass-21", "title": "DASS-21", "version": 1, "count": 21, "reference": "Lovibond & Lovibond 1995",
          "scales": [{"id": "depression", "items": "3, 5, 10, 13, 16, 17, 21", "method": "sum", "factor": 2, "missing": 1,
            "range": [0, 42], "bands": [[0, "normal"], [10, "mild"], [14, "moderate"], [21, "severe"], [28, "extremely severe"]]},
           {"id": "anxiety", "items": "2, 4, 7, 9, 15, 19, 20", "method": "sum", "factor": 2, "missing": 1,
            "range": [0, 42], "bands": [[0, "normal"], [8, "mild"], [10, "moderate"], [15, "severe"], [20, "extremely severe"]]},
           {"id": "stress", "items": "1, 6, 8, 11, 12, 14, 18", "method": "sum", "factor": 2, "missing": 1,
            "range": [0, 42], "bands": [[0, "normal"], [15, "mild"], [19, "moderate"], [26, "severe"], [34, "extremely severe"]]}]},
         {"id": "dast-10", "title": "DAST-10", "version": 1, "count": 10, "reference": "Skinner, Addict Behav 1982;7:363-371",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "range": [0, 10],
           "recode": [{"items": "3", "reverse": [0, 1]}],
           "bands": [[0, "none"], [1, "low"], [3, "moderate"], [6, "substantial"], [9, "severe"]]}]},
         {"id": "ftnd", "title": "FTND", "version": 1, "count": 6, "reference": "Heatherton et al, Br J Addict 1991;86:1119-1127",
          "scales": [{"id": "total", "items": "1-6", "method": "sum", "range": [0, 10],
           "bands": [[0, "very low"], [3, "low"], [5, "medium"], [6, "high"], [8, "very high"]]}]},
         {"id": "ipss", "title": "IPSS", "version": 1, "count": 8, "reference": "Barry et al, J Urol 1992;148:1549-1557",
          "scales": [{"id": "total", "items": "1-7", "method": "sum", "range": [0, 35],
           "bands": [[0, "mild"], [8, "moderate"], [20, "severe"]]}]},
         {"id": "gcs", "title": "GCS", "version": 1, "count": 3, "reference": "Teasdale & Jennett, Lancet 1974;2:81-84",
          "scales": [{"id": "total", "items": "1-3", "method": "sum", "range": [3, 15],
           "bands": [[3, "severe"], [9, "moderate"], [13, "mild"]]}]},
         {"id": "barthel", "title": "Barthel", "version": 1, "count": 10, "reference": "Mahoney & Barthel 1965",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "range": [0, 100],
           "bands": [[0, "total dependence"], [21, "severe dependence"], [61, "moderate dependence"],
            [91, "slight dependence"], [100, "independent"]]}]},
         {"id": "sus", "title": "SUS", "version": 1, "count": 10, "reference": "Brooke 1996",
          "scales": [{"id": "total", "items": "1-10", "method": "sum", "factor": 2.5, "places": 1, "range": [0, 100],
           "missing": 9, "standIn": 2,
           "recode": [{"items": "1, 3, 5, 7, 9", "values": {"1": 0, "2": 1, "3": 2, "4": 3, "5": 4}},
            {"items": "2, 4, 6, 8, 10", "values": {"1": 4, "2": 3, "3": 2, "4": 1, "5": 0}}]}]},
         \(rand36)]
        """

    /// The eight scales of the RAND-36, each the mean of what is answered of it.
    private static var rand36: String {
        let recode = """
            "recode": [{"items": "1, 2, 20, 22, 34, 36", "values": {"1": 100, "2": 75, "3": 50, "4": 25, "5": 0}},
             {"items": "3-12", "values": {"1": 0, "2": 50, "3": 100}}, {"items": "13-19", "values": {"1": 0, "2": 100}},
             {"items": "21, 23, 26, 27, 30", "values": {"1": 100, "2": 80, "3": 60, "4": 40, "5": 20, "6": 0}},
             {"items": "24, 25, 28, 29, 31", "values": {"1": 0, "2": 20, "3": 40, "4": 60, "5": 80, "6": 100}},
             {"items": "32, 33, 35", "values": {"1": 0, "2": 25, "3": 50, "4": 75, "5": 100}}]
            """
        let scales = [
            ("physical functioning", "3-12", 9), ("role-physical", "13-16", 3), ("role-emotional", "17-19", 2),
            ("energy/fatigue", "23, 27, 29, 31", 3), ("emotional well-being", "24, 25, 26, 28, 30", 4),
            ("social functioning", "20, 32", 1), ("pain", "21, 22", 1), ("general health", "1, 33-36", 4),
        ].map { name, items, missing in
            """
            {"id": "\(name)", "items": "\(items)", "method": "mean", "missing": \(missing), "places": 1, "range": [0, 100],
             \(recode)}
            """
        }
        return """
            {"id": "rand-36", "title": "RAND-36 v1.0", "version": 1, "count": 36,
             "reference": "Hays, Sherbourne, Mazel, Health Econ 1993;2:217-227", "scales": [\(scales.joined(separator: ", "))]}
            """
    }
}
