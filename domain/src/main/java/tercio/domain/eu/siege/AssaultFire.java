package tercio.domain.eu.siege;

import java.util.List;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.FireRule;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.policy.Policies;
import tercio.domain.eu.siege.AssaultTable.Phase;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;

/** What a technology makes of the fire of an assault: the besieged always fire at full power. */
final class AssaultFire {

    private AssaultFire() {}

    /** Whether the side rolls for fire at all. */
    static boolean rolls(Assault assault, SiegeSide side, EuTables tables) {
        return rule(assault, side, Phase.FIRE, tables) != FireRule.NO_FIRE_ROLL && !silent(assault, side);
    }

    /** What is left of the losses that a roll shows. */
    static FireRule rule(Assault assault, SiegeSide side, Phase phase, EuTables tables) {
        if (phase == Phase.SHOCK || side == SiegeSide.BESIEGED) {
            return FireRule.FULL;
        }
        var technology = assault.besieger().technology();
        boolean asInExamples = muskets(assault) && assault.readings().is(SiegeReadings.ASSAULT_EXAMPLES, "examples");
        return asInExamples ? FireRule.HALF_LOSSES_ROUND_DOWN_TO_THIRD : tables.landTechnologies().fire(technology);
    }

    /** A renaissance besieger without ARMY in Europe, where that reading is chosen. */
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

    /** The readings that decide what the besieger's fire is worth. */
    static List<Reading> readings(Assault assault, EuTables tables) {
        if (muskets(assault) && tables.policies() == Policies.MILITARY) {
            return List.of(SiegeReadings.ASSAULT_EXAMPLES);
        }
        return renaissanceWithoutArmy(assault) ? List.of(SiegeReadings.ASSAULT_RENAISSANCE) : List.of();
    }
}
