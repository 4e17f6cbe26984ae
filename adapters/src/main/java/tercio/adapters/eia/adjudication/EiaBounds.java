package tercio.adapters.eia.adjudication;

/** Bounds of requests, far above what the game has. */
final class EiaBounds {

    /** The most factors of one line. */
    static final int MOST_FACTORS = 100_000;

    /** The most entries of a list. */
    static final int MOST_ENTRIES = 200;

    private EiaBounds() {}
}
