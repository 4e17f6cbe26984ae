package tercio.application.record;

/**
 * An envelope in its stored form: its JSON text with an empty explanation, and the explanation in a column of its own, because
 * it makes up most of the text and few readers need it.
 *
 * @param text the envelope; entries that were not split contain their explanation here
 * @param explanation the JSON array of the steps; an empty text where nothing was ruled
 */
public record EncodedEnvelope(String text, String explanation) {

    /** Quotes within a JSON text are escaped, so this can only be the part itself. */
    private static final String EMPTY = "\"explanation\":[]";
    private static final int BRACKETS = 2;

    /** An envelope whose explanation stands in its text. */
    public static EncodedEnvelope whole(String text) {
        return new EncodedEnvelope(text, "");
    }

    /** The text that the hash covers and that a record exports: the explanation at its place. */
    public String whole() {
        int place = explanation.isEmpty() ? -1 : text.indexOf(EMPTY);
        return place < 0 ? text
                : text.substring(0, place + EMPTY.length() - BRACKETS) + explanation + text.substring(place + EMPTY.length());
    }
}
