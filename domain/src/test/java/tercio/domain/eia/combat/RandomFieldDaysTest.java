package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandWar;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Random field combats: factors are conserved, losses are legal, and explanations add up. */
class RandomFieldDaysTest {

    private static final EiaTables TABLES = EiaTables.PRINTED;
    private static final List<FactorType> TYPES = List.of(FactorType.INFANTRY, FactorType.GUARD, FactorType.MILITIA, FactorType.CAVALRY,
            FactorType.ARTILLERY, FactorType.COSSACK);

    private final Random random = new Random(12);

    private CombatForce force(Power power) {
        var lines = new ArrayList<FactorLine>();
        lines.add(new FactorLine(FactorType.INFANTRY, power.nation(), 2 + random.nextInt(30), 20 + random.nextInt(30)));
        for (int line = random.nextInt(4); line > 0; line--) {
            lines.add(new FactorLine(TYPES.get(random.nextInt(TYPES.size())), power.nation(), 1 + random.nextInt(12), 10 + random.nextInt(40)));
        }
        var commander = new CombatCommander(random.nextInt(7), random.nextInt(6), OptionalInt.of(1 + random.nextInt(4)), random.nextBoolean(), random.nextBoolean());
        return CombatForces.withEndOfDay(CombatForce.of(power, 2, lines, Optional.of(commander), TABLES.intrinsic().of(power)),
                random.nextBoolean() ? DayChoice.FIGHT : DayChoice.WITHDRAW);
    }

    private FieldCombat combat() {
        var attack = OperationalChit.ofAttacker().get(random.nextInt(OperationalChit.ofAttacker().size()));
        var defence = OperationalChit.ofDefender().get(random.nextInt(OperationalChit.ofDefender().size()));
        var terms = new CombatTerms(AreaTerrain.values()[random.nextInt(5)], 1 + random.nextInt(2), 1 + random.nextInt(2), random.nextBoolean(),
                force(Power.FRANCE), force(Power.RUSSIA), Readings.STANDARD);
        var part = FieldCombat.outflanker(attack, defence, TABLES).map(side -> new OutflankingPart(1, terms.force(side).factors().stream()
                .map(line -> line.type() == FactorType.COSSACK ? line.count() : line.type() == FactorType.INFANTRY ? line.count() / 2 : 0).toList()));
        return new FieldCombat(terms, attack, defence, CombatCrossing.NONE, part, List.of());
    }

    @Test
    void factorsAreConservedAndExplanationsAddUp() {
        for (int fought = 0; fought < 400; fought++) {
            var combat = combat();
            var procedure = new FieldProcedure(combat, TABLES);
            var recorder = StepRecorder.recording();
            var run = procedure.stages().start(procedure.start(), Dice.inOrder(random.ints(20, 1, 7).boxed().toList()), recorder);
            var outcome = CombatOutcome.of(combat, ((Run.Finished<CombatState>) run).state(), TABLES);
            for (var side : CombatSide.values()) {
                conserved(combat, outcome, side);
            }
            recorder.steps().forEach(RandomFieldDaysTest::addsUp);
            assertThat(outcome.points().attacker() + outcome.points().defender()).isBetween(-2, 1);
        }
    }

    private static void conserved(FieldCombat combat, CombatOutcome outcome, CombatSide side) {
        var lost = Factors.NONE;
        int morale = 0;
        for (var round : outcome.state().sheet().rounds()) {
            var losses = side == CombatSide.ATTACKER ? round.attackerLosses() : round.defenderLosses();
            var fire = side == CombatSide.ATTACKER ? round.defenderFire() : round.attackerFire();
            lost = lost.plus(losses);
            morale += fire.morale();
            assertThat(losses.total()).isLessThanOrEqualTo(fire.factors());
        }
        boolean pursued = outcome.pursuit().filter(pursuit -> pursuit.pursuer() == side.opponent()).isPresent();
        lost = pursued ? lost.plus(outcome.pursuit().orElseThrow().losses()) : lost;
        var start = Factors.NONE;
        for (var line : combat.terms().force(side).factors()) {
            start = start.plus(line.type(), line.count());
        }
        assertThat(outcome.survivors().of(side).plus(lost)).isEqualTo(start);
        assertThat(outcome.moraleLost(side)).isEqualTo(morale);
    }

    private static void addsUp(Step step) {
        if (step.dice().size() == 1 && step.modified() != null) {
            assertThat(step.modified()).as(step.toString()).isEqualTo(step.dice().getFirst() + step.modifiers().stream().mapToInt(Modifier::value).sum());
        }
        assertThat(LandWar.result(step)).as(step.toString()).isNotEmpty();
        assertThat(step.result() == null || !step.result().matches(".*\\p{L}{2}.*")).as("no words in %s", step).isTrue();
    }
}
