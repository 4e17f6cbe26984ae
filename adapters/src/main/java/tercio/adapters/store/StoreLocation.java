package tercio.adapters.store;

import java.nio.file.Path;

/** The place of the games. The folder always holds the key file, the manifest and the address of the service that runs on it. */
public sealed interface StoreLocation {

    /** The folder of the key file and the manifest; of the games too, where the database is embedded. */
    Path folder();

    /**
     * The store with a folder and an address.
     *
     * @param address of a PostgreSQL database; blank for the embedded one
     * @throws IllegalArgumentException if it is no such address
     */
    static StoreLocation of(Path folder, String address) {
        return address.isBlank() ? new Folder(folder) : new Postgres(folder, PostgresAddress.of(address.strip()));
    }

    /** Its name in messages. */
    @Override
    String toString();

    /** The embedded database in the folder. */
    record Folder(Path folder) implements StoreLocation {
        @Override
        public String toString() {
            return folder.toString();
        }
    }

    /** A database on a PostgreSQL server. Several services may use it, each with a folder that holds the same key file. */
    record Postgres(Path folder, PostgresAddress address) implements StoreLocation {
        @Override
        public String toString() {
            return address.toString();
        }
    }
}
