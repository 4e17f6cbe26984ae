package tercio.domain.eu.play.flood;

import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;

/** Applies floods to the board. */
final class FloodEvolution {

    private FloodEvolution() {}

    static EuState evolve(EuState state, FloodEvent event) {
        return switch (event) {
            case FloodEvent.FloodOffered e -> state.owes(new Duty.Flood(e.country(), e.moving(), e.province()));
            case FloodEvent.ProvinceFlooded e -> flooded(state.settled(), e);
            case FloodEvent.DikesKept e -> state.settled();
        };
    }

    private static EuState flooded(EuState state, FloodEvent.ProvinceFlooded flood) {
        var movement = (Phase.Movement) state.phase();
        var next = state.phase(movement.move(movement.move().drivenBack())).marks(state.marks().flooded(flood.province(), true))
                .country(flood.country(), state.countries().get(flood.country()).changes(-flood.stability(), -flood.victoryPoints()));
        for (var id : flood.stacks()) {
            next = next.with(next.stacks().get(id).in(flood.back()));
        }
        return next;
    }
}
