package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tercio.domain.eu.forces.FireRule;
import tercio.domain.ruling.Cancellation;

/**
 * The two days of one battle at sea, for exact odds: the rules of {@link DaysOfBattle}, {@link WindStages} and {@link EndOfFirstDay} on counts
 * in arrays instead of states, which is many times as fast. The stages themselves are the reference, in a test.
 *
 * <p>Between two rolls a battle that goes on is no more than the losses that each side has inflicted and the stars that each has suffered.
 */
final class DaysAtSea {

    private static final int FACES = 10;
    private static final int SIDES = Side.values().length;
    /** Whether a side has suffered fewer stars than its enemy, as many, or more. */
    private static final int COMPARED = 3;

    private final NavalParameters parameters;
    private final BattleState opened;
    private final int[] morale = new int[SIDES];
    /** How many different numbers of stars a side can have suffered in a battle that goes on; transports rout after the first roll in any case. */
    private final int[] levels = new int[SIDES];
    private final SeaDayEnds fought;
    /** The greatest losses that a side can have inflicted by now. */
    private final int[] most = new int[SIDES];
    private final boolean[] failed = new boolean[SIDES];
    private long[] going;
    private long rest;

    private DaysAtSea(NavalParameters parameters, BattleState opened) {
        this.parameters = parameters;
        this.opened = opened;
        for (var side : Side.values()) {
            morale[side.ordinal()] = parameters.morale(side);
            levels[side.ordinal()] = Math.max(1, parameters.morale(side));
        }
        fought = new SeaDayEnds();
        going = new long[levels[0] * levels[1]];
    }

    /**
     * How the days end, out of {@link #ways}.
     *
     * @param opened the state after the roll for the wind, with the choices of both sides
     */
    static SeaDayEnds of(NavalParameters parameters, BattleState opened) {
        var days = new DaysAtSea(parameters, opened);
        days.going[0] = 1;
        days.rest = ways(parameters, opened);
        days.fight();
        return days.fought;
    }

    /** The number of ways in which the dice of the days can fall. */
    static long ways(NavalParameters parameters, BattleState opened) {
        long ways = 1;
        for (var roll : List.of(BattleRoll.FIRE1, BattleRoll.SHOCK1, BattleRoll.FIRE2, BattleRoll.SHOCK2)) {
            for (var side : Side.values()) {
                ways *= parameters.rolls(side, roll) ? FACES : 1;
            }
        }
        for (var side : attempting(parameters, opened)) {
            ways *= FACES;
        }
        return ways;
    }

    /**
     * What the days depend on: equal for states whose days go alike.
     */
    static List<Object> alike(NavalParameters parameters, BattleState opened) {
        var all = new ArrayList<Object>();
        all.add(opened.sea().wind());
        for (var side : Side.values()) {
            all.add(opened.sideState(side).intent());
            if (attempting(parameters, opened).contains(side)) {
                all.add(parameters.leader(opened, side).maneuver());
            }
            for (var roll : List.of(BattleRoll.FIRE1, BattleRoll.SHOCK1)) {
                all.add(parameters.rolls(side, roll) ? parameters.tally(opened, side, roll).total() : 0);
            }
        }
        return all;
    }

    /** The sides that try to retreat after the first day, in order. */
    private static List<Side> attempting(NavalParameters parameters, BattleState opened) {
        return new EndOfFirstDay(parameters).attempting(opened);
    }

    private void fight() {
        exchange(BattleRoll.FIRE1);
        withdrawal(BattleRoll.FIRE1);
        exchange(BattleRoll.SHOCK1);
        attempting(parameters, opened).forEach(this::attempt);
        exchange(BattleRoll.FIRE2);
        withdrawal(BattleRoll.FIRE2);
        exchange(BattleRoll.SHOCK2);
        each((stars, losses, weight) -> ended(BattleEnd.DAY2_SHOCK, byMorale(stars), stars, losses, weight * rest));
    }

    private Winner byMorale(int[] stars) {
        int left = morale[0] - stars[0];
        int other = morale[1] - stars[1];
        return left == other ? Winner.NONE : left > other ? Winner.PHASING : Winner.NON_PHASING;
    }

    /** An end in which no side routs. */
    private void ended(BattleEnd end, Winner winner, int[] stars, int[] losses, long weight) {
        fought.add(new SeaDayEnds.End(end, winner, false, stars[0], stars[1], losses[0], losses[1]), weight);
    }

    // --- States ------------------------------------------------------------------------------------------------------

    /** Takes the battles that go on: the stars that each side has suffered, the losses that it has inflicted, and how many there are. */
    @FunctionalInterface
    private interface Going {
        void of(int[] stars, int[] losses, long weight);
    }

    private void each(Going each) {
        int[] stars = new int[SIDES];
        int[] losses = new int[SIDES];
        int at = 0;
        for (stars[0] = 0; stars[0] < levels[0]; stars[0]++) {
            for (stars[1] = 0; stars[1] < levels[1]; stars[1]++) {
                for (losses[0] = 0; losses[0] <= most[0]; losses[0]++) {
                    for (losses[1] = 0; losses[1] <= most[1]; losses[1]++) {
                        if (going[at] != 0) {
                            each.of(stars, losses, going[at]);
                        }
                        at++;
                    }
                }
            }
        }
    }

    // --- Fire and boarding -------------------------------------------------------------------------------------------

    /**
     * The faces of a roll that are alike.
     *
     * @param count how many
     */
    private record Result(int losses, int stars, int count) {}

    /** Both sides roll at the same time; then each side without morale routs. */
    private void exchange(BattleRoll roll) {
        Cancellation.check();
        var results = new Result[SIDES][2][];
        int[] before = most.clone();
        for (var side : Side.values()) {
            for (int more = 0; more < 2; more++) {
                results[side.ordinal()][more] = results(side, roll, more == 1);
                for (var result : results[side.ordinal()][more]) {
                    most[side.ordinal()] = Math.max(most[side.ordinal()], before[side.ordinal()] + result.losses());
                }
            }
            rest /= parameters.rolls(side, roll) ? FACES : 1;
        }
        struck(before, results, BattleEnd.after(roll));
    }

    private Result[] results(Side side, BattleRoll roll, boolean more) {
        if (!parameters.rolls(side, roll)) {
            return new Result[] {new Result(0, 0, 1)};
        }
        var state = opened;
        if (failed[side.opponent().ordinal()]) {
            state = state.with(side.opponent(), SideState::failedToRetreat);
        }
        var tally = parameters.tally(more ? state.with(side, sideState -> sideState.losingMorale(1)) : state, side, roll);
        var table = parameters.tables().combatResults();
        var column = parameters.column(side, roll);
        var rule = roll.fire() ? parameters.fireRule(side) : FireRule.FULL;
        var results = new ArrayList<Result>();
        for (int face = 1; face <= FACES; face++) {
            int modified = tally.on(face);
            int losses = rule.left(table.losses(column, modified));
            int stars = table.stars(column, modified);
            int same = -1;
            for (int at = 0; at < results.size(); at++) {
                same = results.get(at).losses() == losses && results.get(at).stars() == stars ? at : same;
            }
            if (same < 0) {
                results.add(new Result(losses, stars, 1));
            } else {
                results.set(same, new Result(losses, stars, results.get(same).count() + 1));
            }
        }
        return results.toArray(Result[]::new);
    }

    /** First the phasing side strikes, then the other one, whose roll depends on the stars before both. */
    private void struck(int[] before, Result[][][] results, BattleEnd end) {
        int columns = before[1] + 1;
        int rows = most[0] + 1;
        int plane = rows * columns;
        int most1 = most[1] + 1;
        long[] next = new long[levels[0] * levels[1] * rows * most1];
        for (int compared = 0; compared < COMPARED; compared++) {
            // Stars of the phasing side, stars of the other side after this strike, losses that each has inflicted.
            long[] half = new long[levels[0] * (morale[1] + 1) * plane];
            boolean any = false;
            var own = results[0][compared == 2 ? 1 : 0];
            for (int first = 0; first < levels[0]; first++) {
                for (int second = 0; second < levels[1]; second++) {
                    if (Integer.signum(first - second) + 1 != compared) {
                        continue;
                    }
                    int from = (first * levels[1] + second) * (before[0] + 1) * columns;
                    for (int lost = 0; lost < (before[0] + 1) * columns; lost++) {
                        long weight = going[from + lost];
                        if (weight != 0) {
                            any = true;
                            for (var result : own) {
                                int then = Math.min(morale[1], second + result.stars());
                                half[(first * (morale[1] + 1) + then) * plane + lost + result.losses() * columns] += weight * result.count();
                            }
                        }
                    }
                }
            }
            if (any) {
                answered(half, columns, rows, results[1][compared == 0 ? 1 : 0], next, most1, end);
            }
        }
        going = next;
    }

    private void answered(long[] half, int columns, int rows, Result[] theirs, long[] next, int most1, BattleEnd end) {
        int at = 0;
        for (int first = 0; first < levels[0]; first++) {
            for (int second = 0; second <= morale[1]; second++) {
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        long weight = half[at++];
                        if (weight == 0) {
                            continue;
                        }
                        for (var result : theirs) {
                            int then = Math.min(morale[0], first + result.stars());
                            if (then < morale[0] && second < morale[1]) {
                                next[((then * levels[1] + second) * rows + row) * most1 + column + result.losses()] += weight * result.count();
                            } else {
                                routed(end, then, second, row, column + result.losses(), weight * result.count());
                            }
                        }
                    }
                }
            }
        }
    }

    private void routed(BattleEnd end, int first, int second, int inflicted, int suffered, long weight) {
        var winner = first < morale[0] ? Winner.PHASING : second < morale[1] ? Winner.NON_PHASING : Winner.NONE;
        fought.add(new SeaDayEnds.End(end, winner, false, first, second, inflicted, suffered), weight * rest);
    }

    // --- Withdrawals and retreats ------------------------------------------------------------------------------------

    private void withdrawal(BattleRoll fire) {
        var side = opened.sea().wind().side().filter(whose -> parameters.battle().side(whose).withdrawal().after(fire));
        if (side.isPresent()) {
            each((stars, losses, weight) -> fought.add(new SeaDayEnds.End(BattleEnd.after(fire), Winner.of(side.get().opponent()), true, stars[0], stars[1], losses[0], losses[1]),
                    weight * rest));
            Arrays.fill(going, 0);
        }
    }

    private void attempt(Side side) {
        rest /= FACES;
        var stays = new long[going.length];
        int[] at = {0};
        int maneuver = parameters.leader(opened, side).maneuver();
        var test = parameters.tables().policies().battle().retreatTest();
        int plane = (most[0] + 1) * (most[1] + 1);
        each((stars, losses, weight) -> {
            int chances = maneuver + morale[side.ordinal()] - stars[side.ordinal()];
            int away = 0;
            for (int face = 1; face <= FACES; face++) {
                away += test.passed(face, chances) ? 1 : 0;
            }
            if (away > 0) {
                ended(BattleEnd.DAY1_RETREAT, Winner.of(side.opponent()), stars, losses, weight * away * rest);
            }
            stays[(stars[0] * levels[1] + stars[1]) * plane + losses[0] * (most[1] + 1) + losses[1]] = weight * (FACES - away);
        });
        going = stays;
        failed[side.ordinal()] = true;
    }
}
