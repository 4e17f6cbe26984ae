package tercio.domain.eia.combat.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;

/**
 * Factors that a unit of a combat loses.
 *
 * @param power the power that loses them
 * @param unit the id of a corps or an irregular, {@code depot}, or a nation for its garrison in the city
 */
public record FactorLoss(Power power, UnitId unit, FactorType type, int count) {

    /** The factors of all these losses. */
    static Factors sum(List<FactorLoss> losses) {
        Map<FactorType, Integer> sum = new EnumMap<>(FactorType.class);
        losses.forEach(loss -> sum.merge(loss.type(), loss.count(), Integer::sum));
        return new Factors(sum);
    }

    Factors factors() {
        return Factors.of(type, count);
    }
}
