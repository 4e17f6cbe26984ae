package tercio.domain.eu.siege;

import java.util.List;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.FireRule;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.policy.Policies;
import tercio.domain.eu.siege.AssaultTable.Phase;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;

/** The effect of technology on the fire of an assault. The besieged always fire at full power. */
final class AssaultFire {

    private AssaultFire() {}

    /** Whether the side rolls for fire. */
    static boolean rolls(Assault assault, SiegeSide side, EuTables tables) {
        return rule(assault, side, Phase.FIRE, tables) != FireRule.NO_FIRE_ROLL && !silent(assault, side);
    }

    /** The rule that reduces the losses of a roll. */
    static FireRule rule(Assault assault, SiegeSide side, Phase phase, EuTables tables) {
        if (phase == Phase.SHOCK || side == SiegeSide.BESIEGED) {
            return FireRule.FULL;
        }
        var technology = assault.besieger().technology();
        boolean asInExamples = muskets(assault) && assault.readings().is(SiegeReadings.ASSAULT_EXAMPLES, "examples");
        return asInExamples ? FireRule.HALF_LOSSES_ROUND_DOWN_TO_THIRD : tables.landTechnologies().fire(technology);
    }

    /** A renaissance besieger without an ARMY counter in Europe does not fire, if that reading is chosen. */
    private static boolean silent(Assault assault, SiegeSide side) {
        return side == SiegeSide.BESIEGER && renaissanceWithoutArmy(assault) && assault.readings().is(SiegeReadings.ASSAULT_RENAISSANCE, "needs-army");
    }

    private static boolean renaissanceWithoutArmy(Assault assault) {
        return assault.besieger().technology() == LandTechnology.RENAISSANCE
                && assault.theatre() == Theatre.EUROPE
                && !assault.besieger().holdsArmy();
    }

    private static boolean muskets(Assault assault) {
        return assault.besieger().technology() == LandTechnology.MUSKETS;
    }

    /** The readings that affect the besieger's fire. */
    static List<Reading> readings(Assault assault, EuTables tables) {
        if (muskets(assault) && tables.policies() == Policies.MILITARY) {
            return List.of(SiegeReadings.ASSAULT_EXAMPLES);
        }
        return renaissanceWithoutArmy(assault) ? List.of(SiegeReadings.ASSAULT_RENAISSANCE) : List.of();
    }
}
