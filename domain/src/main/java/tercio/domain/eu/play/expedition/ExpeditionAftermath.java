package tercio.domain.eu.play.expedition;

import java.util.Optional;
import tercio.domain.eu.exploration.Exploration;
import tercio.domain.eu.exploration.ExplorationLeader;
import tercio.domain.eu.exploration.ExplorationOrder;
import tercio.domain.eu.exploration.ExpeditionEnd;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.LossUnit;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ExplorerDied;
import tercio.domain.eu.play.expedition.ExpeditionEvent.FleetExplored;
import tercio.domain.eu.play.expedition.ExpeditionEvent.LeaderExplored;
import tercio.domain.eu.play.expedition.ExpeditionEvent.StackExplored;
import tercio.domain.eu.play.natives.NativeEncounters;
import tercio.domain.eu.play.shiploss.SinkingGold;
import tercio.domain.eu.play.shiploss.SinkingTroops;
import tercio.domain.eu.play.shiploss.TakingShips;

/** The consequences of an exploration: a dead leader, losses, and the stack in the zone that it found (EU-EXPLORATION-END). */
final class ExpeditionAftermath {

    private static final String WHY = "exploration";

    private ExpeditionAftermath() {}

    static void of(Play play, ExplorationOrder order, String zone, Exploration.Result result, ExpeditionEnd end, Optional<ExplorationLeader> leader) {
        if (end.moves()) {
            enters(play, order, zone);
        }
        // The leader has died where his stack is now: there a new one may take his place (EU-LEAD-7).
        if (end.leaderDead()) {
            leader.ifPresent(dead -> play.happens(new ExplorerDied(order.country(), order.stack(), dead.id())));
        }
        boolean gone = ExploringStacks.place(play.state(), order.stack()).isEmpty();
        int lost = result.percent() == 0 || gone ? 0 : ExploringStacks.thirds(play.state(), order) - result.wastage().left();
        if (order.naval()) {
            SinkingTroops.percent(play, play.state().fleet(order.stack()).orElseThrow(), result.percent());
            SinkingGold.percent(play, play.state().fleet(order.stack()).orElseThrow(), result.percent());
            TakingShips.owed(play, play.state().sailing(order.stack()).orElseThrow(), lost, WHY);
        } else if (lost > 0 && ExploringStacks.land(play.state(), order.stack()).isPresent()) {
            var troops = ExploringStacks.land(play.state(), order.stack()).orElseThrow();
            var left = Breaking.surviving(troops.units(), lost, LossUnit.THIRD);
            play.happens(new ExpeditionWasted(order.country(), order.stack(), lost, left, Math.min(troops.veteranLd(), left.regular().allLd())));
        }
        if (end.moves() && !order.naval()) {
            play.state().stack(order.stack()).ifPresent(stack -> NativeEncounters.entered(play, stack));
        }
    }

    private static void enters(Play play, ExplorationOrder order, String zone) {
        if (ExploringStacks.alone(play.state(), order.stack()).isPresent()) {
            play.happens(new LeaderExplored(order.stack(), order.at(), zone));
        } else if (order.naval()) {
            play.happens(new FleetExplored(order.stack(), order.at(), zone));
        } else {
            var ships = ExploringStacks.carrier(play.state(), order.stack()).map(carrier -> carrier.id()).orElse(null);
            play.happens(new StackExplored(order.stack(), ships, order.at(), zone));
        }
    }
}
