package tercio.adapters.json;

/**
 * An envelope with its hash as one line of JSON. It is split without parsing, so that the hash is checked over exactly the
 * stored bytes.
 */
public record SealedText(String hash, String envelope) {

    private static final String BEFORE = "{\"hash\":\"";
    private static final String BETWEEN = "\",\"envelope\":";
    private static final int HASH = 64;
    private static final int START = BEFORE.length() + HASH + BETWEEN.length();

    /** The stored text. */
    public String text() {
        return BEFORE + hash + BETWEEN + envelope + "}";
    }

    static boolean hasForm(String text) {
        return text.startsWith(BEFORE) && text.length() > START && text.startsWith(BETWEEN, BEFORE.length() + HASH);
    }

    /** Splits a stored text. A text of another form gives a hash that no chain contains. */
    public static SealedText read(String text) {
        return hasForm(text)
                ? new SealedText(text.substring(BEFORE.length(), BEFORE.length() + HASH), text.substring(START, text.length() - 1))
                : new SealedText("", text);
    }
}
