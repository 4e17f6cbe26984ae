package tercio.adapters.store;

import tercio.application.verification.DiceFinding;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Findings about the dice of a part of a game as phrases. */
public final class DiceFindingText {

    private DiceFindingText() {}

    /** The finding. A word that this program does not know stays as it is. */
    public static Sentence.Keyed of(DiceFinding part) {
        var finding = part.finding();
        return Sentence.of("kernel.record.dice-finding").with("what", finding.split(" ", 2)[0]).with("words", new Text(finding))
                .with("position", new Text(finding.replaceAll("[^0-9]", "")));
    }
}
