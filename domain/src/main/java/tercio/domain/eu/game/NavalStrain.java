package tercio.domain.eu.game;

import java.util.List;

/**
 * What a roll for attrition at sea counts.
 *
 * @param way the sea zones and ports left or entered, from the start; one sea zone if the stack stays
 * @param tolls what the roll is worse by on an unavoidable way past presidios, forts of straits and siegeworks
 * @param routed whether the stack was routed in a battle before: the manoeuvre of its leader is 0
 */
public record NavalStrain(List<String> way, Departure departure, int tolls, boolean routed) {

    public NavalStrain {
        way = List.copyOf(way);
    }
}
