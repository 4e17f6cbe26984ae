package tercio.adapters.store;

import tercio.application.verification.DiceFinding;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Findings of a verification as phrases. A word that this program does not know stays as it is. */
public final class FindingText {

    private FindingText() {}

    /** The finding about the dice of a part of a game. */
    public static Sentence.Keyed of(DiceFinding part) {
        return ofDice(part.finding());
    }

    /** A finding about dice. */
    public static Sentence.Keyed ofDice(String finding) {
        return sentence("kernel.record.dice-finding", finding);
    }

    /** The finding about the chain of hashes of a game. */
    public static Sentence.Keyed ofChain(String finding) {
        return sentence("kernel.record.chain-finding", finding);
    }

    private static Sentence.Keyed sentence(String key, String finding) {
        return Sentence.of(key).with("what", finding.split(" ", 2)[0]).with("words", new Text(finding)).with("position", new Text(finding.replaceAll("[^0-9]", "")));
    }
}
