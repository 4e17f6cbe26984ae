package tercio.domain.eu.land.revolt.play;

import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.map.SpaceId;

/** Applies the events of revolts and corsairs to the board. */
final class RevoltEvolution {

    private RevoltEvolution() {}

    static EuState evolve(EuState state, RevoltEvent event) {
        return switch (event) {
            case RevoltEvent.RebelsFought fought -> withProvinceDone(state.withMarks(state.marks().withRevolt(fought.province(),
                    state.marks().revolts().get(fought.province()).withLevel(fought.level()))), fought.province());
            case RevoltEvent.CorsairsFought fought -> withProvinceDone(state.withMarks(state.marks().withRaid(fought.province(),
                    state.marks().raids().get(fought.province()).withLevel(fought.level()))), fought.province());
            case RevoltEvent.CorsairsHunted hunted -> afterHunt(state, hunted);
            case RevoltEvent.PiratesFought fought -> {
                var next = state.withMarks(state.marks().withRaid(fought.zone(), state.marks().raids().get(fought.zone()).withLevel(fought.level())));
                yield next.withNavies((fought.level() == 0 ? next.navies().withoutHuntsIn(fought.zone()) : next.navies()).withPiratesFought(fought.tradeZone()));
            }
        };
    }

    /** The stack goes on with its action as long as there are corsairs. */
    private static EuState afterHunt(EuState state, RevoltEvent.CorsairsHunted hunted) {
        var ships = state.fleet(hunted.stack()).orElseThrow();
        var next = state.withMarks(state.marks().withRaid(hunted.zone(), state.marks().raids().get(hunted.zone()).withLevel(hunted.level())));
        return next.withNavies(next.navies().with(hunted.level() == 0 ? ships.withAction(null) : ships).withHunt(ships.id()));
    }

    /** Marks the troops in the province as done for this round. */
    private static EuState withProvinceDone(EuState state, SpaceId province) {
        var sieges = (Phase.Sieges) state.phase();
        var left = sieges.provinces().stream().filter(other -> !other.equals(province)).toList();
        return state.withPhase(new Phase.Sieges(sieges.turnOf(), left, sieges.undermined()));
    }
}
