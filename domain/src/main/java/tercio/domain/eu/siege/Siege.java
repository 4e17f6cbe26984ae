package tercio.domain.eu.siege;

import java.util.Optional;
import java.util.function.ToIntFunction;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.attrition.AttritionCauses.Besieging;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Units;

/**
 * A siege of several rounds of one turn, each of them undermining, by a besieger who has made up his mind.
 *
 * <p>Siege values, supply, weather, port and level stay as they are in the first round.
 *
 * @param first its first round
 * @param rounds 1 or more
 * @param besieger the besieging units at the start
 * @param artillery the artillery value of what is left of them
 * @param takesHonours where the table offers it the besieger grants war honours, else he takes the breach
 * @param assault the forces with which he storms each breach at once; empty where he does not: he goes on undermining
 * @param want what siege attrition does to him; empty where it is only counted
 */
public record Siege(
        Undermining.Round first,
        int rounds,
        Units besieger,
        ToIntFunction<Units> artillery,
        boolean takesHonours,
        Optional<Assault> assault,
        Optional<Want> want) {

    /**
     * Siege attrition of the besieger (EU-ATTR-BESIEGER).
     *
     * @param hardship in the first round; his size and the pillages that he adds change it later
     * @param choice what he does about a P
     */
    public record Want(Besieging hardship, LandTechnology technology, OnPillage choice) {}
}
