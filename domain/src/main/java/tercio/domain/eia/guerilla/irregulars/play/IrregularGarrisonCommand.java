package tercio.domain.eia.guerilla.irregulars.play;

import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.map.SpaceId;

/** Commands of cossacks and freikorps at depots (EIA-7.3.3.3.1). */
public sealed interface IrregularGarrisonCommand extends EiaCommand {

    /** A counter of cossacks or freikorps joins the garrison of the depot of its power in its area. */
    record JoinDepotGarrison(Power power, UnitId piece) implements IrregularGarrisonCommand {}

    /**
     * A factor of cossacks or freikorps leaves the garrison of a depot, as a counter in its area.
     *
     * @param area of the depot
     * @param irregular cossack or freikorps; not called {@code type}, which names the command where it is written
     */
    record LeaveDepotGarrison(Power power, SpaceId area, FactorType irregular) implements IrregularGarrisonCommand {}
}
