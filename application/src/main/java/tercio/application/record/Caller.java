package tercio.application.record;

/**
 * The sender of a request: the holder of a seat's token or of the host's.
 *
 * @param name the seat's name, or {@value #HOST_NAME}
 */
public record Caller(String name, boolean host) {

    /** The name that no seat may take. */
    public static final String HOST_NAME = "host";

    public static final Caller HOST = new Caller(HOST_NAME, true);

    public static Caller seat(String name) {
        return new Caller(name, false);
    }

    /** The caller that an event names in {@code by}. */
    public static Caller named(String name) {
        return name.equals(HOST_NAME) ? HOST : seat(name);
    }
}
