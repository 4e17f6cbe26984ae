package tercio.domain.eu.world.exploration.play;

import java.util.Optional;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.SinkingGold;
import tercio.domain.eu.sea.attrition.play.SinkingTroops;
import tercio.domain.eu.sea.attrition.play.TakingShips;
import tercio.domain.eu.world.exploration.ExpeditionEnd;
import tercio.domain.eu.world.exploration.Exploration;
import tercio.domain.eu.world.exploration.ExplorationLeader;
import tercio.domain.eu.world.exploration.ExplorationOrder;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorerDied;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.FleetExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.LeaderExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.StackExplored;
import tercio.domain.eu.world.natives.play.NativeEncounters;
import tercio.domain.map.SpaceId;

/** The consequences of an exploration: a dead leader, losses, and the stack in the zone that it found (EU-EXPLORATION-END). */
final class ExpeditionAftermath {

    private static final String WHY = "exploration";

    private ExpeditionAftermath() {}

    static void carryOut(EuCommandRun play, ExplorationOrder order, SpaceId zone, Exploration.Result result, ExpeditionEnd end, Optional<ExplorationLeader> leader) {
        if (end.moves()) {
            enterZone(play, order, zone);
        }
        // The leader has died where his stack is now: there a new one may take his place (EU-LEAD-7).
        if (end.leaderDead()) {
            leader.ifPresent(dead -> play.emit(new ExplorerDied(order.country(), order.stack(), dead.id())));
        }
        boolean gone = ExploringStacks.place(play.state(), order.stack()).isEmpty();
        int lost = result.percent() == 0 || gone ? 0 : ExploringStacks.thirds(play.state(), order) - result.wastage().left();
        if (order.naval()) {
            SinkingTroops.losePercent(play, play.state().fleet(order.stack()).orElseThrow(), result.percent());
            SinkingGold.losePercent(play, play.state().fleet(order.stack()).orElseThrow(), result.percent());
            TakingShips.loseOrOwe(play, play.state().sailing(order.stack()).orElseThrow(), lost, WHY);
        } else if (lost > 0 && ExploringStacks.landStack(play.state(), order.stack()).isPresent()) {
            var troops = ExploringStacks.landStack(play.state(), order.stack()).orElseThrow();
            var left = CounterExchange.afterLosses(troops.units(), lost, LossUnit.THIRD);
            play.emit(new ExpeditionWasted(order.country(), order.stack(), lost, left, Math.min(troops.veteranLd(), left.regular().allLd())));
        }
        if (end.moves() && !order.naval()) {
            play.state().stack(order.stack()).ifPresent(stack -> NativeEncounters.meetNatives(play, stack));
        }
    }

    private static void enterZone(EuCommandRun play, ExplorationOrder order, SpaceId zone) {
        if (ExploringStacks.leaderAlone(play.state(), order.stack()).isPresent()) {
            play.emit(new LeaderExplored(new LeaderId(order.stack().value()), order.at(), zone));
        } else if (order.naval()) {
            play.emit(new FleetExplored(order.stack(), order.at(), zone));
        } else {
            var ships = ExploringStacks.carrier(play.state(), order.stack()).map(carrier -> carrier.id()).orElse(null);
            play.emit(new StackExplored(order.stack(), ships, order.at(), zone));
        }
    }
}
