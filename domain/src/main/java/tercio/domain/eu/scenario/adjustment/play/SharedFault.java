package tercio.domain.eu.scenario.adjustment.play;

import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** A fault that scenarios have too, and that is a text there. */
final class SharedFault {

    private SharedFault() {}

    static Keyed of(String text) {
        return Sentence.of("eu.adjustment.fault-shared").with("text", new Text(text));
    }
}
