package tercio.domain.eu.land.siege;

import java.util.Optional;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionCauses.Besieging;

/**
 * A siege of several rounds of one turn for the odds. Each round is undermining, and the besieger's choices are fixed.
 *
 * <p>Siege values, supply, weather, port and level stay as in the first round.
 *
 * @param first its first round
 * @param rounds 1 or more
 * @param besieger the besieging units at the start
 * @param artillery the artillery value of the besieging units that are left
 * @param takesHonours whether the besieger grants war honours if the table offers them; else he takes the breach
 * @param assault the forces that storm each breach at once; empty if the besieger goes on undermining instead
 * @param want the siege attrition of the besieger; empty if attrition is only counted
 */
public record Siege(
        Undermining.Round first,
        int rounds,
        Units besieger,
        ToIntFunction<Units> artillery,
        boolean takesHonours,
        Optional<Assault> assault,
        Optional<BesiegersAttritionTerms> want) {

    /**
     * Siege attrition of the besieger (EU-ATTR-BESIEGER).
     *
     * @param causes the causes in the first round; the besieger's size and pillages change them later
     * @param choice the besieger's answer to a P
     */
    public record BesiegersAttritionTerms(Besieging causes, LandTechnology technology, PillageAnswer choice) {}
}
