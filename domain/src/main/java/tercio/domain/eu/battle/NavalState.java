package tercio.domain.eu.battle;

/**
 * What only a battle at sea knows as it goes on.
 *
 * @param afloat whether it is one
 * @param firstWind die and modifiers of the phasing side for the wind until the other side has rolled, else 0
 * @param wind who has the wind advantage
 * @param withdrawn whether the side with the wind has withdrawn: it is not pursued
 * @param pursuitStars stars of the pursuit, each a choice of ships to capture
 * @param unanswered stars that the phasing side has just inflicted, until the other side has made the same roll: both roll
 *     at once, so these do not count yet for who has suffered more
 */
public record NavalState(boolean afloat, int firstWind, Winner wind, boolean withdrawn, int pursuitStars, int unanswered) {

    /** A battle on land. */
    public static final NavalState ASHORE = new NavalState(false, 0, Winner.NONE, false, 0, 0);

    static final NavalState BECALMED = new NavalState(true, 0, Winner.NONE, false, 0, 0);

    /** Written out, as is {@link #hashCode()}: exact odds look states up many thousand times. */
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

    NavalState firstWind(int modified) {
        return new NavalState(afloat, modified, wind, withdrawn, pursuitStars, unanswered);
    }

    NavalState wind(Winner whose) {
        return new NavalState(afloat, 0, whose, withdrawn, pursuitStars, unanswered);
    }

    NavalState withdrawing() {
        return new NavalState(afloat, firstWind, wind, true, pursuitStars, unanswered);
    }

    /** After a roll: stars of a pursuit wait for captures, those of the phasing side for the same roll of the enemy. */
    NavalState struck(Side side, BattleRoll roll, int stars) {
        if (!afloat) {
            return this;
        }
        return roll == BattleRoll.PURSUIT
                ? with(pursuitStars + stars, 0)
                : with(pursuitStars, side == Side.PHASING ? stars : 0);
    }

    /** Once both sides have made the same roll all its stars count. */
    NavalState answered() {
        return with(pursuitStars, 0);
    }

    /** With no more stars of the pursuit than the pursuer has chosen ships for. */
    NavalState capturing(int most) {
        return with(Math.min(pursuitStars, most), unanswered);
    }

    private NavalState with(int inPursuit, int notAnswered) {
        return inPursuit == pursuitStars && notAnswered == unanswered
                ? this
                : new NavalState(afloat, firstWind, wind, withdrawn, inPursuit, notAnswered);
    }

    /** Stars that a side about to roll has suffered before this roll of both sides. */
    int sufferedBefore(Side side, SideState sideState) {
        return side == Side.NON_PHASING ? sideState.moraleLost() - unanswered : sideState.moraleLost();
    }
}
