package tercio.domain.eia.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.map.SpaceId;

/**
 * A combat between the besiegers of a city and its garrison: an assault, or an attack of the garrison (EIA-7.5.4.1.3,
 * EIA-7.5.4.2.1).
 *
 * @param assault whether the besiegers attack; else the garrison attacks
 * @param round the rounds that have been fought, 0 to 3
 * @param points the political points that the winner of the assault gains (EIA-7.5.4.1.4)
 * @param judged whether the results of the last round stand; else losses of it are still to be taken
 */
public record SiegeCombat(SpaceId area, boolean assault, int points, int round, boolean judged, Fighting attacker, Fighting defender) {

    /**
     * One side.
     *
     * @param power the power that chooses its losses, with most corps; empty if nobody plays it
     * @param force the factors that are left of those that take part
     * @param morale its final morale level in tenths
     * @param moraleLost its running morale loss in tenths
     * @param due the factors that it has still to lose in the current round
     */
    public record Fighting(Optional<Power> power, List<FactorShare> force, int morale, int moraleLost, int due) {

        public Fighting {
            force = List.copyOf(force);
        }

        public int factors() {
            return force.stream().mapToInt(FactorShare::count).sum();
        }

        public boolean isBroken() {
            return moraleLost >= morale;
        }

        /** A copy after a round: more morale is lost, and factors are due. */
        public Fighting afterFire(int moraleMore, int factors) {
            return new Fighting(power, force, morale, moraleLost + moraleMore, Math.min(factors, factors()));
        }

        /** A copy after the losses of the round. */
        public Fighting afterLosses(List<FactorShare> losses) {
            return new Fighting(power, FactorShare.without(force, losses), morale, moraleLost, 0);
        }
    }

    /** The besiegers. */
    public Fighting besieger() {
        return assault ? attacker : defender;
    }

    /** The garrison, or the part of it that fights. */
    public Fighting garrison() {
        return assault ? defender : attacker;
    }

    /** A copy after losses of the attacker, or of the defender. */
    public SiegeCombat afterLosses(boolean byAttacker, List<FactorShare> losses) {
        return byAttacker ? new SiegeCombat(area, assault, points, round, judged, attacker.afterLosses(losses), defender)
                : new SiegeCombat(area, assault, points, round, judged, attacker, defender.afterLosses(losses));
    }

    /** A copy in which both sides have taken their losses and the combat goes on. */
    public SiegeCombat withJudged() {
        return new SiegeCombat(area, assault, points, round, true, attacker, defender);
    }
}
