package tercio.adapters.adjudication;

/** JSON pointers (RFC 6901) as plain text. */
final class Pointer {

    static final String ROOT = "";

    private Pointer() {}

    /** The pointer to a member of the object, or to an element of the list, at {@code parent}. */
    static String to(String parent, String name) {
        return parent + "/" + name.replace("~", "~0").replace("/", "~1");
    }
}
