package tercio.application.verification;

import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * A place where a record differs from what the rules make of its commands.
 *
 * @param explanations of the command, where it was decided again
 */
public record Divergence(int position, Sentence expected, Sentence found, Optional<ExplanationComparison> explanations) {

    /** Replaces what a viewer may not see. */
    static final Sentence NOT_SHOWN = Sentence.of("kernel.verify.not-shown");

    /** A place that no ruling explains. */
    public Divergence(int position, Sentence expected, Sentence found) {
        this(position, expected, found, Optional.empty());
    }

    Divergence with(ExplanationComparison both) {
        return new Divergence(position, expected, found, Optional.of(both));
    }

    Divergence asReadBy(UnaryOperator<Step> reader) {
        return new Divergence(position, expected, found, explanations.map(both -> both.asReadBy(reader)));
    }

    Divergence withoutContents() {
        return new Divergence(position, NOT_SHOWN, NOT_SHOWN);
    }
}
