package tercio.domain.eia.guerilla.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.Irregular;

/** Events of guerillas (EIA-10.1.1). */
public sealed interface GuerillaEvent extends EiaEvent {

    /** A guerilla appeared where Spain lost a combat (EIA-10.1.1.1). */
    record GuerillaAppeared(Irregular guerilla) implements GuerillaEvent {}

    /**
     * Spain diced for guerillas in a province (EIA-10.1.1.2).
     *
     * @param count the number that are to be placed; 0 for none
     */
    record GuerillasRaised(Power power, ProvinceId province, int count) implements GuerillaEvent {}

    /**
     * A guerilla that was raised was placed (EIA-10.1.1.2).
     *
     * @param left the number that are still to be placed in the province
     */
    record GuerillaPlaced(Irregular guerilla, ProvinceId province, int left) implements GuerillaEvent {}

    /**
     * A power operated against the guerillas of a province (EIA-10.1.1.4).
     *
     * @param of the power that lost them
     * @param removed the ids of those that were removed; none where the operation failed
     */
    record GuerillasHunted(Power power, ProvinceId province, Power of, List<UnitId> removed) implements GuerillaEvent {
        public GuerillasHunted {
            removed = List.copyOf(removed);
        }
    }
}
