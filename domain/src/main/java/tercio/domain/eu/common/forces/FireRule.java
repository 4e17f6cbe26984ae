package tercio.domain.eu.common.forces;

/** The effect of a technology on its fire rolls, on land or at sea (EU-BATTLE-FIRE). */
public enum FireRule {
    NO_FIRE_ROLL,
    /** Only the stars count. In Europe a stack without an ARMY counter does not roll. */
    STARS_ONLY_NEEDS_ARMY_IN_EUROPE,
    HALF_LOSSES_ROUND_DOWN_TO_THIRD,
    /** The rule for galleys without galleasses. */
    HALF_LOSSES_ROUND_UP_TO_THIRD,
    FULL;

    /** The losses that remain of a fire roll, in thirds. */
    public int lossesLeft(int thirds) {
        return switch (this) {
            case NO_FIRE_ROLL, STARS_ONLY_NEEDS_ARMY_IN_EUROPE -> 0;
            case HALF_LOSSES_ROUND_DOWN_TO_THIRD -> thirds / 2;
            case HALF_LOSSES_ROUND_UP_TO_THIRD -> (thirds + 1) / 2;
            case FULL -> thirds;
        };
    }
}
