package tercio.domain.eia.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.game.Secret;

/** Events of an adjustment by the host. */
public sealed interface EiaAdjustmentEvent extends EiaEvent {

    /**
     * The host changed the board.
     *
     * @param changes in their order, without the factors of corps
     */
    record AdjustmentMade(String reason, List<EiaChange> changes) implements EiaAdjustmentEvent {
        public AdjustmentMade {
            changes = List.copyOf(changes);
        }
    }

    /**
     * The host wrote what corps hold.
     *
     * @param movers the power that moves each corps
     * @param strengths the factors of each corps, seen by its power alone
     */
    record StrengthsWritten(Map<UnitId, Power> movers, Map<UnitId, Factors> strengths) implements EiaAdjustmentEvent {
        public StrengthsWritten {
            movers = Map.copyOf(movers);
            strengths = strengths == null ? Map.of() : Map.copyOf(strengths);
        }

        @Override
        public List<Secret> secrets() {
            var fields = new TreeMap<String, List<String>>();
            new TreeMap<>(movers).forEach((corps, power) -> fields.computeIfAbsent(power.word(), word -> new ArrayList<>()).add("strengths." + corps));
            return fields.entrySet().stream().map(entry -> Secret.of(entry.getKey(), entry.getValue().toArray(String[]::new))).toList();
        }
    }
}
