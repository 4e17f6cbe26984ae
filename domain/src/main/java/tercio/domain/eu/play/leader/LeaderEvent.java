package tercio.domain.eu.play.leader;

import java.util.List;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.play.leader.LeaderCommand.Posting;
import tercio.domain.eu.round.RoundBox;

/** Events of leaders between battles. */
public sealed interface LeaderEvent extends EuEvent {

    /** A leader with healed wounds, or whose stack is gone, joins a stack. */
    record LeaderReturned(String leader, String stack) implements LeaderEvent {}

    /** A leader without a stack at the start of the game takes command of one. */
    record LeaderPlaced(String leader, String stack) implements LeaderEvent {}

    /**
     * Leaders may be redeployed, since the year changes.
     *
     * @param next the box of the round that follows
     */
    record RedeploymentBegan(RoundBox next, boolean extended, boolean badWeather) implements LeaderEvent {}

    /** @param postings the leaders who change their stack, or come back to one */
    record LeadersRedeployed(String country, List<Posting> postings) implements LeaderEvent {
        public LeadersRedeployed {
            postings = List.copyOf(postings);
        }
    }

    /** A country leaves its leaders where they are. */
    record RedeploymentEnded(String country) implements LeaderEvent {}
}
