package tercio.domain.eu.turn.round.play;

import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;

/** Commands of players between impulses: initiative, the starting round, the continuation roll. */
public sealed interface RoundCommand extends EuCommand {

    /** Rolls the order of alliances of equal initiative, one die each (EU-INIT-1). */
    record RollInitiative() implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.NOTHING;
        }
    }

    /** Rolls the first round of the turn, one die (EU-RND-START). */
    record RollStartingRound() implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.NOTHING;
        }
    }

    /** Rolls for the next round, one die (EU-RND-CONT). */
    record RollContinuation() implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.NOTHING;
        }
    }
}
