package tercio.domain.eia.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tercio.domain.dice.Die;
import tercio.domain.eia.combat.CombatForecast.End;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Distribution;

/** The exact odds of a combat over one day or several. */
final class CombatDays {

    private static final int FACES = Die.D6.sides();

    /** The combats that end on one day. */
    private static final class DayEnds {
        private final BigInteger whole;
        private final Map<End, BigInteger> ends = new LinkedHashMap<>();
        private final List<KeyWeights> moraleLost;

        private DayEnds(BigInteger whole) {
            this.whole = whole;
            moraleLost = List.of(new KeyWeights(whole), new KeyWeights(whole));
        }

        /** The weight of all combats that end on the day. */
        private BigInteger weight() {
            var found = moraleLost.getFirst();
            return IntStream.range(0, found.size()).mapToObj(found::weight).reduce(BigInteger.ZERO, BigInteger::add);
        }
    }

    private final EiaTables tables;
    private final SideOdds attacker;
    private final SideOdds defender;
    private final DayOdds day;
    private final List<DayEnds> evenings = new ArrayList<>();

    private CombatDays(DayPlan first, EiaTables tables) {
        this.tables = tables;
        boolean limits = first.rules().limitsCasualties();
        boolean irregulars = new PursuitStages(first.terms(), tables, CombatManner.REQUEST, first.lines(CombatSide.ATTACKER), first.lines(CombatSide.DEFENDER)).irregularsPursue();
        attacker = new SideOdds(first.lines(CombatSide.ATTACKER), tables.constants(), limits, irregulars);
        defender = new SideOdds(first.lines(CombatSide.DEFENDER), tables.constants(), limits, irregulars);
        day = new DayOdds(tables, attacker, defender);
    }

    /**
     * @param plans the plan of each day, from 0
     * @param most the most days that are followed
     */
    static CombatDays of(IntFunction<DayPlan> plans, CombatState start, EiaTables tables, int most) {
        var plan = plans.apply(0);
        var days = new CombatDays(plan, tables);
        var morning = days.day.pack(plan.before().distribution(start));
        var earlier = EarlierLosses.ofKnown(plan.terms().attacker().moraleLostBefore(), plan.terms().defender().moraleLostBefore());
        for (int number = 0; morning.size() > 0; number++) {
            plan = plans.apply(number);
            boolean follows = number + 1 < most && plan.repeated() && plan.terms().attacker().endOfDay() == DayChoice.FIGHT
                    && plan.terms().defender().endOfDay() == DayChoice.FIGHT;
            var next = days.fightDay(plan, morning, follows, earlier);
            morning = next.states();
            earlier = next.losses();
        }
        return days;
    }

    /** Fights one day. Its result is empty where no further day follows. */
    private NextDayStates fightDay(DayPlan plan, KeyWeights morning, boolean follows, EarlierLosses earlier) {
        var before = day.beforeLastRound(plan, morning);
        var evening = new DayEnds(DayOdds.denominatorAfterRound(before));
        evenings.add(evening);
        var next = new NextDayStates(plan, tables, day, attacker, defender, earlier, morning, evening.whole);
        var pursuit = new PursuitOdds(plan, tables, day, attacker, defender);
        var found = new KeyWeights(evening.whole);
        day.lastRound(plan, before, (key, at, times) -> {
            if (follows && canGoOn(plan, key)) {
                next.add(key, before, at, times);
            } else {
                pursuit.collect(key, before, at, times, earlier, found);
                boolean fought = DayOdds.round(key) > 0;
                evening.moraleLost.get(0).add(fought ? attacker.tally(DayOdds.attacker(key)).moraleLost() : -1, 0, before, at, 0, times);
                evening.moraleLost.get(1).add(fought ? defender.tally(DayOdds.defender(key)).moraleLost() : -1, 0, before, at, 0, times);
            }
        });
        pursuit.add(found, evening.ends, evening.whole.multiply(BigInteger.valueOf(FACES)));
        return next;
    }

    /** Whether both sides can do on a further day what they did on this one: a divided force needs factors in both parts. */
    private boolean canGoOn(DayPlan plan, long key) {
        if (DayOdds.combatEnd(DayOdds.end(key)) != CombatEnd.END_OF_DAY) {
            return false;
        }
        if (plan.outflanker() == null) {
            return true;
        }
        var side = plan.outflanker() == CombatSide.ATTACKER ? attacker : defender;
        int number = plan.outflanker() == CombatSide.ATTACKER ? DayOdds.attacker(key) : DayOdds.defender(key);
        int pinning = side.present(number, false);
        return pinning > 0 && side.factorsLeft(number) > pinning;
    }

    // --- Results of all days -----------------------------------------------------------------------------------------

    private BigInteger common() {
        return evenings.getLast().whole.multiply(BigInteger.valueOf(FACES));
    }

    private BigInteger scale(DayEnds evening) {
        return evenings.getLast().whole.divide(evening.whole);
    }

    /** Distribution of the ends of the combat. */
    Distribution<End> ends() {
        Map<End, BigInteger> ends = new LinkedHashMap<>();
        evenings.forEach(evening -> evening.ends.forEach((end, weight) -> ends.merge(end, weight.multiply(scale(evening)), BigInteger::add)));
        return Distribution.of(ends, common());
    }

    /** The morale that a side has lost on the last day; {@code null} where no round of it was fought. */
    Distribution<Integer> moraleLost(CombatSide side) {
        var lost = new KeyWeights(evenings.getLast().whole);
        for (var evening : evenings) {
            var found = evening.moraleLost.get(side.ordinal());
            for (int at = 0; at < found.size(); at++) {
                lost.add(found.key(at), found.weight(at).multiply(scale(evening)));
            }
        }
        return lost.distribution(value -> value < 0 ? null : (int) value);
    }

    /** The day on which the combat ends. */
    Distribution<Integer> endingDay() {
        var days = new KeyWeights(evenings.getLast().whole);
        for (int number = 1; number <= evenings.size(); number++) {
            if (evenings.get(number - 1).weight().signum() > 0) {
                days.add(number, evenings.get(number - 1).weight().multiply(scale(evenings.get(number - 1))));
            }
        }
        return days.distribution(value -> (int) value);
    }
}
