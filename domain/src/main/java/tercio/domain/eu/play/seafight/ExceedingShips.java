package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.naval.ShipsLost;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flotilla.FlotillaEvent.FleetsFormed;
import tercio.domain.eu.play.flotilla.Flotillas;
import tercio.domain.eu.play.shiploss.ShipLossEvent;
import tercio.domain.ruling.Step;

/**
 * Naval stacks that have more than 3 counters after a battle, by the ships that they have captured (EU-STACK-2, l.3314). Readings: their ships are first put
 * into FLEETs of their country that are beside the map; then as few ships as need be are removed, transports before galleys before warships, and thirds never.
 */
final class ExceedingShips {

    private static final String RULE = "EU-STACK-2";
    private static final List<NavalUnits> IN_ORDER = List.of(new NavalUnits(0, 0, 0, 0, 1, 0, 0), new NavalUnits(0, 0, 0, 1, 0, 0, 0), new NavalUnits(0, 0, 1, 0, 0, 0, 0));

    private ExceedingShips() {}

    static void settle(Play play, NavalStack stack) {
        if (Flotillas.isOne(play.board(), stack, stack.ships())) {
            return;
        }
        var left = stack.ships();
        var removed = NavalUnits.NONE;
        var now = Flotillas.arranged(play.board(), stack, left);
        while (now.isEmpty()) {
            var free = stack.ships(left).shipsBesideConvoys();
            var one = IN_ORDER.stream().filter(ship -> free.withCounters(0, 0).has(ship)).findFirst();
            if (one.isEmpty()) {
                return;
            }
            removed = removed.plus(one.get());
            left = ShipsLost.after(stack.ships(), removed);
            now = Flotillas.arranged(play.board(), stack, left);
        }
        told(play, stack, removed, now);
    }

    private static void told(Play play, NavalStack stack, NavalUnits removed, Optional<NavalUnits> now) {
        if (removed.thirds() == 0) {
            play.happens(new FleetsFormed(stack.id(), now.orElseThrow()));
        } else {
            play.happens(new ShipLossEvent.ShipsLost(stack.id(), removed, now.orElseThrow()),
                    List.of(Step.of("too many counters", RULE).result("a naval stack has at most 3 counters; removed: " + FleetTitle.ships(removed))));
        }
    }
}
