package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Citation;

/**
 * What the game now waits for. Its answers are listed as options, described by a form, or found among the moves of
 * pieces; together they are all that is legal.
 *
 * @param id stable while the decision is awaited
 * @param party whose player must answer: a country, a power
 * @param kind the type of command that answers it
 * @param prompt the question, for a person
 * @param options every legal answer of a finite choice
 * @param movers the pieces whose legal moves {@link Ruleset#moves} lists, for an open choice; else empty
 * @param form the described answers; {@code null} where none is described
 * @param piece the piece that the decision is about; {@code null} where it is about none, or several
 */
public record Decision(
        String id, String party, String kind, Citation rule, String prompt, List<Option> options, List<String> movers,
        Form form, String piece) {

    public Decision {
        options = List.copyOf(options);
        movers = List.copyOf(movers);
        if (options.isEmpty() && movers.isEmpty() && form == null) {
            throw new IllegalArgumentException("nothing answers the decision " + id);
        }
    }

    /** Answered by options, or by moves. */
    public Decision(
            String id, String party, String kind, Citation rule, String prompt, List<Option> options, List<String> movers) {
        this(id, party, kind, rule, prompt, options, movers, null, null);
    }

    /** The same, answered also by a form. */
    public Decision with(Form described) {
        return new Decision(id, party, kind, rule, prompt, options, movers, described, piece);
    }

    /** The same, about a piece. */
    public Decision about(String which) {
        return new Decision(id, party, kind, rule, prompt, options, movers, form, which);
    }

    /** The answers that are described, if any are. */
    public Optional<Form> described() {
        return Optional.ofNullable(form);
    }
}
