package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.GUARD;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The rulebook's example of a field combat between Turkey and Russia (EIA-7.5.2.15). */
class FieldExampleTest {

    private static final EiaTables TABLES = EiaTables.PRINTED;

    private static final CombatForce TURKEY = CombatForce.of(Power.TURKEY, 7, List.of(new FactorLine(FEUDAL_INFANTRY, new NationId("turkey"), 18, 20),
            new FactorLine(FEUDAL_CAVALRY, new NationId("turkey"), 18, 20), new FactorLine(INFANTRY, new NationId("turkey"), 14, 30)),
            Optional.of(CombatForces.commander(3, 2)), IntrinsicRatings.Ratings.NONE).withCasualtyOrder(List.of(FEUDAL_INFANTRY, INFANTRY, FEUDAL_CAVALRY));
    private static final CombatForce RUSSIA = CombatForce.of(Power.RUSSIA, 4, List.of(new FactorLine(GUARD, new NationId("russia"), 6, 50),
            new FactorLine(INFANTRY, new NationId("russia"), 17, 30), new FactorLine(MILITIA, new NationId("russia"), 13, 20), new FactorLine(CAVALRY, new NationId("russia"), 1, 40)),
            Optional.of(CombatForces.commander(3, 2)), IntrinsicRatings.Ratings.NONE).withCasualtyOrder(List.of(MILITIA, INFANTRY, GUARD, CAVALRY));

    @Test
    void turkeyBreaksRussiaInTheSecondRoundAndWipesItOut() {
        var combat = new FieldCombat(new CombatTerms(AreaTerrain.CLEAR, 1, 1, false, TURKEY, RUSSIA, Readings.STANDARD), OperationalChit.ASSAULT,
                OperationalChit.CORDON, CombatCrossing.NONE, Optional.empty(), List.of());
        var procedure = new FieldProcedure(combat, TABLES);
        var run = procedure.stages().start(procedure.start(), Dice.inOrder(List.of(4, 3, 4, 4, 5)), StepRecorder.SILENT);

        var outcome = CombatOutcome.of(combat, ((Run.Finished<CombatState>) run).state(), TABLES);

        assertThat(outcome.finalMorale(CombatSide.ATTACKER)).isEqualTo(23);
        assertThat(outcome.finalMorale(CombatSide.DEFENDER)).isEqualTo(30);
        var rounds = outcome.state().sheet().rounds();
        assertThat(rounds.get(0).attackerFire()).hasToString("RoundFire[table=4-1, die=4, modified=4, percentage=10, factors=5, morale=10]");
        assertThat(rounds.get(0).defenderFire()).hasToString("RoundFire[table=2-1, die=3, modified=3, percentage=5, factors=2, morale=2]");
        assertThat(rounds.get(0).defenderLosses()).isEqualTo(Factors.of(MILITIA, 5));
        assertThat(rounds.get(0).attackerLosses()).isEqualTo(Factors.of(FEUDAL_INFANTRY, 2));
        assertThat(rounds.get(1).attackerFire()).hasToString("RoundFire[table=4-3, die=4, modified=4, percentage=15, factors=7, morale=20]");
        assertThat(rounds.get(1).defenderLosses()).isEqualTo(new Factors(Map.of(INFANTRY, 6, CAVALRY, 1)));
        assertThat(outcome.end()).isEqualTo(CombatEnd.BREAK);
        assertThat(outcome.winner()).contains(CombatSide.ATTACKER);
        assertThat(outcome.pursuit().orElseThrow()).satisfies(pursuit -> {
            assertThat(pursuit.pursuitClass()).isEqualTo(5);
            assertThat(pursuit.percentage()).isEqualTo(60);
            assertThat(pursuit.points()).isEqualTo(11);
            assertThat(pursuit.losses()).isEqualTo(new Factors(Map.of(GUARD, 6, INFANTRY, 11, MILITIA, 8)));
        });
        assertThat(outcome.captured()).contains(CombatSide.DEFENDER);
        assertThat(outcome.points()).isEqualTo(new PoliticalPoints(2, -2));
        assertThat(outcome.survivors().defender()).isEqualTo(Factors.NONE);
        assertThat(outcome.survivors().attacker()).isEqualTo(new Factors(Map.of(FEUDAL_INFANTRY, 14, FEUDAL_CAVALRY, 18, INFANTRY, 14)));
        assertThat(outcome.moraleLost(CombatSide.ATTACKER)).isEqualTo(7);
        assertThat(outcome.moraleLost(CombatSide.DEFENDER)).isEqualTo(30);
    }
}
