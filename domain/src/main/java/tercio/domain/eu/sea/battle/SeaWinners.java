package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.sea.battle.EndsAtSea.How;
import tercio.domain.eu.sea.battle.SeaPursuits.Pursuit;

/**
 * Finds the winners of the battles at sea of a grid and adds the pursuits, for exact odds: the rules of {@code WinnerAndPursuit} and
 * {@link SeaLosses} on counts.
 */
final class SeaWinners {

    private final NavalParameters parameters;
    private final BattleState opened;
    private final How how;
    private final SeaGrid grid;
    private final SeaEnds ends;
    private final int phasingMorale;
    private final int nonPhasingMorale;
    private final Map<Alike, List<SeaPart>> alike = new LinkedHashMap<>();

    /**
     * The inputs of the end of a battle besides losses.
     *
     * @param phasing the stars of the phasing side, as {@code nonPhasing} of the other one: 0 where those of a pursuit cannot rout it any more
     */
    private record Alike(Winner winner, boolean pursues, int phasing, int nonPhasing) {}

    /**
     * @param opened the state after the roll for the wind
     * @param how the days of all battles have ended
     */
    SeaWinners(NavalParameters parameters, BattleState opened, How how, SeaGrid grid, SeaEnds ends) {
        this.parameters = parameters;
        this.opened = opened;
        this.how = how;
        this.grid = grid;
        this.ends = ends;
        phasingMorale = grid.shape().morale(Side.PHASING);
        nonPhasingMorale = grid.shape().morale(Side.NON_PHASING);
    }

    /** Adds all battles to the ends, with the pursuits by each side; {@link Winner#NONE} stands for the battles without a pursuit. */
    void count(Function<Winner, List<Pursuit>> pursuits) {
        for (int first = 0; first <= phasingMorale; first++) {
            for (int second = 0; second <= nonPhasingMorale; second++) {
                var fought = winner(first, second);
                if (fought != Winner.UNDECIDED && grid.isPossible(first, second)) {
                    divide(first, second, fought);
                }
            }
        }
        var byPursuer = new EnumMap<Winner, List<Pursuit>>(Winner.class);
        alike.forEach((battles, parts) -> {
            for (var pursuit : byPursuer.computeIfAbsent(battles.pursues ? battles.winner : Winner.NONE, pursuits)) {
                end(battles, parts, pursuit);
            }
        });
    }

    /** The winner by rout, retreat, withdrawal or the morale left; undecided where the battles go on. */
    private Winner winner(int first, int second) {
        int left = phasingMorale - first;
        int other = nonPhasingMorale - second;
        if (left == 0 || other == 0 || how == How.SHOCK2) {
            return left == other ? Winner.NONE : left > other ? Winner.PHASING : Winner.NON_PHASING;
        }
        return switch (how) {
            case FIRE1, FIRE2 -> withdraws() ? Winner.of(NavalState.of(opened).wind().side().orElseThrow().opponent()) : Winner.UNDECIDED;
            case PHASING_RETREATS -> Winner.NON_PHASING;
            case NON_PHASING_RETREATS -> Winner.PHASING;
            case SHOCK1, SHOCK2 -> Winner.UNDECIDED;
        };
    }

    private boolean withdraws() {
        return how == How.FIRE1 && EndsAtSea.withdraws(parameters, opened, BattleRoll.FIRE1)
                || how == How.FIRE2 && EndsAtSea.withdraws(parameters, opened, BattleRoll.FIRE2);
    }

    /** Divides the battles with these stars by their winner, which depends on the sides that are destroyed. */
    private void divide(int first, int second, Winner fought) {
        boolean phasing = first == phasingMorale;
        boolean nonPhasing = second == nonPhasingMorale;
        boolean withdrawn = !phasing && !nonPhasing && withdraws();
        var all = SeaPart.of(grid, first, second);
        IntPredicate nonPhasingGone = losses -> ends.isDestroyed(Side.NON_PHASING, losses, nonPhasing);
        IntPredicate phasingGone = losses -> ends.isDestroyed(Side.PHASING, losses, phasing);
        for (var rows : all.divide(Side.PHASING, nonPhasingGone)) {
            for (var part : rows.divide(Side.NON_PHASING, phasingGone)) {
                var winner = withdrawn ? fought : winner(fought, phasingGone.test(part.least(Side.NON_PHASING)), nonPhasingGone.test(part.least(Side.PHASING)));
                // A winner that has routed does not pursue, nor does anybody after a withdrawal.
                boolean pursues = !withdrawn && (winner == Winner.PHASING && !phasing || winner == Winner.NON_PHASING && !nonPhasing);
                var battles = new Alike(winner, pursues, phasing || pursues && winner == Winner.NON_PHASING ? first : 0, nonPhasing || pursues && winner == Winner.PHASING ? second : 0);
                alike.computeIfAbsent(battles, each -> new ArrayList<>()).add(part);
            }
        }
    }

    /** Destruction takes precedence over a rout, and a rout or retreat over the morale left. */
    private static Winner winner(Winner fought, boolean phasingGone, boolean nonPhasingGone) {
        if (!phasingGone && !nonPhasingGone) {
            return fought;
        }
        return phasingGone && nonPhasingGone ? Winner.NONE : phasingGone ? Winner.NON_PHASING : Winner.PHASING;
    }

    private void end(Alike battles, List<SeaPart> parts, Pursuit pursuit) {
        boolean phasing = battles.phasing == phasingMorale;
        boolean nonPhasing = battles.nonPhasing == nonPhasingMorale;
        boolean own = battles.winner == Winner.PHASING;
        var pursuer = own ? Side.PHASING : Side.NON_PHASING;
        // The losses of the pursuer are final before its die is thrown.
        var sum = SeaSum.of(parts, pursuit.cases(), pursuer, ends.numbers(pursuer.opponent(), own ? phasing : nonPhasing));
        for (var strike : pursuit.strikes()) {
            ends.counterFor(how.end(), battles.winner, phasing || !own && battles.phasing + strike.stars() >= phasingMorale,
                    nonPhasing || own && battles.nonPhasing + strike.stars() >= nonPhasingMorale, strike.stars()).add(sum, strike);
        }
    }
}
