package tercio.domain.eu.play.revolt;

import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;

/** Applies the events of revolts and corsairs to the board. */
final class RevoltEvolution {

    private RevoltEvolution() {}

    static EuState evolve(EuState state, RevoltEvent event) {
        return switch (event) {
            case RevoltEvent.RebelsFought fought -> settled(state.marks(state.marks().revolt(fought.province(),
                    state.marks().revolts().get(fought.province()).level(fought.level()))), fought.province());
            case RevoltEvent.CorsairsFought fought -> settled(state.marks(state.marks().raided(fought.province(),
                    state.marks().raids().get(fought.province()).level(fought.level()))), fought.province());
            case RevoltEvent.CorsairsHunted hunted -> hunted(state, hunted);
            case RevoltEvent.PiratesFought fought -> {
                var next = state.marks(state.marks().raided(fought.zone(), state.marks().raids().get(fought.zone()).level(fought.level())));
                yield next.navies((fought.level() == 0 ? next.navies().withoutPrey(fought.zone()) : next.navies()).hunts(fought.tradeZone()));
            }
        };
    }

    /** The stack goes on with its action as long as there are corsairs. */
    private static EuState hunted(EuState state, RevoltEvent.CorsairsHunted hunted) {
        var ships = state.fleet(hunted.stack()).orElseThrow();
        var next = state.marks(state.marks().raided(hunted.zone(), state.marks().raids().get(hunted.zone()).level(hunted.level())));
        return next.navies(next.navies().with(hunted.level() == 0 ? ships.doing(null) : ships).hunts(ships.id()));
    }

    /** Marks the troops in the province as done for this round. */
    private static EuState settled(EuState state, String province) {
        var sieges = (Phase.Sieges) state.phase();
        var left = sieges.provinces().stream().filter(other -> !other.equals(province)).toList();
        return state.phase(new Phase.Sieges(sieges.turnOf(), left, sieges.undermined()));
    }
}
