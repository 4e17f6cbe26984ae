package tercio.application.verification;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * A place where an earlier edition of the rules decided a command, and the current edition decides otherwise.
 *
 * @param expected the decision of the current edition
 * @param found the recorded result
 * @param edition the edition that decided
 * @param changes the changes since then, those that concern this ruling first
 * @param explanations of the command by both editions; left out for a viewer who may not see them
 */
public record ExplainedDivergence(int position, Sentence expected, Sentence found, String edition, List<LaterChange> changes,
        Optional<ExplanationComparison> explanations) {

    public ExplainedDivergence {
        changes = List.copyOf(changes);
    }

    ExplainedDivergence asReadBy(UnaryOperator<Step> reader) {
        return new ExplainedDivergence(position, expected, found, edition, changes, explanations.map(both -> both.asReadBy(reader)));
    }

    ExplainedDivergence withoutContents() {
        return new ExplainedDivergence(position, Divergence.NOT_SHOWN, Divergence.NOT_SHOWN, edition, List.of(), Optional.empty());
    }
}
