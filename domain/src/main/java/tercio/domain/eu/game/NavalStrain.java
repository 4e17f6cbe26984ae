package tercio.domain.eu.game;

import java.util.List;
import java.util.Optional;

/**
 * The inputs of a roll for attrition at sea.
 *
 * @param way the sea zones and ports left or entered, from the start; one sea zone if the stack stays
 * @param tolls the modifier for an unavoidable way past presidios, forts of straits and siegeworks
 * @param routed whether the stack was routed in a battle before: the manoeuvre of its leader is 0
 * @param led the manoeuvre value of the commander of the battle before it, who may be a replacement leader; left out where there was none
 */
public record NavalStrain(List<String> way, Departure departure, int tolls, boolean routed, Optional<Integer> led) {

    public NavalStrain {
        way = List.copyOf(way);
        led = led == null ? Optional.empty() : led;
    }

    /** The strain of a voyage without a battle before it. */
    public NavalStrain(List<String> way, Departure departure, int tolls, boolean routed) {
        this(way, departure, tolls, routed, Optional.empty());
    }
}
