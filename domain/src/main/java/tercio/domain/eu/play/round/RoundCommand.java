package tercio.domain.eu.play.round;

import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Subject;

/** What players ask for around the rounds: initiative, campaigns, leaders who come back, the continuation roll. */
public sealed interface RoundCommand extends EuCommand {

    /** Rolls the order of alliances of equal initiative, one die each (EU-INIT-1). */
    record RollInitiative() implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.NOTHING;
        }
    }

    /** Rolls the round with which the turn starts, one die (EU-RND-2). */
    record RollStartingRound() implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.NOTHING;
        }
    }

    /** Puts a leader whose wounds are healed on a stack of his country (EU-WOUND-1). */
    record PlaceLeader(String leader, String stack) implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.leader(leader);
        }
    }

    /** Rolls for the next round, one die (EU-RND-3). */
    record RollContinuation() implements RoundCommand {
        @Override
        public Subject about() {
            return Subject.NOTHING;
        }
    }
}
