package tercio.domain.eu.sequence;

import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.ruling.Citation;

/**
 * A stage of the end of a round, after the continuation roll.
 *
 * @param name its name in tests; unique
 * @param rule the rule that puts it at its place in the order
 */
record RoundStage(String name, Citation rule, Begin begin) {

    /** Begins the stage where it has anything to do. */
    @FunctionalInterface
    interface Begin {
        /** @return whether the stage has begun; where it has not, the next one is tried */
        boolean begin(EuCommandRun play, ComingRound coming);
    }

    RoundStage(String name, String rule, Begin begin) {
        this(name, Citation.of(rule), begin);
    }
}
