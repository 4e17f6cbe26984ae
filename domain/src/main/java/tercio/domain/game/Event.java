package tercio.domain.game;

import java.util.List;

/** A fact of a game, named in the past tense, with everything that evolving needs. Each ruleset has a sealed family of events. */
public interface Event {

    /**
     * Whether a recorded event says the same as this one. An event recorded in an older shape lacks the parts that this
     * shape did not have; a missing part contradicts nothing.
     */
    default boolean agreesWith(Event recorded) {
        return equals(recorded);
    }

    /**
     * The parts of the event that not everybody may see; empty where all is open. The explanation of an event and the dice of
     * its command are for viewers who may see all of it.
     */
    default List<Secret> secrets() {
        return List.of();
    }
}
