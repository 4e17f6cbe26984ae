package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.map.SpaceId;

/** Decisions that movement leaves to players (EIA-7.3). */
public sealed interface MovementDuty extends EiaDuty {

    /**
     * The garrison of a depot decides whether it destroys the depot before an entering force goes on (EIA-7.3.6.2).
     *
     * @param depot the place of the depot
     * @param entering the id of the piece that entered
     */
    record ThreatenedDepot(Power power, Location depot, UnitId entering) implements MovementDuty {}

    /**
     * A power with field forces in an area in which a combat is declared declares war on the attacker, or leaves the area
     * (EIA-7.3.8.3, EIA-7.3.8.4).
     */
    record Bystander(Power power, SpaceId area, Power attacker) implements MovementDuty {}

    /** Cossacks and freikorps that are attacked by themselves avoid the combat, or fight (EIA-10.1.2.2). */
    record LoneIrregulars(Power power, SpaceId area) implements MovementDuty {}

    /**
     * An ally with combined movement names the ally that moves next (EIA-7.3.8.1).
     *
     * @param placed the allies whose place in the order is settled
     * @param named the allies that those named who were asked before this one, in the order of the sequence
     */
    record AllyOrder(Power power, List<Power> placed, List<Power> named) implements MovementDuty {
        public AllyOrder {
            placed = List.copyOf(placed);
            named = List.copyOf(named);
        }
    }
}
