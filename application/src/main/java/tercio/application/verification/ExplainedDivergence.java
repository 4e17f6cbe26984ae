package tercio.application.verification;

import java.util.List;
import java.util.Optional;

/**
 * A place where a command was decided by an earlier edition of the rules, and the edition of now decides otherwise.
 *
 * @param expected what the edition of now makes of the command
 * @param found what is recorded
 * @param edition the edition that decided
 * @param changes what changed since, those that concern this ruling first
 * @param explanations of the command by both editions; left out for a viewer who may not see them
 */
public record ExplainedDivergence(int position, String expected, String found, String edition, List<LaterChange> changes,
        Optional<BothExplanations> explanations) {

    public ExplainedDivergence {
        changes = List.copyOf(changes);
    }

    ExplainedDivergence withoutContents() {
        return new ExplainedDivergence(position, Divergence.NOT_SHOWN, Divergence.NOT_SHOWN, edition, List.of(), Optional.empty());
    }
}
