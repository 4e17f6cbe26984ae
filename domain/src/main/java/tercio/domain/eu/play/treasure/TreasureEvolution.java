package tercio.domain.eu.play.treasure;

import java.util.List;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.game.ConvoyShips;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.treasure.TreasureEvent.ConvoyArrived;
import tercio.domain.eu.play.treasure.TreasureEvent.ConvoyCameBack;
import tercio.domain.eu.play.treasure.TreasureEvent.ConvoyLost;
import tercio.domain.eu.play.treasure.TreasureEvent.GoldLanded;
import tercio.domain.eu.play.treasure.TreasureEvent.GoldLoaded;

/** Applies the events of gold and convoys to the board. */
final class TreasureEvolution {

    private TreasureEvolution() {}

    static EuState evolve(EuState state, TreasureEvent event) {
        return switch (event) {
            case GoldLoaded loaded -> {
                var ships = state.fleet(loaded.stack()).orElseThrow();
                yield onTheWay(state.with(ships.carrying(ships.aboard(), ships.gold() + loaded.ducats())).marks(state.marks().gold(loaded.province(), loaded.waiting())));
            }
            case GoldLanded landed -> {
                var ships = state.fleet(landed.stack()).orElseThrow();
                yield state.with(ships.carrying(ships.aboard(), 0))
                        .country(landed.country(), state.countries().get(landed.country()).receives(ErsLine.A10, landed.ducats()));
            }
            case ConvoyArrived arrived -> arrived(state.navies(state.navies().settled(arrived.convoy())), arrived);
            case ConvoyLost lost -> state.navies(state.navies().settled(lost.convoy())).country(lost.country(),
                    state.countries().get(lost.country()).receives(ErsLine.A10, -lost.ducats()).changes(-lost.stability(), 0));
            case ConvoyCameBack back -> state.founds(NavalStack.lying(back.stack(), back.country(), back.province(), back.ships(), 0, List.of())
                    .convoys(List.of(new ConvoyShips(back.convoy(), back.ships().ntd()))));
        };
    }

    /** Makes ships that take gold aboard on their way wait for the choice where they go on. */
    private static EuState onTheWay(EuState state) {
        return state.phase() instanceof Phase.Movement movement && movement.voyage() != null
                ? state.phase(movement.voyage(movement.voyage().onward(List.of(), null).awaits(Voyage.Awaits.EMBARKATION))) : state;
    }

    /** Takes the convoy off the map. The escort stays, and leaders without ships wait for others. */
    private static EuState arrived(EuState state, ConvoyArrived arrived) {
        var ships = state.fleet(arrived.stack()).orElseThrow();
        if (arrived.left().thirds() > 0) {
            return state.with(ships.convoys(ships.convoys().stream().filter(convoy -> convoy.kind() != arrived.convoy()).toList()).ships(arrived.left()));
        }
        var navies = state.navies().without(ships.id());
        for (var leader : ships.leaders()) {
            navies = navies.with(navies.leaders().get(leader).lost(Fate.WAITING, null, ships.at()));
        }
        return state.navies(navies);
    }
}
