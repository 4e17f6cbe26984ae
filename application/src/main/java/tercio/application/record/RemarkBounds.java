package tercio.application.record;

import java.util.Optional;
import tercio.application.text.IncomingText;
import tercio.domain.sentence.Sentence;

/** The bounds of remarks. */
public final class RemarkBounds {

    /** Characters of a remark. */
    public static final int LONGEST_TEXT = 2_000;
    /** Remarks of one person in one game. */
    public static final int MOST_OF_A_PERSON = 1_000;
    /** Remarks of one game. */
    public static final int MOST = 10_000;
    /** Remarks of one person within one minute. */
    public static final int MOST_IN_A_MINUTE = 20;

    private RemarkBounds() {}

    /** The fault of a text, worded to follow its name; empty if it has none. */
    public static Optional<Sentence> faultOf(String text, boolean withGlyph) {
        if (text.isBlank() && !(withGlyph && text.isEmpty())) {
            return Optional.of(Sentence.of("kernel.remark.empty").with("most", LONGEST_TEXT));
        }
        if (text.length() > LONGEST_TEXT) {
            return Optional.of(Sentence.of("kernel.game.long").with("most", LONGEST_TEXT));
        }
        return IncomingText.fault(text, IncomingText.Kind.LINES);
    }
}
