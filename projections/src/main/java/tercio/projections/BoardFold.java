package tercio.projections;

import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.ruling.Readings;

/**
 * The board itself, as its ruleset evolves it.
 *
 * @param rules whose board it is
 */
public record BoardFold<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules) implements Projection<S> {

    @Override
    public String name() {
        return "board";
    }

    @Override
    public S empty(Opening opening) {
        var scenario = rules.scenarioType().cast(opening.event().scenario());
        return rules.start(scenario, new Readings(opening.event().readings()));
    }

    @Override
    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    public S evolve(S board, RecordedEvent event) {
        return rules.evolve(board, (E) event.fact());
    }
}
