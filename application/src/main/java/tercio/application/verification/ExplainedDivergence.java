package tercio.application.verification;

import java.util.List;

/**
 * A place where a command was decided by an earlier edition of the rules, and the edition of now decides otherwise.
 *
 * @param expected what the edition of now makes of the command
 * @param found what is recorded
 * @param edition the edition that decided
 * @param changes what changed since, those that concern this ruling first
 */
public record ExplainedDivergence(int position, String expected, String found, String edition, List<LaterChange> changes) {
    public ExplainedDivergence {
        changes = List.copyOf(changes);
    }

    ExplainedDivergence withoutContents() {
        return new ExplainedDivergence(position, Divergence.NOT_SHOWN, Divergence.NOT_SHOWN, edition, List.of());
    }
}
