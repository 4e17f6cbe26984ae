package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.battle.SpecialState;
import tercio.domain.eu.common.battle.Winner;

/**
 * The part of the battle state that only a battle at sea has.
 *
 * @param firstWind die and modifiers of the phasing side for the wind until the other side has rolled, else 0
 * @param wind the side with the wind advantage
 * @param withdrawn whether the side with the wind has withdrawn; it is then not pursued
 * @param pursuitStars stars of the pursuit, each a choice of ships to capture
 * @param unanswered stars that the phasing side has inflicted in this roll. Both sides roll at the same time, so these stars
 * count for "more stars suffered" only after the roll of the other side.
 */
public record NavalState(int firstWind, Winner wind, boolean withdrawn, int pursuitStars, int unanswered) implements SpecialState {

    static final NavalState BECALMED = new NavalState(0, Winner.NONE, false, 0, 0);

    /** The part of a battle at sea. A state of a land battle has none and throws {@link ClassCastException}. */
    public static NavalState of(BattleState battleState) {
        return (NavalState) battleState.special();
    }

    /** Hand-written for speed, as is {@link #hashCode()}: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof NavalState that && firstWind == that.firstWind && wind == that.wind
                && withdrawn == that.withdrawn && pursuitStars == that.pursuitStars
                && unanswered == that.unanswered;
    }

    @Override
    public int hashCode() {
        return 1 + (withdrawn ? 2 : 0) + wind.ordinal() * 4 + pursuitStars * 16 + firstWind * 256
                + unanswered * 8192;
    }

    NavalState withFirstWind(int modified) {
        return new NavalState(modified, wind, withdrawn, pursuitStars, unanswered);
    }

    NavalState withWind(Winner whose) {
        return new NavalState(0, whose, withdrawn, pursuitStars, unanswered);
    }

    NavalState withWithdrawal() {
        return new NavalState(firstWind, wind, true, pursuitStars, unanswered);
    }

    /** The state after a roll. Stars of a pursuit wait for captures; stars of the phasing side wait for the enemy's same roll. */
    @Override
    public NavalState afterStrike(Side side, BattleRoll roll, int stars) {
        return roll == BattleRoll.PURSUIT
                ? with(pursuitStars + stars, 0)
                : with(pursuitStars, side == Side.PHASING ? stars : 0);
    }

    /** The state after both sides have made the same roll, in which all its stars count. */
    @Override
    public NavalState afterBothRolls() {
        return with(pursuitStars, 0);
    }

    @Override
    public boolean endsByWithdrawal() {
        return withdrawn;
    }

    /** Limits the stars of the pursuit to the number of captures that the pursuer has chosen. */
    NavalState withStarsUpTo(int most) {
        return with(Math.min(pursuitStars, most), unanswered);
    }

    private NavalState with(int inPursuit, int notAnswered) {
        return inPursuit == pursuitStars && notAnswered == unanswered
                ? this
                : new NavalState(firstWind, wind, withdrawn, inPursuit, notAnswered);
    }

    /** Stars that a side has suffered before the current roll of both sides. */
    int starsBeforeRoll(Side side, SideState sideState) {
        return side == Side.NON_PHASING ? sideState.moraleLost() - unanswered : sideState.moraleLost();
    }
}
