package tercio.domain.eia.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.dice.Die;
import tercio.domain.eia.combat.RoundVerdict.Standing;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.TooManyStates;

/**
 * The exact odds of the rounds of a combat: the rules of {@link CombatRounds} over packed states. The losses of a side are found
 * once for each way in which it may stand and each loss, and not once for each pair of dice, since what a die does to one side
 * does not depend on the other die.
 */
final class DayOdds {

    private static final int SIDE_BITS = 21;
    private static final int GONE_BITS = 12;
    private static final int SIDE_MASK = (1 << SIDE_BITS) - 1;
    private static final int GONE_MASK = (1 << GONE_BITS) - 1;
    private static final int FACES = Die.D6.sides();
    private static final int WINNERS = 3;
    private static final int LEVELS = 10;
    private static final int STANDINGS = 4;
    private static final int POLLED = 255;

    /** The distinct results of a die, each with the number of its faces. */
    private record Rolls(int[] percentages, int[] morale, int[] times) {}

    /** The corps that withdrew before the first round, and how many large corps are left. */
    record WithdrawnCorps(WithdrawalTally tally, int large) {}

    private final EiaTables tables;
    private final SideOdds attacker;
    private final SideOdds defender;
    private final List<WithdrawnCorps> gone = new ArrayList<>();
    private final Map<WithdrawnCorps, Integer> goneNumbers = new HashMap<>();
    private final Map<Integer, Rolls> rolls = new HashMap<>();
    private final int[] verdicts = verdicts();

    DayOdds(EiaTables tables, SideOdds attacker, SideOdds defender) {
        this.tables = tables;
        this.attacker = attacker;
        this.defender = defender;
    }

    // --- Packed states: attacker, defender, who withdrew, round of arrival, rounds fought, end ------------------------

    private static long key(int attacker, int defender, int gone, int arrived, int round, int end) {
        return ((((long) attacker << SIDE_BITS | defender) << GONE_BITS | gone) << 2 | arrived) << 6 | (long) round << 4 | end;
    }

    static int attacker(long key) {
        return (int) (key >>> SIDE_BITS + GONE_BITS + 8);
    }

    static int defender(long key) {
        return (int) (key >>> GONE_BITS + 8) & SIDE_MASK;
    }

    static int withdrawnCorpsNumber(long key) {
        return (int) (key >>> 8) & GONE_MASK;
    }

    static int arrivalRound(long key) {
        return (int) (key >>> 6) & 3;
    }

    static int round(long key) {
        return (int) (key >>> 4) & 3;
    }

    /** The end with its winner as one number; 0 while the combat goes on. */
    static int end(long key) {
        return (int) key & 15;
    }

    static CombatEnd combatEnd(int end) {
        return CombatEnd.values()[(end - 1) / WINNERS];
    }

    static CombatSide winner(int end) {
        int winner = (end - 1) % WINNERS;
        return winner == 0 ? null : CombatSide.values()[winner - 1];
    }

    static int end(CombatEnd ended, CombatSide winner) {
        return 1 + ended.ordinal() * WINNERS + (winner == null ? 0 : winner.ordinal() + 1);
    }

    WithdrawnCorps withdrawnCorps(long key) {
        return gone.get(withdrawnCorpsNumber(key));
    }

    // --- A day -----------------------------------------------------------------------------------------------------

    /** The states before the first round of the first day. */
    KeyWeights pack(Distribution<CombatState> states) {
        var packed = new KeyWeights(states.whole());
        states.weights().forEach((state, weight) -> {
            var who = new WithdrawnCorps(state.withdrawal(), state.defender().largeCorps());
            int number = withdrawnCorpsNumber(who);
            packed.add(key(number(attacker, state.attacker()), number(defender, state.defender()), number, 0, 0,
                    state.isOver() ? end(state.ended(), state.winner()) : 0), weight);
        });
        return packed;
    }

    private int withdrawnCorpsNumber(WithdrawnCorps who) {
        int number = goneNumbers.computeIfAbsent(who, fresh -> {
            gone.add(fresh);
            return gone.size() - 1;
        });
        TooManyStates.refuse(number, GONE_MASK);
        return number;
    }

    /** The state in which the whole defender withdraws before a later day. Its factors stay on record. */
    long afterWithdrawal(long morning, int needed, int corps) {
        var tally = new WithdrawalTally(false, needed, corps, FactorCounts.holding(new int[defender.lines().start().lines()]));
        return key(attacker(morning), defender(morning), withdrawnCorpsNumber(new WithdrawnCorps(tally, withdrawnCorps(morning).large())), 0, 0, end(CombatEnd.WITHDRAWAL, null));
    }

    /** The number of a tally without the loss of earlier days, on which nothing in a day depends. */
    private static int number(SideOdds side, SideTally tally) {
        int number = side.number(tally.withLostBefore(0));
        TooManyStates.refuse(number, SIDE_MASK);
        return number;
    }

    /** The states of a later day before its first round: level and running loss of both sides as the rules have them then. */
    long morning(long evening, SideTally attackers, SideTally defenders) {
        return key(number(attacker, attackers), number(defender, defenders), withdrawnCorpsNumber(evening), 0, 0, 0);
    }

    /** Receives a state, the place of the weight that it comes from, and how often it follows. */
    interface StateConsumer {
        void add(long key, int at, int times);
    }

    /** All rounds of a day but the last one. */
    KeyWeights beforeLastRound(DayPlan plan, KeyWeights morning) {
        var states = morning;
        for (int round = 1; round < tables.constants().rounds(); round++) {
            var before = states;
            var after = new KeyWeights(denominatorAfterRound(before), before.columns());
            round(plan, before, round, (key, at, times) -> after.add(key, before, at, times));
            states = round <= plan.arrivals().size() ? arrival(plan, after, round) : after;
        }
        return states;
    }

    /** The common denominator after a round. */
    static BigInteger denominatorAfterRound(KeyWeights before) {
        return before.whole().multiply(BigInteger.valueOf(FACES * FACES));
    }

    /**
     * The last round of a day. Every state has an end then; they are not kept, since what follows them tells less apart and they are
     * by far the most of the day.
     */
    void lastRound(DayPlan plan, KeyWeights before, StateConsumer evening) {
        int last = end(CombatEnd.END_OF_DAY, null);
        round(plan, before, tables.constants().rounds(), (key, at, times) -> evening.add(end(key) == 0 ? key | last : key, at, times));
    }

    private void round(DayPlan plan, KeyWeights before, int round, StateConsumer after) {
        for (int at = 0; at < before.size(); at++) {
            if ((at & POLLED) == 0) {
                Cancellation.check();
            }
            long key = before.key(at);
            if (end(key) > 0) {
                after.add(key, at, FACES * FACES);
            } else {
                round(plan, key, at, round, after);
            }
        }
    }

    private void round(DayPlan plan, long key, int at, int round, StateConsumer after) {
        int attackers = attacker(key);
        int defenders = defender(key);
        boolean attackersHere = arrivalRound(key) > 0 || !attacker.lines().isDivided();
        boolean defendersHere = arrivalRound(key) > 0 || !defender.lines().isDivided();
        var state = new CombatState(attacker.tally(attackers), defender.tally(defenders), round - 1, null, null, arrivalRound(key), null, null, null, null, null);
        var attack = rolls(plan.rules(), state, CombatSide.ATTACKER);
        var defence = rolls(plan.rules(), state, CombatSide.DEFENDER);
        int[] defendersLeft = afterLosses(defender, defenders, defendersHere, attack, attacker.firing(attackers, attackersHere));
        int[] attackersLeft = afterLosses(attacker, attackers, attackersHere, defence, defender.firing(defenders, defendersHere));
        int[] attackersStand = standing(plan.rules(), attacker, attackersLeft, attackersHere);
        int[] defendersStand = standing(plan.rules(), defender, defendersLeft, defendersHere);
        for (int one = 0; one < defendersLeft.length; one++) {
            for (int other = 0; other < attackersLeft.length; other++) {
                int end = verdicts[attackersStand[other] * STANDINGS + defendersStand[one]];
                after.add(key(attackersLeft[other], defendersLeft[one], withdrawnCorpsNumber(key), arrivalRound(key), round, end), at,
                        attack.times()[one] * defence.times()[other]);
            }
        }
    }

    /** The states of a side after each result of the enemy's die. */
    private int[] afterLosses(SideOdds side, int number, boolean here, Rolls enemy, int firing) {
        int[] left = new int[enemy.times().length];
        for (int result = 0; result < left.length; result++) {
            left[result] = side.afterRound(number, tables.percentages().of(enemy.percentages()[result], firing), enemy.morale()[result], here);
            TooManyStates.refuse(left[result], SIDE_MASK);
        }
        return left;
    }

    /** The standing of a side by its losses: plus 2 where it is wiped out, plus 1 where it breaks, or has guns alone left and loses by that. */
    private static int[] standing(RoundRules rules, SideOdds side, int[] left, boolean here) {
        int[] standing = new int[left.length];
        for (int at = 0; at < left.length; at++) {
            standing[at] = (side.present(left[at], here) == 0 ? 2 : 0) + (side.isBroken(left[at]) || rules.gunsAloneLose() && side.hasGunsAlone(left[at], here) ? 1 : 0);
        }
        return standing;
    }

    /** The end that each pair of standings brings. */
    private static int[] verdicts() {
        int[] all = new int[STANDINGS * STANDINGS];
        for (int pair = 0; pair < all.length; pair++) {
            var verdict = RoundVerdict.of(standing(pair / STANDINGS), standing(pair % STANDINGS));
            all[pair] = verdict.isEmpty() ? 0 : end(verdict.get().end(), verdict.get().winner().orElse(null));
        }
        return all;
    }

    private static Standing standing(int standing) {
        return new Standing(standing >= 2, standing % 2 == 1);
    }

    private Rolls rolls(RoundRules rules, CombatState state, CombatSide side) {
        var table = rules.table(state, side);
        var modifiers = rules.modifiers(state, side);
        int readWith = (table.casualtyLevel() * LEVELS + table.moraleLevel()) * LEVELS + modifiers.total();
        return rolls.computeIfAbsent(readWith, unknown -> {
            var distinct = new ArrayList<int[]>();
            for (int face = 1; face <= FACES; face++) {
                var result = tables.combat().at(table, modifiers.on(face));
                var same = distinct.stream().filter(each -> each[0] == result.percentage() && each[1] == result.morale()).findFirst();
                same.ifPresentOrElse(each -> each[2]++, () -> distinct.add(new int[] {result.percentage(), result.morale(), 1}));
            }
            return new Rolls(column(distinct, 0), column(distinct, 1), column(distinct, 2));
        });
    }

    private static int[] column(List<int[]> rows, int column) {
        return rows.stream().mapToInt(row -> row[column]).toArray();
    }

    /** The die for the arrival after a round, and the defender who leaves where it fails after the first one. */
    private KeyWeights arrival(DayPlan plan, KeyWeights before, int round) {
        int successes = plan.arrivals().get(round - 1);
        var after = new KeyWeights(before.whole().multiply(BigInteger.valueOf(FACES)), before.columns());
        for (int at = 0; at < before.size(); at++) {
            long key = before.key(at);
            if (end(key) > 0 || arrivalRound(key) > 0) {
                after.add(key, before, at, FACES);
                continue;
            }
            if (successes > 0) {
                after.add(key | (long) round << 6, before, at, successes);
            }
            if (successes < FACES) {
                boolean leaves = plan.leftAlone() && round == 1;
                after.add(leaves ? key | end(CombatEnd.WITHDRAWAL, null) : key, before, at, FACES - successes);
            }
        }
        return after;
    }
}
