package tercio.bench.eu;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tercio.bench.BenchmarkReport;
import tercio.bench.Latencies;
import tercio.bench.Repeated;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattleOdds;
import tercio.domain.eu.land.siege.Siege;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.SiegeOdds;
import tercio.domain.eu.land.siege.SiegePort;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleOdds;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.NavalChoiceOdds;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.battle.Withdrawal;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Readings;

/**
 * Measures exact odds, cold and warm, beside the enumeration of all dice: how many combinations there are, and how long
 * playing each of them out would take at the speed of adjudications.
 */
final class OddsBenchmark {

    private static final int WARM_UP = 10;
    /** Enough for the optimizing compiler to finish. */
    private static final int LONG_WARM_UP = 300;
    private static final int MEASURED = 20;
    private static final List<Boolean> EITHER = List.of(false, true);

    private final BenchmarkReport report;

    OddsBenchmark(BenchmarkReport report) {
        this.report = report;
    }

    /** @param perSecond the number of battles that are played out in a second */
    void measure(double perSecond, List<Long> cold) {
        report.title("6. exact distributions: a land battle of two days with pursuit and retreat, one at sea, a siege of four rounds");
        measure("land battle", OddsBenchmark::land, cold.get(0), perSecond);
        measure("naval battle", OddsBenchmark::atSea, cold.get(1), perSecond);
        measure("siege of four rounds", OddsBenchmark::siege, cold.get(2), perSecond);
        atSea("naval battle, one side without an admiral", true, false, false);
        atSea("naval battle, neither side with an admiral", false, false, false);
        atSea("naval battle, neither side with an admiral, both try to retreat", false, false, true);
        compareChoices("naval battle, all choices compared", true);
        compareChoices("naval battle, all choices compared, neither side with an admiral", false);
    }

    private void atSea(String what, boolean phasingLed, boolean nonPhasingLed, boolean bothRetreat) {
        var start = NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, bothRetreat).withRetreatIntent(Side.NON_PHASING, true);
        var battle = battle(phasingLed, nonPhasingLed, Withdrawal.NONE, Withdrawal.NONE);
        measure(what, "5 ms", () -> NavalBattleOdds.of(battle, start, EuTables.PRINTED));
    }

    /** Each withdrawal of each side with each choice whether it tries to retreat. */
    private void compareChoices(String what, boolean led) {
        measure(what, "300 ms", () -> {
            var choices = new NavalChoiceOdds(EuTables.PRINTED);
            for (var phasing : Withdrawal.values()) {
                for (var nonPhasing : Withdrawal.values()) {
                    for (boolean first : EITHER) {
                        for (boolean second : EITHER) {
                            choices.odds(battle(led, led, phasing, nonPhasing),
                                    NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, first).withRetreatIntent(Side.NON_PHASING, second));
                        }
                    }
                }
            }
            return choices;
        });
    }

    private void measure(String what, String bar, Supplier<?> odds) {
        var hot = new Latencies();
        Repeated.repeat(WARM_UP, odds::get);
        Repeated.repeat(MEASURED, odds::get);
        Repeated.repeat(MEASURED, () -> hot.add(() -> odds.get()));
        report.line(what, bar, "%s", hot);
    }

    /** The time of one computation of each, in nanoseconds: to be measured in a fresh process. */
    static List<Long> once() {
        return List.of(duration(OddsBenchmark::land), duration(OddsBenchmark::atSea), duration(OddsBenchmark::siege));
    }

    private static long duration(Supplier<Distribution<?>> odds) {
        long start = System.nanoTime();
        odds.get();
        return System.nanoTime() - start;
    }

    private void measure(String what, Supplier<Distribution<?>> odds, long cold, double perSecond) {
        var warm = new Latencies();
        Repeated.repeat(WARM_UP, odds::get);
        Repeated.repeat(MEASURED, () -> warm.add(() -> odds.get()));
        report.line(what + ", without any rehearsal", "", "%.1f ms", cold / 1e6);
        report.line(what + ", once rehearsed", "50 ms the first time, 5 ms later", "%s", warm);
        var hot = new Latencies();
        Repeated.repeat(LONG_WARM_UP, odds::get);
        Repeated.repeat(MEASURED, () -> hot.add(() -> odds.get()));
        report.line(what + ", asked often", "5 ms", "%s", hot);
        BigInteger ways = odds.get().whole();
        report.baseline(what + ", every die by itself", "10^%d ways to fall: %,.0f days", ways.toString().length() - 1,
                new BigDecimal(ways).doubleValue() / perSecond / 86_400);
    }

    private static Distribution<?> land() {
        return LandBattleOdds.of(BattleBenchmark.ARTOIS, BattleBenchmark.start(), EuTables.PRINTED).ends();
    }

    private static Distribution<?> atSea() {
        var start = NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, true);
        return NavalBattleOdds.of(battle(true, true, Withdrawal.NONE, Withdrawal.NONE), start, EuTables.PRINTED).ends();
    }

    private static NavalBattle battle(boolean phasingLed, boolean nonPhasingLed, Withdrawal phasing, Withdrawal nonPhasing) {
        return new NavalBattle(SeaRegion.MEDITERRANEAN, 20, false, fleet("spain", new NavalUnits(1, 0, 7, 0, 1, 0, 0), FirstLine.NWD, phasingLed, phasing),
                fleet("turkey", new NavalUnits(1, 0, 0, 10, 0, 0, 0), FirstLine.NGD, nonPhasingLed, nonPhasing), Readings.STANDARD);
    }

    private static NavalSide fleet(String country, NavalUnits units, FirstLine line, boolean led, Withdrawal withdrawal) {
        var admiral = new Leader(new LeaderId("admiral"), "admiral", new CountryId(country), LeaderCategory.ADMIRAL, 'B', 3, 3, 3, 0, false, false, false, false);
        return new NavalSide(new CountryId(country), units, NavalTechnology.GALLEON_FLUYT, line, true, led ? Optional.of(admiral) : Optional.empty(), false, withdrawal, List.of());
    }

    /** Arras of the rulebook: level 3 in the plain, 6 French LD. */
    private static Distribution<?> siege() {
        var first = new Undermining.Round(3, Theatre.EUROPE, Terrain.PLAIN, SiegePort.NONE, 4, SiegeMarks.NONE, 0, 0, Units.NONE, false, 2,
                Readings.STANDARD);
        return SiegeOdds.of(new Siege(first, 4, Units.of(1, 1, 0), units -> 4, true, Optional.empty(), Optional.empty()), EuTables.PRINTED)
                .getLast();
    }
}
