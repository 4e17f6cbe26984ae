package tercio.domain.eu.forces;

/** What a technology, on land or at sea, makes of its fire rolls (EU-BATTLE-FIRE). */
public enum FireRule {
    NO_FIRE_ROLL,
    /** Only the stars count; in Europe a stack without ARMY counter does not even roll. */
    STARS_ONLY_NEEDS_ARMY_IN_EUROPE,
    HALF_LOSSES_ROUND_DOWN_TO_THIRD,
    /** Galleys without galleasses. */
    HALF_LOSSES_ROUND_UP_TO_THIRD,
    FULL;

    /** What is left of the losses that a fire roll shows, in thirds. */
    public int left(int thirds) {
        return switch (this) {
            case NO_FIRE_ROLL, STARS_ONLY_NEEDS_ARMY_IN_EUROPE -> 0;
            case HALF_LOSSES_ROUND_DOWN_TO_THIRD -> thirds / 2;
            case HALF_LOSSES_ROUND_UP_TO_THIRD -> (thirds + 1) / 2;
            case FULL -> thirds;
        };
    }
}
