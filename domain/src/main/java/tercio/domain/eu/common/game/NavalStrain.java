package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * The inputs of a roll for attrition at sea.
 *
 * @param way the sea zones and ports left or entered, from the start; one sea zone if the stack stays
 * @param tolls the modifier for an unavoidable way past presidios, forts of straits and siegeworks
 * @param routed whether the stack was routed in a battle before: the manoeuvre of its leader is 0
 * @param led the manoeuvre value of the commander of the battle before it, who may be a replacement leader; left out where there was none
 * @param dropped the ids of naval stacks that left the voyage on its way: they count, and may suffer, with it (EU-MOVE-REGROUP); missing in older stored events, none
 */
public record NavalStrain(List<SpaceId> way, Departure departure, int tolls, boolean routed, Optional<Integer> led, List<StackId> dropped) {

    public NavalStrain {
        way = List.copyOf(way);
        led = led == null ? Optional.empty() : led;
        dropped = dropped == null ? List.of() : List.copyOf(dropped);
    }

    /** The strain of a voyage without a battle before it. */
    public NavalStrain(List<SpaceId> way, Departure departure, int tolls, boolean routed) {
        this(way, departure, tolls, routed, Optional.empty(), List.of());
    }

    /** The strain of a way after a battle. */
    public NavalStrain(List<SpaceId> way, Departure departure, int tolls, boolean routed, Optional<Integer> led) {
        this(way, departure, tolls, routed, led, List.of());
    }

    /** The same with the naval stacks that left the voyage on its way. */
    public NavalStrain with(List<StackId> those) {
        return new NavalStrain(way, departure, tolls, routed, led, those);
    }
}
