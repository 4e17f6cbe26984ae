package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.map.SpaceId;

/** Decisions that supply leaves to players (EIA-7.4). */
public sealed interface SupplyDuty extends EiaDuty {

    /**
     * A corps loses factors to foraging; its owner chooses them (EIA-7.4.1.3).
     *
     * @param fromCorps the number that comes out of the corps
     * @param fromDetached the number that comes out of the factors that it detached this month
     */
    record ForageLosses(Power power, UnitId corps, int fromCorps, int fromDetached) implements SupplyDuty {}

    /** Besieged forces in a city lose factors to foraging; their owner chooses them (EIA-7.4.5.2). */
    record BesiegedLosses(Power power, SpaceId area, int factors) implements SupplyDuty {}

    /** Besieged forces starved: a besieger may occupy the empty city at once (EIA-7.4.5.2). */
    record StarvedCity(Power power, SpaceId area) implements SupplyDuty {}
}
