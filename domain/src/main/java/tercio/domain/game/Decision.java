package tercio.domain.game;

import java.util.List;
import tercio.domain.ruling.Citation;

/**
 * What the game now waits for.
 *
 * @param id stable while the decision is awaited
 * @param party whose player must answer: a country, a power
 * @param kind the type of command that answers it
 * @param prompt the question, for a person
 * @param options every legal answer of a finite choice
 * @param movers the pieces whose legal moves {@link Ruleset#moves} lists, for an open choice; else empty
 */
public record Decision(
        String id, String party, String kind, Citation rule, String prompt, List<Option> options, List<String> movers) {

    public Decision {
        options = List.copyOf(options);
        movers = List.copyOf(movers);
    }
}
