package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.counters.CounterPool;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.ChangeForLosses;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.TakingLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.sentence.given.Told;

/** The counters of Turkey: those of Timar and Janissaries count together, and a Pasha is one that gives no change (EU-UNIT-4, EU-TUR-5). */
class TurkishCountersTest {

    /** Turkey with so many ARMY counters and loose LD. */
    private static Situation turks(int army, int ld) {
        return Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain")).initiative("turkey", 12)
                .counters("turkey", army, ld);
    }

    private static EuState army(Situation situation, int plus, int minus, int ld, Timar timar) {
        return situation.stack("army", "turkey", "rumeli", plus, minus, ld).with(timar).war().board();
    }

    private static TakeLosses left(Units units) {
        return new TakeLosses(new StackId("army"), Counters.of(units));
    }

    /** The board after losses of the army, as far as they are settled without a question. */
    private static War losing(EuState board, int ld, String why) {
        var play = EuChapters.play(board.withDuty(new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army")), ld, why)), EuMap.PRINTED, EuTables.PRINTED, Dice.NONE);
        Sequence.continueAutomatically(play);
        return War.on(play.state());
    }

    private static List<Integer> payable(EuState board, String why, int most) {
        return IntStream.rangeClosed(1, most).mapToObj(ld -> ChangeForLosses.payableLd(board, List.of(board.stacks().get(new StackId("army"))), ld, why)).toList();
    }

    @Test
    void timarCountWithJanissariesAndPashasBesideThem() {
        var board = army(turks(4, 5), 1, 0, 1, new Timar(0, 1, 2, 1, 0, 1));

        assertThat(FreeCounters.of(board, new CountryId("turkey"))).as("2 ARMY and 3 LD of both kinds lie there").isEqualTo(new FreeCounters(new CountryId("turkey"), new CounterPool(4, 5), 2, 2));
    }

    // --- Splits -----------------------------------------------------------------------------------------------------

    @Test
    void aPashaLeavesWithoutChange() {
        var war = War.on(army(turks(1, 0), 1, 0, 0, Timar.pashas(2))).declares("turkey", Campaign.MULTIPLE).declares("france", Campaign.NONE);
        var pasha = new SplitStack(new StackId("army"), new Counters(0, 0, 0, Optional.of(Timar.pashas(2))), false);
        var janissaries = new SplitStack(new StackId("army"), new Counters(1, 0, 0), false);

        assertThat(war.refuses(new SplitStack(new StackId("army"), new Counters(0, 0, 1), false)).legal()).extracting(Option::command).containsExactly(pasha, janissaries);
        war.plays(pasha);
        assertThat(war.board().stacks().get(new StackId("army")).units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void anArmyOfTimarIsNotBrokenWithoutLd() {
        var war = War.on(army(turks(2, 1), 0, 0, 1, Timar.of(1, 0, 0))).declares("turkey", Campaign.MULTIPLE).declares("france", Campaign.NONE);

        assertThat(Told.of(war.refuses(new SplitStack(new StackId("army"), new Counters(0, 0, 0, Optional.of(Timar.of(0, 0, 1))), false)).detail()))
                .as("the only LD is one of Janissaries").startsWith("eu.movement.refused-no-change: units [(eu.name.ld: count 1) + (eu.name.timar: counters (eu.name.army-plus: count 1)");
        war.plays(new SplitStack(new StackId("army"), new Counters(0, 0, 1), false));
    }

    /** 1 LD of Janissaries and an A+ of Timar: without loose LD beside the map the A+ goes whole; with two of them it goes by its half. */
    @Test
    void partsAreGivenWithTheCountersOfBothKinds() {
        assertThat(givable(army(turks(2, 1), 0, 0, 1, Timar.of(1, 0, 0)))).containsExactly(0, 1, 4, 5);
        assertThat(givable(army(turks(2, 3), 0, 0, 1, Timar.of(1, 0, 0)))).containsExactly(0, 1, 2, 3, 4, 5);
    }

    private static List<Integer> givable(EuState board) {
        var stacks = List.of(board.stacks().get(new StackId("army")));
        return PartsWithChange.of(board, stacks).of(stacks, 5).stream().boxed().toList();
    }

    // --- Losses -----------------------------------------------------------------------------------------------------

    @Test
    void whereTimarGiveNoChangeMoreIsLost() {
        assertThat(losing(army(turks(1, 0), 0, 0, 0, Timar.of(1, 0, 0)), 1, "battle").board().stacks().get(new StackId("army")).units()).as("the A+ is flipped")
                .isEqualTo(Units.with(0, 0, 0, Timar.of(0, 1, 0)));
        assertThat(losing(army(turks(1, 1), 0, 0, 0, Timar.of(1, 0, 0)), 1, "battle").board().stacks().get(new StackId("army")).units()).as("one LD is left beside the map")
                .isEqualTo(Units.with(0, 0, 0, Timar.of(0, 1, 1)));
    }

    @Test
    void aPashaIsKilledBeforeLossesAreIncreased() {
        var board = army(turks(1, 0), 1, 0, 0, Timar.pashas(1));

        assertThat(payable(board, "battle", 5)).as("the Pasha, the flipped A+, both, the A+ and all of them").containsExactly(1, 2, 3, 4, 5);
        assertThat(losing(board, 1, "battle").board().stacks().get(new StackId("army")).units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void aPashaGivesNoChange() {
        var alone = army(turks(9, 9), 0, 0, 0, Timar.pashas(2, 3));
        var beside = army(turks(1, 0), 1, 0, 0, Timar.pashas(3));

        assertThat(payable(alone, "battle", 5)).as("2, 3 or both, whatever LD are left").containsExactly(2, 2, 3, 5, 5);
        assertThat(payable(beside, "battle", 7)).as("2 and 4 of the A+, and 3 more of the Pasha").containsExactly(2, 2, 3, 4, 5, 7, 7);
        assertThat(losing(beside, 1, "battle").decision("losses").options()).extracting(Option::command).as("2 LD instead of 1, or the Pasha for them")
                .containsExactlyInAnyOrder(left(Units.with(0, 1, 0, Timar.pashas(3))), left(Units.of(1, 0, 0)));
    }

    @Test
    void lossesOfOneKindAreIncreasedByThatKind() {
        var board = army(turks(2, 0), 1, 0, 0, new Timar(1, 0, 0, 0, 1, 0));

        assertThat(payable(board, TakingLosses.WINTER, 6)).as("Timar: the Pasha of 2, the A+ by halves").containsExactly(2, 2, 4, 4, 6, 6);
        assertThat(payable(board, TakingLosses.PASHAS, 2)).as("the Pasha").containsExactly(2, 2);
        assertThat(payable(board, "stacking", 8)).as("both A+ by halves").containsExactly(2, 2, 4, 4, 6, 6, 8, 8);
    }
}
