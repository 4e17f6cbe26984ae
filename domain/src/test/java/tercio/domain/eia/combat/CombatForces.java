package tercio.domain.eia.combat;

import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.GUARD;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.IntrinsicRatings;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Readings;

/** Forces of tests: those of the rulebook's example. */
final class CombatForces {

    static final CombatForce TURKEY = CombatForce.of(Power.TURKEY, 7, List.of(new FactorLine(FEUDAL_INFANTRY, new NationId("turkey"), 18, 20),
            new FactorLine(FEUDAL_CAVALRY, new NationId("turkey"), 18, 20), new FactorLine(INFANTRY, new NationId("turkey"), 14, 30)),
            Optional.of(commander(3, 2)), IntrinsicRatings.Ratings.NONE).withCasualtyOrder(List.of(FEUDAL_INFANTRY, INFANTRY, FEUDAL_CAVALRY));

    static final CombatForce RUSSIA = CombatForce.of(Power.RUSSIA, 4, List.of(new FactorLine(GUARD, new NationId("russia"), 6, 50),
            new FactorLine(INFANTRY, new NationId("russia"), 17, 30), new FactorLine(MILITIA, new NationId("russia"), 13, 20), new FactorLine(CAVALRY, new NationId("russia"), 1, 40)),
            Optional.of(commander(3, 2)), IntrinsicRatings.Ratings.NONE).withCasualtyOrder(List.of(MILITIA, INFANTRY, GUARD, CAVALRY));

    private CombatForces() {}

    /** A commander without a tactical maximum. */
    static CombatCommander commander(int strategic, int tactical) {
        return new CombatCommander(strategic, tactical, OptionalInt.empty(), false, false);
    }

    /** The force with this choice for the end of the day. */
    static CombatForce withEndOfDay(CombatForce force, DayChoice choice) {
        return new CombatForce(force.power(), force.corps(), force.largeCorps(), force.factors(), force.commander(), force.intrinsic(), force.casualtyOrder(),
                force.baseMorale(), force.moraleLostBefore(), choice, force.depotGarrison(), force.component(), force.cavalryLed(), force.siegeDefenders());
    }

    /** The first day of a combat on clear ground by method one. */
    static CombatTerms terms(CombatForce attacker, CombatForce defender) {
        return new CombatTerms(AreaTerrain.CLEAR, 1, 1, false, attacker, defender, Readings.STANDARD);
    }

    /** The same with chits and nobody divided. */
    static FieldCombat field(CombatForce attacker, OperationalChit attack, CombatForce defender, OperationalChit defence) {
        return new FieldCombat(terms(attacker, defender), attack, defence, CombatCrossing.NONE, Optional.empty(), List.of());
    }
}
