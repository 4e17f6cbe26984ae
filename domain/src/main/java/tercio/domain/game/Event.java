package tercio.domain.game;

/** A fact of a game, named in the past tense, with everything that evolving needs. Each ruleset has a sealed family of events. */
public interface Event {

    /**
     * Whether a recorded event says what this one says. One that was recorded in an older shape may be silent on what that
     * shape did not hold; where it is silent it does not contradict.
     */
    default boolean agreesWith(Event recorded) {
        return equals(recorded);
    }
}
