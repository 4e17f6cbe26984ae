package tercio.domain.eia.guerilla.irregulars.play;

import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.map.SpaceId;

/** Events of cossacks and freikorps at depots (EIA-7.3.3.3.1). */
public sealed interface IrregularGarrisonEvent extends EiaEvent {

    /** A counter joined the garrison of the depot in an area. */
    record DepotGarrisonJoined(UnitId piece, SpaceId area, FactorType type) implements IrregularGarrisonEvent {}

    /** A factor left the garrison of the depot in the area in which its counter stands now. */
    record DepotGarrisonLeft(Irregular piece) implements IrregularGarrisonEvent {}
}
