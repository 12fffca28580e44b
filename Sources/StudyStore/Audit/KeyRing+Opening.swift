extension KeyRing {
    /// The keys of a store that has some: checks the key file against the store's proof.
    convenience init(existing folder: StoreFolder, in database: Database) throws(StoreError) {
        guard let master = try folder.readKey() else { throw .keyMissing(path: folder.key) }
        self.init(master: master)
        let proof: [UInt8]? = try database.value("select proof from store_key")
        guard proof == self.proof else { throw .keyMismatch(path: folder.key) }
    }

    /// The keys of a store being made, inside the transaction that makes it. A key file that is there already is left
    /// from a making that did not finish, and is used.
    convenience init(new folder: StoreFolder, in database: Database) throws(StoreError) {
        if let master = try folder.readKey() {
            self.init(master: master)
        } else {
            let master = Cipher.randomBytes(Cipher.keyLength)
            try folder.writeKey(master)
            self.init(master: master)
        }
        try database.run("insert into store_key (proof) values (?)", proof)
    }
}
