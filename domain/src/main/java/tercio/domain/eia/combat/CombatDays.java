package tercio.domain.eia.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tercio.domain.dice.Die;
import tercio.domain.eia.combat.CombatForecast.End;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.ruling.Distribution;

/** The exact odds of a combat over one day or several. */
final class CombatDays {

    private static final int FACES = Die.D6.sides();

    /** The states of a later morning that are followed together: all at once would be too many. */
    private static final int TOGETHER = 48;

    /** What ends on a day. */
    private static final class Evening {
        private final BigInteger whole;
        private final Map<End, BigInteger> ends = new LinkedHashMap<>();
        private final List<KeyWeights> moraleLost;
        private BigInteger weight = BigInteger.ZERO;

        private Evening(BigInteger whole) {
            this.whole = whole;
            moraleLost = List.of(new KeyWeights(whole), new KeyWeights(whole));
        }
    }

    private final EiaTables tables;
    private final SideOdds attacker;
    private final SideOdds defender;
    private final DayOdds day;
    private final List<Evening> evenings = new ArrayList<>();

    private CombatDays(DayPlan first, EiaTables tables) {
        this.tables = tables;
        boolean limits = first.rules().limitsCasualties();
        boolean irregulars = new PursuitStages(first.terms(), tables, first.lines(CombatSide.ATTACKER), first.lines(CombatSide.DEFENDER)).irregulars();
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
        var morning = days.day.packed(plan.before().distribution(start));
        for (int number = 0; morning.size() > 0; number++) {
            plan = plans.apply(number);
            boolean follows = number + 1 < most && plan.repeated() && plan.terms().attacker().endOfDay() == DayChoice.FIGHT
                    && plan.terms().defender().endOfDay() == DayChoice.FIGHT;
            morning = days.fought(plan, morning, follows, number == 0 ? morning.size() : TOGETHER);
        }
        return days;
    }

    /** A day; the states of the next morning, none where no further day follows. */
    private KeyWeights fought(DayPlan plan, KeyWeights morning, boolean follows, int together) {
        Evening evening = null;
        KeyWeights next = null;
        var pursuit = new PursuitOdds(plan, tables, day, attacker, defender);
        for (int from = 0; from < morning.size(); from += together) {
            var some = new KeyWeights(morning.whole());
            for (int at = from; at < Math.min(morning.size(), from + together); at++) {
                some.add(morning.key(at), morning, at, 1);
            }
            var states = day.fought(plan, some);
            if (evening == null) {
                evening = new Evening(states.whole());
                next = new KeyWeights(plan.withdrawal() > 0 ? states.whole().multiply(BigInteger.valueOf(FACES)) : states.whole());
                evenings.add(evening);
            }
            int[] on = follows ? IntStream.range(0, states.size()).filter(at -> goesOn(plan, states.key(at))).toArray() : new int[0];
            ends(evening, pursuit, states, on);
            for (int at : on) {
                goesOn(plan, states, at, next);
            }
        }
        return next;
    }

    /** Adds the states that do not go on to what ends on a day. */
    private void ends(Evening evening, PursuitOdds pursuit, KeyWeights states, int... on) {
        var going = new BitSet();
        for (int at : on) {
            going.set(at);
        }
        int[] ended = IntStream.range(0, states.size()).filter(at -> !going.get(at)).toArray();
        pursuit.add(states, ended, evening.ends, evening.whole.multiply(BigInteger.valueOf(FACES)));
        for (int at : ended) {
            long key = states.key(at);
            boolean fought = DayOdds.round(key) > 0;
            evening.moraleLost.get(0).add(fought ? attacker.tally(DayOdds.attacker(key)).moraleLost() : -1, states, at, 1);
            evening.moraleLost.get(1).add(fought ? defender.tally(DayOdds.defender(key)).moraleLost() : -1, states, at, 1);
            evening.weight = evening.weight.add(states.weight(at));
        }
    }

    private void goesOn(DayPlan plan, KeyWeights states, int at, KeyWeights next) {
        long key = states.key(at);
        long dawn = day.morning(key, rested(attacker.tally(DayOdds.attacker(key)), plan), rested(defender.tally(DayOdds.defender(key)), plan));
        boolean dice = plan.withdrawal() > 0;
        if (dice) {
            next.add(day.withdrawn(dawn, plan.withdrawal(), plan.terms().defender().corps()), states, at, plan.withdrawal());
        }
        if (plan.withdrawal() < FACES) {
            next.add(dawn, states, at, dice ? FACES - plan.withdrawal() : 1);
        }
    }

    /** Whether both sides can do on a further day what they did on this one: a divided force needs factors in both parts. */
    private boolean goesOn(DayPlan plan, long key) {
        if (DayOdds.ended(DayOdds.end(key)) != CombatEnd.END_OF_DAY) {
            return false;
        }
        if (plan.outflanker() == null) {
            return true;
        }
        var side = plan.outflanker() == CombatSide.ATTACKER ? attacker : defender;
        int number = plan.outflanker() == CombatSide.ATTACKER ? DayOdds.attacker(key) : DayOdds.defender(key);
        int pinning = side.present(number, false);
        return pinning > 0 && side.left(number) > pinning;
    }

    /** A side on the next morning: it breaks half a point earlier, and its loss of the day counts as the readings say. */
    private SideTally rested(SideTally evening, DayPlan plan) {
        var readings = plan.terms().readings();
        boolean carried = readings.is(CombatReadings.OVERNIGHT_MORALE, "carries-over");
        boolean whole = readings.is(CombatReadings.PURSUIT_LOSS, "whole-combat");
        int level = evening.finalMorale() - tables.constants().dayMorale();
        if (carried) {
            return evening.morale(level, evening.moraleLost()).lostBefore(evening.moraleLost());
        }
        // Losses beyond the last line of the table of pursuit classes read alike.
        int lost = whole ? Math.min(evening.lostBefore() + evening.moraleLost(), tables.pursuitClasses().lastFrom()) : 0;
        return evening.morale(level, 0).lostBefore(lost);
    }

    // --- What came of it -------------------------------------------------------------------------------------------

    private BigInteger common() {
        return evenings.getLast().whole.multiply(BigInteger.valueOf(FACES));
    }

    private BigInteger scale(Evening evening) {
        return evenings.getLast().whole.divide(evening.whole);
    }

    /** How the combat ends. */
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
    Distribution<Integer> number() {
        var days = new KeyWeights(evenings.getLast().whole);
        for (int number = 1; number <= evenings.size(); number++) {
            if (evenings.get(number - 1).weight.signum() > 0) {
                days.add(number, evenings.get(number - 1).weight.multiply(scale(evenings.get(number - 1))));
            }
        }
        return days.distribution(value -> (int) value);
    }
}
