package tercio.domain.eu.world.convoy.play;

import java.util.List;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyArrived;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyCameBack;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyLost;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLanded;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLoaded;

/** Applies the events of gold and convoys to the board. */
final class TreasureEvolution {

    private TreasureEvolution() {}

    static EuState evolve(EuState state, TreasureEvent event) {
        return switch (event) {
            case GoldLoaded loaded -> {
                var ships = state.fleet(loaded.stack()).orElseThrow();
                yield withChoiceOfWay(state.with(ships.withCargo(ships.aboard(), ships.gold() + loaded.ducats())).withMarks(state.marks().withGold(loaded.province(), loaded.waiting())));
            }
            case GoldLanded landed -> {
                var ships = state.fleet(landed.stack()).orElseThrow();
                yield state.with(ships.withCargo(ships.aboard(), 0))
                        .withCountry(landed.country(), state.countries().get(landed.country()).withIncome(ErsLine.A10, landed.ducats()));
            }
            case ConvoyArrived arrived -> afterArrival(state.withNavies(state.navies().withoutAwaited(arrived.convoy())), arrived);
            case ConvoyLost lost -> state.withNavies(state.navies().withoutAwaited(lost.convoy())).withCountry(lost.country(),
                    state.countries().get(lost.country()).withIncome(ErsLine.A10, -lost.ducats()).withChanges(-lost.stability(), 0));
            case ConvoyCameBack back -> state.withNewStack(NavalStack.atRest(back.stack(), back.country(), back.province(), back.ships(), 0, List.of())
                    .withConvoys(List.of(new ConvoyShips(back.convoy(), back.ships().ntd()))));
        };
    }

    /** Makes ships that take gold aboard on their way wait for the choice where they go on. */
    private static EuState withChoiceOfWay(EuState state) {
        return state.phase() instanceof Movement movement && movement.voyage().isPresent()
                ? state.withPhase(movement.withVoyage(movement.voyage().get().withOnward(List.of(), null).withAwaits(Voyage.Awaits.EMBARKATION))) : state;
    }

    /** Takes the convoy off the map. The escort stays, and leaders without ships wait for others. */
    private static EuState afterArrival(EuState state, ConvoyArrived arrived) {
        var ships = state.fleet(arrived.stack()).orElseThrow();
        if (arrived.left().thirds() > 0) {
            return state.with(ships.withConvoys(ships.convoys().stream().filter(convoy -> convoy.kind() != arrived.convoy()).toList()).withShips(arrived.left()));
        }
        var navies = state.navies().without(ships.id());
        for (var leader : ships.leaders()) {
            navies = navies.with(navies.leaders().get(leader).asLost(Fate.WAITING, null, ships.at()));
        }
        return state.withNavies(navies);
    }
}
