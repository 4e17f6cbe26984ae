package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The same stages with dice, with an account, and without dice. */
class LandBattleOddsTest {

    private static final LandBattle ARTOIS = battle().asItBegins();

    /** An army and a part of a detachment against three detachments and such a part. */
    private static final LandBattle IN_PERU = battle().inTheRestOfTheWorld()
            .of(stack("spain", new Units(1, 0, 0, 1, 0, 0, false)), stack("france", new Units(0, 0, 3, 1, 0, 0, false))).asItBegins();

    private static BattleState start(boolean retreat) {
        return LandBattleProcedure.start(ARTOIS, EuTables.PRINTED).withRetreatIntent(Side.PHASING, false)
                .withRetreatIntent(Side.NON_PHASING, retreat).withRetreatRoom(Side.PHASING, 99).withRetreatRoom(Side.NON_PHASING, 99);
    }

    /** Sixteen dice are enough for any battle between two single stacks. */
    @Property(tries = 300)
    void theAccountAddsUpAndChangesNothing(@ForAll @Size(16) List<@IntRange(min = 1, max = 10) Integer> dice, @ForAll boolean retreat) {
        var recorder = StepRecorder.recording();
        var procedure = LandBattleProcedure.of(ARTOIS, EuTables.PRINTED);
        var told = procedure.start(start(retreat), Dice.inOrder(dice), recorder);
        var silent = procedure.start(start(retreat), Dice.inOrder(dice), StepRecorder.SILENT);

        assertThat(told).isEqualTo(silent).isInstanceOf(Run.Finished.class);
        assertThat(recorder.steps()).filteredOn(step -> step.modified() != null).allSatisfy(step ->
                assertThat(step.dice().getFirst() + step.modifiers().stream().mapToInt(modifier -> modifier.value()).sum())
                        .isEqualTo(step.modified()));
        assertThat(recorder.steps().stream().flatMap(step -> step.dice().stream()))
                .containsExactlyElementsOf(((Run.Finished<BattleState>) told).rolls().stream().map(roll -> roll.value()).toList());
    }

    @Property(tries = 300)
    void theOddsForgetNothingThatMatters(@ForAll @Size(16) List<@IntRange(min = 1, max = 10) Integer> dice) {
        nothingForgotten(ARTOIS, EuTables.PRINTED, dice);
    }

    @Property(tries = 300)
    void theOddsOfTheOlderEditionsForgetNothingThatMatters(@ForAll @Size(16) List<@IntRange(min = 1, max = 10) Integer> dice) {
        for (var edition : List.of(Editions.fast(), Editions.rapid())) {
            nothingForgotten(ARTOIS, edition.tables(), dice);
            nothingForgotten(IN_PERU, edition.tables(), dice);
        }
    }

    private static void nothingForgotten(LandBattle battle, EuTables tables, List<Integer> dice) {
        var procedure = LandBattleProcedure.of(battle, tables);
        var noted = outcome(battle, tables, procedure.start(start(true), Dice.inOrder(dice), StepRecorder.SILENT));
        var forgotten = outcome(battle, tables, procedure.start(start(true).withoutSheet(), Dice.inOrder(dice), StepRecorder.SILENT));

        assertThat(forgotten.ended()).isEqualTo(noted.ended());
        assertThat(forgotten.winner()).isEqualTo(noted.winner());
        assertThat(forgotten.majorBattle()).isEqualTo(noted.majorBattle());
        for (var side : Side.values()) {
            assertThat(forgotten.side(side).losses()).isEqualTo(noted.side(side).losses());
            assertThat(forgotten.side(side).routed()).isEqualTo(noted.side(side).routed());
            assertThat(forgotten.side(side).casualty()).isEqualTo(noted.side(side).casualty());
        }
    }

    private static LandBattleOutcome outcome(LandBattle battle, EuTables tables, Run<BattleState> run) {
        return LandBattleOutcome.of(battle, ((Run.Finished<BattleState>) run).state(), tables);
    }

    @Test
    void theExactDistributionSumsToOneAndHoldsWhatIsRolled() {
        var procedure = LandBattleProcedure.of(ARTOIS, EuTables.PRINTED);
        var odds = procedure.distribution(start(true).withoutSheet());

        var sum = odds.weights().values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        assertThat(sum).isEqualTo(odds.whole());
        var random = new Random(1559);
        for (int battle = 0; battle < 200; battle++) {
            var dice = IntStream.range(0, 16).map(at -> 1 + random.nextInt(10)).boxed().toList();
            var run = procedure.start(start(true).withoutSheet(), Dice.inOrder(new ArrayList<>(dice)), StepRecorder.SILENT);
            assertThat(odds.weights()).containsKey(((Run.Finished<BattleState>) run).state());
        }
    }
}
