package tercio.domain.eu.play.leader;

import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Subject;

/** Commands about leaders between battles: where they are put. */
public sealed interface LeaderCommand extends EuCommand {

    /** Puts a leader who is back, or who has no stack yet, on a stack of his country (EU-WOUND-1, EU-LEAD-6). */
    record PlaceLeader(String leader, String stack) implements LeaderCommand {
        @Override
        public Subject about() {
            return Subject.leader(leader);
        }
    }
}
