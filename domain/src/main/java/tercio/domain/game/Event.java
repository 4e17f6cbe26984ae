package tercio.domain.game;

import java.util.List;

/** A fact of a game, named in the past tense, with everything that evolving needs. Each ruleset has a sealed family of events. */
public interface Event {

    /**
     * Whether a recorded event says what this one says. One that was recorded in an older shape may be silent on what that
     * shape did not hold; where it is silent it does not contradict.
     */
    default boolean agreesWith(Event recorded) {
        return equals(recorded);
    }

    /**
     * What of it not everybody may see; empty where all is open. The explanation of an event and the dice of its command are for
     * viewers who may see all of it.
     */
    default List<Secret> secrets() {
        return List.of();
    }
}
