package tercio.domain.eu.turn.levy.play;

import java.util.List;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesBegan;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesDeclared;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesEnded;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;

/** Applies the events of exceptional levies to the board. */
final class LevyEvolution {

    private LevyEvolution() {}

    static EuState evolve(EuState state, LevyEvent event) {
        return switch (event) {
            case LeviesBegan began -> state.withPhase(new Phase.Levies(began.next(), began.extended(), began.badWeather(), List.of()));
            case LeviesDeclared declared -> {
                var status = state.countries().get(declared.country()).withChanges(declared.stability(), 0);
                yield state.withCountry(declared.country(), status.withLevies(status.levies().withDeclaration()));
            }
            case TroopsLevied levied -> afterLevy(state, levied);
            case LeviesEnded ended -> state.withPhase(((Phase.Levies) state.phase()).withDone(ended.country()));
        };
    }

    private static EuState afterLevy(EuState state, TroopsLevied levied) {
        var units = levied.units().units();
        var status = state.countries().get(levied.country()).withRecruits(units.allLd(), units.lde(), levied.ducats());
        return state.withNewStack(Stack.atRest(levied.stack(), levied.country(), levied.province(), units, 0, List.of()))
                .withCountry(levied.country(), EuMap.PRINTED.isOnWorldSheet(levied.province())
                        ? status.withLevies(status.levies().withRecruitsOverseas(levied.province(), Math.ceilDiv(units.thirds(), Thirds.LD))) : status);
    }
}
