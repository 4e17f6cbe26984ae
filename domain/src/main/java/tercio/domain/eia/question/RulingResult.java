package tercio.domain.eia.question;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;

/** The result of a question in the game. */
public sealed interface RulingResult {

    /** @param factors that were lost to hunger */
    record FactorsLost(int factors) implements RulingResult {}

    /** @param points money points that were paid */
    record MoneyPaid(int points) implements RulingResult {}

    /**
     * A day of a combat.
     *
     * @param ended the word of the end: {@code end-of-day} where nothing decided it
     * @param winner empty where nobody has won
     */
    record DayFought(List<RoundFought> rounds, String ended, Optional<CombatSide> winner, Optional<PursuitMade> pursuit, int attackerPoints, int defenderPoints)
            implements RulingResult {

        public DayFought {
            rounds = List.copyOf(rounds);
        }

        public int points(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerPoints : defenderPoints;
        }
    }

    /** A round of a combat. */
    record RoundFought(SideInRound attacker, SideInRound defender) {

        public SideInRound of(CombatSide side) {
            return side == CombatSide.ATTACKER ? attacker : defender;
        }
    }

    /**
     * A side in a round.
     *
     * @param modified its die with all modifiers
     * @param factors those that its fire inflicted
     * @param morale the tenths that its fire inflicted
     * @param lost its own losses
     */
    record SideInRound(int modified, int factors, int morale, Factors lost) {}

    /**
     * A pursuit.
     *
     * @param lost the losses of those who were pursued
     */
    record PursuitMade(int pursuitClass, int modified, int points, Factors lost) {}

    /**
     * An assault attempt.
     *
     * @param outcome the word of what came of it: {@code captured}, {@code repulsed}, {@code surrender}, {@code honours}, or of the attempt
     * @param points political points of the besieger where he captured the city, of the garrison else
     */
    record AssaultMade(String outcome, List<AssaultRound> rounds, int points) implements RulingResult {
        public AssaultMade {
            rounds = List.copyOf(rounds);
        }
    }

    /** The losses of a round of an assault. */
    record AssaultRound(Factors besieger, Factors garrison) {}
}
