package tercio.domain.eu.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tercio.domain.eu.battle.BattleUnderTest.battle;
import static tercio.domain.eu.battle.BattleUnderTest.stack;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Run;

/** Battles fought many times with a fixed seed come out as the exact odds say, within five standard deviations. */
class SampledBattlesTest {

    private static final int BATTLES = 20_000;
    private static final double DEVIATIONS = 5;

    static List<LandBattle> battles() {
        return List.of(
                battle().asItBegins(),
                battle().in(Terrain.MOUNTAIN).byInterception().asItBegins(),
                battle().across(Crossing.RIVER).foraging().asItBegins(),
                battle().of(stack("france", Units.of(1, 1, 1)), stack("spain", Units.of(1, 0, 0))).asItBegins(),
                battle().inTheRestOfTheWorld().of(stack("france", Units.of(0, 0, 2)), stack("natives", Units.of(0, 0, 3))).asItBegins());
    }

    @ParameterizedTest
    @MethodSource("battles")
    void whatIsRolledAgreesWithTheOdds(LandBattle battle) {
        var start = LandBattleProcedure.start(battle, EuTables.PRINTED).retreats(Side.PHASING, false)
                .retreats(Side.NON_PHASING, true).retreatRoom(Side.PHASING, 99).retreatRoom(Side.NON_PHASING, 1);
        var odds = BattleOdds.of(battle, start, EuTables.PRINTED);
        var procedure = LandBattleProcedure.of(battle, EuTables.PRINTED);
        var random = new Random(1643);
        int[] counted = new int[7];
        for (int fought = 0; fought < BATTLES; fought++) {
            var run = (Run.Finished<Fray>) procedure.start(start, name -> OptionalInt.of(1 + random.nextInt(10)), Account.SILENT);
            var outcome = LandBattleOutcome.of(battle, run.state(), EuTables.PRINTED);
            count(counted, 0, outcome.winner().filter(Side.PHASING::equals).isPresent());
            count(counted, 1, outcome.majorBattle());
            count(counted, 2, outcome.ended() == Ended.DAY1_RETREAT);
            count(counted, 3, outcome.nonPhasing().routed());
            count(counted, 4, outcome.nonPhasing().losses() >= 6);
            count(counted, 5, outcome.phasing().losses() >= 3);
            count(counted, 6, outcome.nonPhasing().casualty().equals(Casualty.KILLED));
        }

        agrees(counted[0], odds.ends(), end -> end.winner().filter(Side.PHASING::equals).isPresent());
        agrees(counted[1], odds.ends(), BattleOdds.End::majorBattle);
        agrees(counted[2], odds.ends(), end -> end.ended() == Ended.DAY1_RETREAT);
        agrees(counted[3], odds.ends(), end -> end.nonPhasing().routed());
        agrees(counted[4], odds.ends(), end -> end.nonPhasing().losses() >= 6);
        agrees(counted[5], odds.ends(), end -> end.phasing().losses() >= 3);
        agrees(counted[6], odds.nonPhasingLeader(), Casualty.KILLED::equals);
    }

    private static void count(int[] counted, int what, boolean happened) {
        counted[what] += happened ? 1 : 0;
    }

    private static <T> void agrees(int counted, Distribution<T> odds, Predicate<T> what) {
        double chance = share(odds.weightOf(what), odds.whole());
        double deviation = Math.sqrt(chance * (1 - chance) / BATTLES);
        assertThat((double) counted / BATTLES).isCloseTo(chance, within(DEVIATIONS * deviation + 1e-9));
    }

    private static double share(BigInteger weight, BigInteger whole) {
        return weight.doubleValue() / whole.doubleValue();
    }
}
