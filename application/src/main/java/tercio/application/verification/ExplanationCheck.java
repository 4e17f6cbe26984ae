package tercio.application.verification;

import java.util.List;
import java.util.Optional;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Compares the explanations of the events of a command with those that the command, decided again, gives. */
final class ExplanationCheck {

    private static final Sentence NONE = Sentence.of("kernel.verify.no-explanation");

    private ExplanationCheck() {}

    /**
     * The first step in which an explanation differs.
     *
     * @param decided the explanations of the events; more than are recorded where a fork cut the command
     */
    static Optional<Divergence> of(List<List<Step>> decided, List<RecordedEvent> recorded, RecordCodec notation) {
        for (int at = 0; at < recorded.size(); at++) {
            var event = recorded.get(at);
            var found = event.envelope().explanation().steps();
            if (!decided.get(at).equals(found) && !notation.encodeInEnglish(decided.get(at)).equals(notation.encodeInEnglish(found))) {
                return Optional.of(difference(event.position(), decided.get(at), found, notation));
            }
        }
        return Optional.empty();
    }

    private static Divergence difference(int position, List<Step> expected, List<Step> found, RecordCodec notation) {
        for (int step = 0; step < Math.max(expected.size(), found.size()); step++) {
            var one = describe(expected, step, notation);
            var other = describe(found, step, notation);
            if (!one.equals(other)) {
                return new Divergence(position, one, other);
            }
        }
        throw new IllegalStateException("explanations that differ as a whole differ in a step");
    }

    private static Sentence describe(List<Step> steps, int at, RecordCodec notation) {
        return steps.isEmpty() ? NONE : at >= steps.size() ? Sentence.of("kernel.verify.explanation-of").with("count", steps.size())
                : Sentence.of("kernel.verify.step-of").with("number", at + 1).with("step", new Text(String.valueOf(notation.encodeInEnglish(List.of(steps.get(at))))));
    }
}
