package tercio.adapters.http.filter;

/** The order of the filters. Filters that refuse a request come before filters that read it. */
public final class FilterOrder {

    static final int SERVED = -20;
    static final int LOG = -10;
    static final int BROWSER_RULES = 0;
    static final int HOST_AND_ORIGIN = 10;
    /** The first of the two filters of sign-in; the second follows it at once. */
    public static final int SIGN_IN = 12;
    static final int OPERATOR = 15;
    static final int MEDIA_TYPE = 20;
    static final int SYNTAX = 30;
    static final int VIEWER = 40;
    static final int GROWTH = 45;
    static final int BODY_SIZE = 50;
    static final int COMPRESSION = 60;
    /** Kept answers are stored uncompressed. */
    static final int IDEMPOTENCY = 70;

    private FilterOrder() {}
}
