package tercio.domain.eu.peoples.holland.play;

import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;

/** Applies floods to the board. */
final class FloodEvolution {

    private FloodEvolution() {}

    static EuState evolve(EuState state, FloodEvent event) {
        return switch (event) {
            case FloodEvent.FloodOffered e -> state.withDuty(new Duty.Flood(e.country(), e.moving(), e.province()));
            case FloodEvent.ProvinceFlooded e -> afterFlood(state.withoutFirstDuty(), e);
            case FloodEvent.DikesKept e -> state.withoutFirstDuty();
        };
    }

    private static EuState afterFlood(EuState state, FloodEvent.ProvinceFlooded flood) {
        var movement = (Movement) state.phase();
        var next = state.withPhase(movement.withMove(movement.move().orElseThrow().afterFlood())).withMarks(state.marks().withFlood(flood.province(), true))
                .withCountry(flood.country(), state.countries().get(flood.country()).withChanges(-flood.stability(), -flood.victoryPoints()));
        for (var id : flood.stacks()) {
            next = next.with(next.stacks().get(id).placedIn(flood.back()));
        }
        return next;
    }
}
