extension Suite {
    /// The application's values: reading, writing and making them. The floor is a lock, a dictionary lookup and a cast.
    func state() {
        let access = StateAccess(repetitions: isSmoke ? 5 : 25)
        let floor = access.floor().median
        add("read a state (wrapper)", "ns", access.read().median, floor: floor, .atMost(80))
        add("read a state (by key)", "ns", access.readByKey().median, floor: floor, .atMost(80))
        add("read a state while tracked", "ns", access.readTracked().median, floor: floor, .atMost(200))
        add("count a state of 10,000 elements", "ns", access.readList().median, floor: floor, .atMost(80))
        add("read a dependency", "ns", access.readDependency().median, floor: floor, .atMost(80))
        add("read a stored state", "ns", access.readStored().median, floor: floor, .atMost(100))
        let writing = access.write().median
        add("write a state without observers", "ns", writing, floor: floor, .atMost(120))
        add(
            "the same, 100 observers on other keys (floor: none)", "ns", access.writeBesideObservers().median,
            floor: writing, .timesFloor(1.25))
        add("make 10,000 states", "ms", access.making().median, .atMost(5))
        add("file writes of 1,000 writes of a stored state", "writes", Double(access.writesOfThousand()), .atMost(1))
    }
}
