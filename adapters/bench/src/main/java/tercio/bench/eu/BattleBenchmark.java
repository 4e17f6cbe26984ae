package tercio.bench.eu;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Supplier;
import tercio.bench.BenchmarkReport;
import tercio.bench.Repeated;
import tercio.bench.RulebookBenchmark;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Measures how many battles a second are adjudicated, with the rulebook's battle in Artois, and its exact odds. */
public final class BattleBenchmark implements RulebookBenchmark {

    private static final int FOUGHT = 20_000;

    static final LandBattle ARTOIS = new LandBattle(Period.III, Theatre.EUROPE, Terrain.PLAIN, false, Crossing.NONE, false,
            side("france", Units.of(2, 0, 0), ArmyClass.IV, false, 2, 4, 2),
            side("spain", Units.of(1, 0, 1), ArmyClass.III, true, 4, 2, 3), Readings.STANDARD);

    private static BattleSide side(String country, Units units, ArmyClass armyClass, boolean tercio, int maneuver, int fire, int shock) {
        var leader = new Leader(new LeaderId("leader"), "leader", new CountryId(country), LeaderCategory.GENERAL, 'B', maneuver, fire, shock, 0,
                false, false, false, false);
        return new BattleSide(new CountryId(country), units, armyClass, true, LandTechnology.MUSKETS, tercio, Optional.of(leader), false, false);
    }

    static BattleState start() {
        return LandBattleProcedure.start(ARTOIS, EuTables.PRINTED)
                .withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, true)
                .withRetreatRoom(Side.PHASING, BattleState.UNLIMITED_ROOM).withRetreatRoom(Side.NON_PHASING, BattleState.UNLIMITED_ROOM);
    }

    @Override
    public void measure(BenchmarkReport report) {
        var cold = OddsBenchmark.once();
        report.title("5. land battles from the first roll to the fate of the leaders, one thread");
        double silent = fight(report, "explanations off", "100,000 a second", () -> StepRecorder.SILENT);
        fight(report, "explanations on", "20,000 a second", StepRecorder::recording);
        new OddsBenchmark(report).measure(silent, cold);
    }

    private static double fight(BenchmarkReport report, String what, String bar, Supplier<StepRecorder> recorder) {
        var random = new Random(6);
        Dice dice = die -> OptionalInt.of(1 + random.nextInt(die.die().sides()));
        var procedure = LandBattleProcedure.of(ARTOIS, EuTables.PRINTED);
        double best = 0;
        for (int time = 0; time < 4; time++) {
            long start = System.nanoTime();
            for (int battle = 0; battle < FOUGHT; battle++) {
                if (!(procedure.start(start(), dice, recorder.get()) instanceof Run.Finished<BattleState>)) {
                    throw new IllegalStateException("the battle did not end");
                }
            }
            best = Math.max(best, Repeated.perSecond(FOUGHT, System.nanoTime() - start));
        }
        report.line(what, bar, "%,.0f a second", best);
        return best;
    }
}
