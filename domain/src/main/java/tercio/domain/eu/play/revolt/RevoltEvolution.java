package tercio.domain.eu.play.revolt;

import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Revolt;

/** Applies the events of revolts to the board. */
final class RevoltEvolution {

    private RevoltEvolution() {}

    static EuState evolve(EuState state, RevoltEvent event) {
        return switch (event) {
            case RevoltEvent.RebelsFought fought -> {
                var sieges = (Phase.Sieges) state.phase();
                var left = sieges.provinces().stream().filter(province -> !province.equals(fought.province())).toList();
                int maneuver = state.marks().revolts().get(fought.province()).maneuver();
                yield state.marks(state.marks().revolt(fought.province(), new Revolt(fought.level(), maneuver)))
                        .phase(new Phase.Sieges(sieges.turnOf(), left, sieges.undermined()));
            }
        };
    }
}
