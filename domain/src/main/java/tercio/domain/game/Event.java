package tercio.domain.game;

/** What happened in a game: a fact in the past tense with everything needed to evolve. Each ruleset seals its own. */
public interface Event {

    /**
     * Whether a recorded event says what this one says. One that was recorded in an older shape may be silent on what that
     * shape did not hold; where it is silent it does not contradict.
     */
    default boolean agreesWith(Event recorded) {
        return equals(recorded);
    }
}
