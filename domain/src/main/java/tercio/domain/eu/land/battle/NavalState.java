package tercio.domain.eu.land.battle;

/**
 * The part of the battle state that only a battle at sea has.
 *
 * @param afloat whether the battle is at sea
 * @param firstWind die and modifiers of the phasing side for the wind until the other side has rolled, else 0
 * @param wind the side with the wind advantage
 * @param withdrawn whether the side with the wind has withdrawn; it is then not pursued
 * @param pursuitStars stars of the pursuit, each a choice of ships to capture
 * @param unanswered stars that the phasing side has inflicted in this roll. Both sides roll at the same time, so these stars
 * count for "more stars suffered" only after the roll of the other side.
 */
public record NavalState(boolean afloat, int firstWind, Winner wind, boolean withdrawn, int pursuitStars, int unanswered) {

    /** A battle on land. */
    public static final NavalState ASHORE = new NavalState(false, 0, Winner.NONE, false, 0, 0);

    static final NavalState BECALMED = new NavalState(true, 0, Winner.NONE, false, 0, 0);

    /** Hand-written for speed, as is {@link #hashCode()}: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof NavalState that && afloat == that.afloat && firstWind == that.firstWind
                && wind == that.wind && withdrawn == that.withdrawn && pursuitStars == that.pursuitStars
                && unanswered == that.unanswered;
    }

    @Override
    public int hashCode() {
        return (afloat ? 1 : 0) + (withdrawn ? 2 : 0) + wind.ordinal() * 4 + pursuitStars * 16 + firstWind * 256
                + unanswered * 8192;
    }

    NavalState withFirstWind(int modified) {
        return new NavalState(afloat, modified, wind, withdrawn, pursuitStars, unanswered);
    }

    NavalState withWind(Winner whose) {
        return new NavalState(afloat, 0, whose, withdrawn, pursuitStars, unanswered);
    }

    NavalState withWithdrawal() {
        return new NavalState(afloat, firstWind, wind, true, pursuitStars, unanswered);
    }

    /** The state after a roll. Stars of a pursuit wait for captures; stars of the phasing side wait for the enemy's same roll. */
    NavalState afterStrike(Side side, BattleRoll roll, int stars) {
        if (!afloat) {
            return this;
        }
        return roll == BattleRoll.PURSUIT
                ? with(pursuitStars + stars, 0)
                : with(pursuitStars, side == Side.PHASING ? stars : 0);
    }

    /** The state after both sides have made the same roll, in which all its stars count. */
    NavalState afterBothRolls() {
        return with(pursuitStars, 0);
    }

    /** Limits the stars of the pursuit to the number of captures that the pursuer has chosen. */
    NavalState withStarsUpTo(int most) {
        return with(Math.min(pursuitStars, most), unanswered);
    }

    private NavalState with(int inPursuit, int notAnswered) {
        return inPursuit == pursuitStars && notAnswered == unanswered
                ? this
                : new NavalState(afloat, firstWind, wind, withdrawn, inPursuit, notAnswered);
    }

    /** Stars that a side has suffered before the current roll of both sides. */
    int starsBeforeRoll(Side side, SideState sideState) {
        return side == Side.NON_PHASING ? sideState.moraleLost() - unanswered : sideState.moraleLost();
    }
}
