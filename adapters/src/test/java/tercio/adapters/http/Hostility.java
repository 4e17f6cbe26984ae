package tercio.adapters.http;

/** The ways to send what no honest client sends. Each is tried at each operation that it fits; {@link #HONEST} is the one that changes games. */
enum Hostility {
    /** The request of the description, with names and numbers that the game knows. */
    HONEST(Part.ANY),
    /** Honest twice at the same moment. */
    AT_ONCE(Part.ANY),
    /** Valid by the schema, and nonsense for the game. */
    NONSENSE(Part.BODY),
    WRONG_TYPE(Part.BODY),
    MISSING_FIELD(Part.BODY),
    UNKNOWN_FIELD(Part.BODY),
    REPEATED_FIELD(Part.BODY),
    DEEP_NESTING(Part.BODY),
    HUGE_NUMBER(Part.BODY),
    /** Halves of surrogate pairs and characters that Unicode has not. */
    NO_TEXT(Part.BODY),
    /** Control characters, bidirectional marks, characters without width. */
    INVISIBLE_TEXT(Part.BODY),
    LONG_TEXT(Part.BODY),
    /** Names with the characters that paths, queries and files are made of. */
    ODD_NAME(Part.BODY),
    NOT_JSON(Part.BODY),
    NOT_UTF8(Part.BODY),
    NO_BODY(Part.BODY),
    ODD_PATH(Part.PATH),
    /** Negative and huge positions, in paths and queries. */
    FAR_POSITION(Part.ANY),
    ODD_QUERY(Part.ANY),
    ODD_HEADER(Part.ANY),
    WRONG_METHOD(Part.ANY),
    WRONG_MEDIA_TYPE(Part.ANY),
    /** With the token of another game, of another seat, or of nobody. */
    FOREIGN_TOKEN(Part.ANY);

    private enum Part { ANY, BODY, PATH }

    private final Part part;

    Hostility(Part part) {
        this.part = part;
    }

    boolean fits(ApiDocument.Operation operation) {
        return switch (part) {
            case ANY -> true;
            case BODY -> operation.described().has("requestBody");
            case PATH -> operation.path().contains("{");
        };
    }

    /** Whether it damages the body, so that a service which takes the request has not read it. */
    boolean spoilsJson() {
        return switch (this) {
            case UNKNOWN_FIELD, REPEATED_FIELD, NO_TEXT, NOT_JSON, NOT_UTF8 -> true;
            default -> false;
        };
    }
}
