package tercio.adapters.json;

import java.util.Optional;

/**
 * An envelope as it is written, with its explanation cut out: that is the most of it, and seldom asked for.
 *
 * @param rest the envelope with an empty explanation
 * @param explanation the list of its steps
 */
record EnvelopeText(String rest, String explanation) {

    /** In a text its quotes would be escaped: so this is the name of a part wherever it stands. */
    private static final String NAME = "\"explanation\":";
    private static final String NONE = "[]";

    /** Empty where there is no explanation to be cut out. */
    static Optional<EnvelopeText> cut(String envelope) {
        int name = envelope.indexOf(NAME);
        int from = name + NAME.length();
        if (name < 0 || !envelope.startsWith("[", from) || envelope.startsWith(NONE, from)) {
            return Optional.empty();
        }
        int to = end(envelope, from);
        return to < 0 ? Optional.empty()
                : Optional.of(new EnvelopeText(envelope.substring(0, from) + NONE + envelope.substring(to), envelope.substring(from, to)));
    }

    /** Behind the bracket that closes the one at {@code from}; -1 where none does. */
    private static int end(String text, int from) {
        int open = 0;
        boolean quoted = false;
        for (int at = from; at < text.length(); at++) {
            switch (text.charAt(at)) {
                case '"' -> quoted = !quoted;
                case '\\' -> at++;
                case '[' -> open += quoted ? 0 : 1;
                case ']' -> {
                    open -= quoted ? 0 : 1;
                    if (open == 0) {
                        return at + 1;
                    }
                }
                default -> { }
            }
        }
        return -1;
    }
}
