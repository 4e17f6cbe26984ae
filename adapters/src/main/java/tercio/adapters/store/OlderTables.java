package tercio.adapters.store;

/** The refusal of a store that an earlier version wrote: it is opened only after 'tercio upgrade' has brought it to this one. */
public final class OlderTables extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    /** @param version of its tables */
    OlderTables(StoreLocation store, String version) {
        super("the tables in " + store + " have version " + version + ". This program brings them to version " + Schema.NEWEST
                + ", which cannot be undone: no earlier program opens them then. Make a backup and bring them there with 'tercio upgrade'");
    }
}
