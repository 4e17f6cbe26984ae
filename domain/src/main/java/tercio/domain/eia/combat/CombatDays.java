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

    /** The states that end on a day, by their places among its states. */
    private record Evening(DayPlan plan, KeyWeights states, int[] ended) {}

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
            morning = days.fought(plan, morning, follows);
        }
        return days;
    }

    /** A day; the states of the next morning, none where no further day follows. */
    private KeyWeights fought(DayPlan plan, KeyWeights morning, boolean follows) {
        var states = day.fought(plan, morning);
        int[] on = follows ? IntStream.range(0, states.size()).filter(at -> goesOn(plan, states.key(at))).toArray() : new int[0];
        var going = new BitSet();
        for (int at : on) {
            going.set(at);
        }
        evenings.add(new Evening(plan, states, IntStream.range(0, states.size()).filter(at -> !going.get(at)).toArray()));
        boolean dice = plan.withdrawal() > 0;
        var next = new KeyWeights(dice ? states.whole().multiply(BigInteger.valueOf(FACES)) : states.whole());
        for (int at : on) {
            long key = states.key(at);
            long dawn = day.morning(key, rested(attacker.tally(DayOdds.attacker(key)), plan), rested(defender.tally(DayOdds.defender(key)), plan));
            if (dice) {
                next.add(day.withdrawn(dawn, plan.withdrawal(), plan.terms().defender().corps()), states, at, plan.withdrawal());
            }
            if (plan.withdrawal() < FACES) {
                next.add(dawn, states, at, dice ? FACES - plan.withdrawal() : 1);
            }
        }
        return next;
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
        return evenings.getLast().states().whole().multiply(BigInteger.valueOf(FACES));
    }

    /** How the combat ends. */
    Distribution<End> ends() {
        Map<End, BigInteger> ends = new LinkedHashMap<>();
        evenings.forEach(evening -> new PursuitOdds(evening.plan(), tables, day, attacker, defender).add(evening.states(), evening.ended(), ends, common()));
        return Distribution.of(ends, common());
    }

    /** The morale that a side has lost on the last day; {@code null} where no round of it was fought. */
    Distribution<Integer> moraleLost(CombatSide side) {
        return ofEnded((states, at, number) -> {
            long key = states.key(at);
            var tally = side == CombatSide.ATTACKER ? attacker.tally(DayOdds.attacker(key)) : defender.tally(DayOdds.defender(key));
            return DayOdds.round(key) == 0 ? -1 : tally.moraleLost();
        });
    }

    /** The day on which the combat ends. */
    Distribution<Integer> number() {
        return ofEnded((states, at, number) -> number);
    }

    /** A figure of a state on the evening of a day, -1 where it has none. */
    @FunctionalInterface
    private interface EveningFigure {
        int of(KeyWeights states, int at, int day);
    }

    private Distribution<Integer> ofEnded(EveningFigure figure) {
        var values = new KeyWeights(common());
        for (int number = 1; number <= evenings.size(); number++) {
            var evening = evenings.get(number - 1);
            var found = new KeyWeights(evening.states().whole());
            for (int at : evening.ended()) {
                found.add(figure.of(evening.states(), at, number), evening.states(), at, 1);
            }
            var scale = common().divide(evening.states().whole());
            for (int at = 0; at < found.size(); at++) {
                values.add(found.key(at), found.weight(at).multiply(scale));
            }
        }
        return values.distribution(value -> value < 0 ? null : (int) value);
    }
}
