package tercio.domain.eu.turn.round.play;

import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.turn.round.ComingRound;

/** The stages between the continuation roll and the next round; they belong to several chapters. */
@FunctionalInterface
public interface EndOfRound {

    /** Begins the first stage that has anything to do. */
    void begin(EuCommandRun play, ComingRound coming);
}
