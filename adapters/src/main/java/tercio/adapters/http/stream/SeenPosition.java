package tercio.adapters.http.stream;

import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Sentence;

/** The position up to which a listener has the events of a game, as its {@code Last-Event-ID} says. */
final class SeenPosition {

    private static final int NINE_DIGITS = 9;
    private static final Pattern POSITION = Pattern.compile("[0-9]+");

    private SeenPosition() {}

    /**
     * The position, at most the newest of the game. Another service may have sent events that this one has not read yet, so that a later position than
     * it knows is asked of the store: else the listener would get them twice.
     *
     * @param last as it was sent, in digits; anything else is refused
     * @param known the newest position that this service has read
     * @param stored the newest position of the store
     */
    static int of(String last, int known, IntSupplier stored) {
        if (!POSITION.matcher(last).matches()) {
            throw Problem.malformed("/Last-Event-ID", Sentence.of("kernel.sent.from-zero"));
        }
        int seen = last.length() > NINE_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(last);
        return seen <= known ? seen : Math.min(seen, Math.max(known, stored.getAsInt()));
    }
}
