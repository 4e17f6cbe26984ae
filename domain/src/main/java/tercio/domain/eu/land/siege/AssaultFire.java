package tercio.domain.eu.land.siege;

import java.util.List;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.AssaultTable.Phase;
import tercio.domain.ruling.Reading;

/** The effect of technology on the fire of an assault. The besieged always fire at full power. */
final class AssaultFire {

    private AssaultFire() {}

    /** Whether the side rolls for fire. */
    static boolean rolls(Assault assault, SiegeSide side, EuTables tables) {
        return rule(assault, side, Phase.FIRE, tables) != FireRule.NO_FIRE_ROLL && !isSilent(assault, side);
    }

    /** The rule that reduces the losses of a roll. */
    static FireRule rule(Assault assault, SiegeSide side, Phase phase, EuTables tables) {
        if (phase == Phase.SHOCK || side == SiegeSide.BESIEGED) {
            return FireRule.FULL;
        }
        var technology = assault.besieger().technology();
        boolean asInExamples = hasMuskets(assault) && assault.readings().is(SiegeReadings.ASSAULT_EXAMPLES, "examples");
        return asInExamples ? FireRule.HALF_LOSSES_ROUND_DOWN_TO_THIRD : tables.landTechnologies().fire(technology);
    }

    /** A renaissance besieger without an ARMY counter in Europe does not fire, if that reading is chosen. */
    private static boolean isSilent(Assault assault, SiegeSide side) {
        return side == SiegeSide.BESIEGER && isRenaissanceWithoutArmy(assault) && assault.readings().is(SiegeReadings.ASSAULT_RENAISSANCE, "needs-army");
    }

    private static boolean isRenaissanceWithoutArmy(Assault assault) {
        return assault.besieger().technology() == LandTechnology.RENAISSANCE
                && assault.theatre() == Theatre.EUROPE
                && !assault.besieger().holdsArmy();
    }

    private static boolean hasMuskets(Assault assault) {
        return assault.besieger().technology() == LandTechnology.MUSKETS;
    }

    /** The readings that affect the besieger's fire. */
    static List<Reading> readings(Assault assault, EuTables tables) {
        if (hasMuskets(assault) && tables.policies() == Policies.MILITARY) {
            return List.of(SiegeReadings.ASSAULT_EXAMPLES);
        }
        return isRenaissanceWithoutArmy(assault) ? List.of(SiegeReadings.ASSAULT_RENAISSANCE) : List.of();
    }
}
