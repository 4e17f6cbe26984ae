package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetsFormed;
import tercio.domain.eu.sea.flotilla.play.Flotillas;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.ruling.Step;

/**
 * Naval stacks that have more than 3 counters after a battle, by the ships that they have captured (EU-STACK-2, l.3314). Readings: their ships are first put
 * into FLEETs of their country that are beside the map; then as few ships as need be are removed, transports before galleys before warships, and thirds never.
 */
final class ExceedingShips {

    private static final String RULE = "EU-STACK-2";
    private static final List<NavalUnits> IN_ORDER = List.of(new NavalUnits(0, 0, 0, 0, 1, 0, 0), new NavalUnits(0, 0, 0, 1, 0, 0, 0), new NavalUnits(0, 0, 1, 0, 0, 0, 0));

    private ExceedingShips() {}

    static void removeSurplus(EuCommandRun play, NavalStack stack) {
        if (Flotillas.isOneStack(play.board(), stack, stack.ships())) {
            return;
        }
        var left = stack.ships();
        var removed = NavalUnits.NONE;
        var now = Flotillas.withFewestCounters(play.board(), stack, left);
        while (now.isEmpty()) {
            var free = stack.withShips(left).shipsWithoutConvoys();
            var one = IN_ORDER.stream().filter(ship -> free.withCounters(0, 0).containsAll(ship)).findFirst();
            if (one.isEmpty()) {
                return;
            }
            removed = removed.plus(one.get());
            left = ShipLossChoices.afterLosses(stack.ships(), removed);
            now = Flotillas.withFewestCounters(play.board(), stack, left);
        }
        recordRemoval(play, stack, removed, now);
    }

    private static void recordRemoval(EuCommandRun play, NavalStack stack, NavalUnits removed, Optional<NavalUnits> now) {
        if (removed.thirds() == 0) {
            play.emit(new FleetsFormed(stack.id(), now.orElseThrow()));
        } else {
            play.emit(new ShipLossEvent.ShipsLost(stack.id(), removed, now.orElseThrow()),
                    List.of(Step.of("too many counters", RULE).result("a naval stack has at most 3 counters; removed: " + FleetTitle.ships(removed))));
        }
    }
}
