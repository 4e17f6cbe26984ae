package tercio.adapters.json;

/**
 * An envelope with its seal as one line of JSON, taken apart without parsing, so that the hash is checked over the very
 * bytes that were stored.
 */
public record SealedText(String hash, String envelope) {

    private static final String BEFORE = "{\"hash\":\"";
    private static final String BETWEEN = "\",\"envelope\":";
    private static final int HASH = 64;
    private static final int START = BEFORE.length() + HASH + BETWEEN.length();

    /** As it is stored. */
    public String text() {
        return BEFORE + hash + BETWEEN + envelope + "}";
    }

    static boolean isOne(String text) {
        return text.startsWith(BEFORE) && text.length() > START && text.startsWith(BETWEEN, BEFORE.length() + HASH);
    }

    /** Where the text is none, it gives one that no chain holds. */
    public static SealedText read(String text) {
        return isOne(text)
                ? new SealedText(text.substring(BEFORE.length(), BEFORE.length() + HASH), text.substring(START, text.length() - 1))
                : new SealedText("", text);
    }
}
