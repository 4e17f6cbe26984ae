package tercio.domain.eu.play.levy;

import java.util.List;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.levy.LevyEvent.LeviesBegan;
import tercio.domain.eu.play.levy.LevyEvent.LeviesDeclared;
import tercio.domain.eu.play.levy.LevyEvent.LeviesEnded;
import tercio.domain.eu.play.levy.LevyEvent.TroopsLevied;

/** Applies the events of exceptional levies to the board. */
final class LevyEvolution {

    private LevyEvolution() {}

    static EuState evolve(EuState state, LevyEvent event) {
        return switch (event) {
            case LeviesBegan began -> state.phase(new Phase.Levies(began.next(), began.extended(), began.badWeather(), List.of()));
            case LeviesDeclared declared -> {
                var status = state.countries().get(declared.country()).changes(declared.stability(), 0);
                yield state.country(declared.country(), status.levies(status.levies().declare()));
            }
            case TroopsLevied levied -> levied(state, levied);
            case LeviesEnded ended -> state.phase(((Phase.Levies) state.phase()).done(ended.country()));
        };
    }

    private static EuState levied(EuState state, TroopsLevied levied) {
        var units = levied.units().units();
        var status = state.countries().get(levied.country()).recruits(units.allLd(), units.lde(), levied.ducats());
        return state.founds(Stack.standing(levied.stack(), levied.country(), levied.province(), units, 0, List.of()))
                .country(levied.country(), EuMap.PRINTED.onWorldSheet(levied.province())
                        ? status.levies(status.levies().recruitsOverseas(levied.province(), Math.ceilDiv(units.thirds(), Thirds.LD))) : status);
    }
}
