package tercio.adapters.http.request;

/** Limits of requests. Every text, list and body has one. The OpenAPI description takes its numbers from here. */
public final class RequestLimits {

    /** Characters of a name: of a seat, a game, a piece, a zone, a reading. */
    public static final int NAME = 100;
    /** Characters of a path segment, a query parameter, an Idempotency-Key. */
    public static final int PARAMETER = 200;
    /** Characters of a list of zones in a query: the way of a move. */
    public static final int WAY = 5_000;
    /** Characters of a reason or of any other text. */
    public static final int TEXT = 2_000;
    /** Characters of a query in SQL. */
    static final int SQL = 20_000;
    /** Characters of a token or of another request header that is read. */
    public static final int HEADER = 1_000;
    /** Elements of a list or parts of an object. */
    public static final int ELEMENTS = 5_000;
    /** Seats of a game. */
    public static final int SEATS = 50;
    /** Dice typed in with one command. */
    public static final int DICE = 100;
    /** Receipts that are checked together. */
    public static final int RECEIPTS = 200;
    /** Nesting of lists and objects. */
    static final int DEPTH = 50;
    /** Bytes of a body: the limit of one entry of the store. */
    public static final long BODY = 1_000_000;
    /** Bytes of a record. */
    public static final long RECORD = 512L << 20;
    /** Games on a page of the list. */
    public static final int GAMES_PAGE = 200;
    /** Lines on a page of the log. */
    public static final int LOG_PAGE = 500;
    /** Events on a page of the events. */
    public static final int EVENTS_PAGE = 1_000;

    private RequestLimits() {}
}
