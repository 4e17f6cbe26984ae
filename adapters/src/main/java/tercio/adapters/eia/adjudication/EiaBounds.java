package tercio.adapters.eia.adjudication;

/** Bounds of requests, far above what the game has. */
final class EiaBounds {

    /** Limit of the factors of one line. */
    static final int MOST_FACTORS = 100_000;

    /** Limit of the entries of a list. */
    static final int MOST_ENTRIES = 200;

    private EiaBounds() {}
}
