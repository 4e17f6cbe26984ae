package tercio.domain.eia.combat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import tercio.domain.dice.Die;
import tercio.domain.eia.combat.CombatForecast.End;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.TooManyStates;

/** The exact odds of the pursuit after a day, and with it of how the combat ends: the rules of {@link PursuitStages} over packed states. */
final class PursuitOdds {

    private static final int FACES = Die.D6.sides();
    private static final int POINT_BITS = 14;
    private static final int CLASS_BITS = 3;
    private static final int LOSS_BITS = 32;
    private static final int SIDE_BITS = 22;
    private static final int SIDE_MASK = (1 << SIDE_BITS) - 1;
    /** The part of a packed state that a pursuit does not change: withdrawals, round of arrival, rounds and end. */
    private static final int KEPT_BITS = 20;
    private static final int KEPT_MASK = (1 << KEPT_BITS) - 1;
    private static final int ENDS = 16;
    private static final int ROUNDS = 4;

    /** The possible results of the die of a pursuit: points, their number, and the faces that bring them. */
    private record Faces(int[] inflicted, int[] numbers, int[] times) {}

    private final DayPlan plan;
    private final EiaTables tables;
    private final PursuitStages pursuit;
    private final DayOdds day;
    private final SideOdds[] sides;
    private final int[] totals = new int[CombatSide.values().length];
    private final CombatSide[] pursuers = new CombatSide[ENDS];
    private final LongIndex pairs = new LongIndex();
    private final LongIndex losses = new LongIndex();
    private final LongIndex points = new LongIndex();
    private final Map<Integer, int[]> classes = new HashMap<>();
    private final Map<Long, Faces> dice = new HashMap<>();
    private final LongIndex flights = new LongIndex();
    private int[] fled = new int[ENDS];

    PursuitOdds(DayPlan plan, EiaTables tables, DayOdds day, SideOdds attacker, SideOdds defender) {
        this.plan = plan;
        this.tables = tables;
        this.day = day;
        sides = new SideOdds[] {attacker, defender};
        pursuit = new PursuitStages(plan.terms(), tables, CombatManner.REQUEST, attacker.lines(), defender.lines());
        for (var side : CombatSide.values()) {
            totals[side.ordinal()] = plan.terms().force(side).total();
        }
        for (int end = 1; end < ENDS; end++) {
            pursuers[end] = pursuit.pursuer(DayOdds.combatEnd(end), DayOdds.winner(end));
        }
    }

    private SideOdds odds(CombatSide side) {
        return sides[side.ordinal()];
    }

    private static int number(long state, CombatSide side) {
        return side == CombatSide.ATTACKER ? DayOdds.attacker(state) : DayOdds.defender(state);
    }

    /**
     * Adds a state with an end. Once the class of the pursuit is found the morale that was lost has no effect: states that differ in
     * it alone are one.
     *
     * @param times the number of times that it follows the weights at a place of others
     * @param earlier their columns
     */
    void collect(long state, KeyWeights from, int at, int times, EarlierLosses earlier, KeyWeights found) {
        var pursuer = pursuers[DayOdds.end(state)];
        long pair = pairs.add((long) sides[0].withoutMorale(DayOdds.attacker(state)) << SIDE_BITS | sides[1].withoutMorale(DayOdds.defender(state)));
        long kept = state & KEPT_MASK;
        boolean pursued = pursuer != null && odds(pursuer).pursuers(number(state, pursuer)) > 0
                && odds(pursuer.opponent()).factorsLeft(number(state, pursuer.opponent())) > 0;
        if (!pursued) {
            found.add(pair << CLASS_BITS + KEPT_BITS | kept, 0, from, at, 0, times);
            return;
        }
        int[] byColumn = classes(state, pursuer, earlier);
        int first = earlier.first(pursuer);
        for (int column = 0, next; column < byColumn.length; column = next) {
            next = column + 1;
            while (next < byColumn.length && byColumn[next] == byColumn[column]) {
                next++;
            }
            if (!from.isZero(at, first + column, first + next)) {
                found.add((pair << CLASS_BITS | byColumn[column]) << KEPT_BITS | kept, from, at, first + column, first + next, times);
            }
        }
    }

    /** The class of the pursuit by the losses of the victor on earlier days. */
    private int[] classes(long state, CombatSide pursuer, EarlierLosses earlier) {
        boolean withdrawn = DayOdds.combatEnd(DayOdds.end(state)) == CombatEnd.END_OF_DAY;
        int today = withdrawn ? -1 : odds(pursuer).tally(number(state, pursuer)).moraleLost();
        int rounds = pursuit.rounds(DayOdds.round(state));
        return classes.computeIfAbsent(((today + 1) * ROUNDS + rounds) * sides.length + pursuer.ordinal(), unknown ->
                IntStream.range(earlier.first(pursuer), earlier.end(pursuer)).map(column -> Math.max(0, withdrawn
                        ? PursuitRules.classAfterWithdrawal(tables, plan.terms().terrain(), StepRecorder.SILENT)
                        : PursuitRules.classAfterBreak(tables, plan.terms().terrain(), pursuit.loss(today, earlier.loss(pursuer, column)), rounds,
                                StepRecorder.SILENT))).toArray());
    }

    /**
     * Adds the ends of states that were found.
     *
     * @param common the common denominator of all ends
     */
    void add(KeyWeights found, Map<End, BigInteger> ends, BigInteger common) {
        var packed = new KeyWeights(found.whole().multiply(BigInteger.valueOf(FACES)));
        for (int at = 0; at < found.size(); at++) {
            roll(found, at, packed);
        }
        var scale = common.divide(packed.whole());
        for (int at = 0; at < packed.size(); at++) {
            ends.merge(end(packed.key(at)), packed.weight(at).multiply(scale), BigInteger::add);
        }
    }

    private void roll(KeyWeights found, int at, KeyWeights packed) {
        long key = found.key(at);
        int kept = (int) key & KEPT_MASK;
        int column = (int) (key >>> KEPT_BITS) & (1 << CLASS_BITS) - 1;
        long pair = pairs.key((int) (key >>> KEPT_BITS + CLASS_BITS));
        int attackers = (int) (pair >>> SIDE_BITS);
        int defenders = (int) pair & SIDE_MASK;
        if (column == 0) {
            packed.add(pack(kept, 0, points.add(0), attackers, defenders, null), found, at, FACES);
            return;
        }
        var pursuer = pursuers[DayOdds.end(kept)];
        boolean attacks = pursuer == CombatSide.ATTACKER;
        var victor = odds(pursuer);
        int victors = attacks ? attackers : defenders;
        var faces = faces(column, victor.pursuers(victors), victor.hasOwnCavalry(victors));
        for (int group = 0; group < faces.times().length; group++) {
            int after = afterPursuit(pursuer.opponent(), attacks ? defenders : attackers, faces.inflicted()[group]);
            boolean hurt = after != (attacks ? defenders : attackers);
            packed.add(pack(kept, column, faces.numbers()[group], attacks ? attackers : after, attacks ? after : defenders, hurt ? pursuer : null),
                    found, at, faces.times()[group]);
        }
    }

    /** The distinct points of a die. */
    private Faces faces(int column, int cavalry, boolean led) {
        return dice.computeIfAbsent(((long) cavalry << 4 | column) << 1 | (led ? 1 : 0), unknown -> {
            int[] inflicted = new int[FACES];
            int[] times = new int[FACES];
            int size = 0;
            for (int face = 1; face <= FACES; face++) {
                int percentage = tables.pursuit().at(column, PursuitRules.dieModifiers(tables, led).on(face)).percentage();
                int due = tables.percentages().of(percentage, cavalry);
                int at = 0;
                while (at < size && inflicted[at] != due) {
                    at++;
                }
                inflicted[at] = due;
                times[at]++;
                size = Math.max(size, at + 1);
            }
            int[] numbers = new int[size];
            for (int at = 0; at < size; at++) {
                numbers[at] = points.add(inflicted[at]);
                TooManyStates.refuse(numbers[at], (1 << POINT_BITS) - 1);
            }
            return new Faces(Arrays.copyOf(inflicted, size), numbers, Arrays.copyOf(times, size));
        });
    }

    /** A side after the losses of a pursuit; the same number where it has none. */
    private int afterPursuit(CombatSide side, int number, int inflicted) {
        int before = flights.size();
        int at = flights.add(((long) inflicted << SIDE_BITS | number) << 1 | side.ordinal());
        if (at == before) {
            fled = at == fled.length ? Arrays.copyOf(fled, at * 2) : fled;
            fled[at] = inflicted == 0 ? number : odds(side).afterPursuit(number, inflicted, pursuit.takesLastPoint());
        }
        return fled[at];
    }

    /**
     * Everything that the figures are taken from in one key.
     *
     * @param hurtBy the side that pursued and inflicted losses, or {@code null}
     */
    private long pack(int kept, int column, int pointNumber, int attackers, int defenders, CombatSide hurtBy) {
        int end = DayOdds.end(kept);
        int attackersLeft = sides[0].factorsLeft(attackers);
        int defendersLeft = sides[1].factorsLeft(defenders);
        boolean taken = attackersLeft == 0 || defendersLeft == 0 || DayOdds.combatEnd(end) == CombatEnd.ELIMINATION;
        int captured = taken ? capturedSide(kept, attackers, defenders, hurtBy) : 0;
        var withdrawn = day.withdrawnCorps(kept).tally();
        int away = withdrawn == null ? 0 : withdrawn.factors().sum();
        var winner = DayOdds.winner(end);
        long attackersLost = totals[0] - attackersLeft + surrenderedFactors(winner, CombatSide.ATTACKER, attackers);
        int defendersLost = totals[1] - away - defendersLeft + surrenderedFactors(winner, CombatSide.DEFENDER, defenders);
        long lost = losses.add(attackersLost << LOSS_BITS | defendersLost);
        return (((lost << POINT_BITS | pointNumber) << CLASS_BITS | column) << 2 | captured) << KEPT_BITS | kept;
    }

    private int surrenderedFactors(CombatSide winner, CombatSide side, int number) {
        boolean garrison = winner == side.opponent() && plan.terms().force(side).depotGarrison();
        return garrison ? plan.result().surrenderedFactors(winner, odds(side).tally(number), side).total() : 0;
    }

    /** The side whose leaders are taken, from 1; 0 where there is none. */
    private int capturedSide(int kept, int attackers, int defenders, CombatSide hurtBy) {
        for (var side : CombatSide.values()) {
            int number = side == CombatSide.ATTACKER ? attackers : defenders;
            if (plan.result().areLeadersCaptured(side, DayOdds.combatEnd(DayOdds.end(kept)), DayOdds.round(kept), DayOdds.arrivalRound(kept),
                    odds(side).present(number, false), odds(side).factorsLeft(number), hurtBy == side.opponent())) {
                return side.ordinal() + 1;
            }
        }
        return 0;
    }

    private End end(long key) {
        int end = DayOdds.end(key);
        var gone = day.withdrawnCorps(key);
        long lost = losses.key((int) (key >>> KEPT_BITS + 2 + CLASS_BITS + POINT_BITS));
        int captured = (int) (key >>> KEPT_BITS) & 3;
        int column = (int) (key >>> KEPT_BITS + 2) & (1 << CLASS_BITS) - 1;
        var withdrawn = gone.tally();
        int corps = plan.terms().defender().corps() - (withdrawn == null ? 0 : withdrawn.corps());
        var change = plan.result().points(DayOdds.winner(end), corps, gone.large());
        int rounds = (plan.terms().day() - plan.firstDay()) * tables.constants().rounds() + DayOdds.round(key);
        return new End(DayOdds.combatEnd(end), DayOdds.winner(end), captured == 0 ? null : CombatSide.values()[captured - 1], rounds,
                (int) (lost >>> LOSS_BITS), (int) lost, change.attacker(), change.defender(), column,
                (int) points.key((int) (key >>> KEPT_BITS + 2 + CLASS_BITS) & (1 << POINT_BITS) - 1), DayOdds.arrivalRound(key), withdrawn == null ? 0 : withdrawn.corps());
    }
}
