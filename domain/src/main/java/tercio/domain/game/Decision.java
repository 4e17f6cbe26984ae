package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * A decision that the game waits for. Its answers are listed as options, described by a form, or given by the moves of
 * pieces; together they are all legal answers.
 *
 * @param id stable while the decision is awaited
 * @param party the party whose player must answer: a country, a power
 * @param kind the type of command that answers it
 * @param prompt the question, for a person
 * @param options every legal answer of a finite choice
 * @param movers the pieces that may move: {@link Ruleset#moves} lists their legal moves; empty if no move is an answer
 * @param form describes answers that are not listed; {@code null} if there are none
 * @param piece the piece that the decision concerns; {@code null} if it concerns none or several
 */
public record Decision(
        String id, String party, String kind, Citation rule, Sentence prompt, List<Option> options, List<String> movers,
        Form form, String piece) {

    public Decision {
        options = List.copyOf(options);
        movers = List.copyOf(movers);
        if (options.isEmpty() && movers.isEmpty() && form == null) {
            throw new IllegalArgumentException("nothing answers the decision " + id);
        }
    }

    /** A decision with options or moves, and without a form. */
    public Decision(
            String id, String party, String kind, Citation rule, Sentence prompt, List<Option> options, List<String> movers) {
        this(id, party, kind, rule, prompt, options, movers, null, null);
    }

    /** A decision whose question is written. */
    public Decision(
            String id, String party, String kind, Citation rule, String prompt, List<Option> options, List<String> movers,
            Form form, String piece) {
        this(id, party, kind, rule, Sentence.ofText(prompt), options, movers, form, piece);
    }

    /** A decision with options or moves, and without a form, whose question is written. */
    public Decision(
            String id, String party, String kind, Citation rule, String prompt, List<Option> options, List<String> movers) {
        this(id, party, kind, rule, Sentence.ofText(prompt), options, movers, null, null);
    }

    /** This decision with a form. */
    public Decision with(Form described) {
        return new Decision(id, party, kind, rule, prompt, options, movers, described, piece);
    }

    /** This decision, concerning a piece. */
    public Decision about(String which) {
        return new Decision(id, party, kind, rule, prompt, options, movers, form, which);
    }

    /** The form, if there is one. */
    public Optional<Form> optionalForm() {
        return Optional.ofNullable(form);
    }
}
