package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** Events of leaders between battles. */
public sealed interface LeaderEvent extends EuEvent {

    /** A leader with healed wounds, or whose stack is gone, joins a stack. */
    record LeaderReturned(LeaderId leader, StackId stack) implements LeaderEvent {}

    /** A leader without a stack at the start of the game takes command of one. */
    record LeaderPlaced(LeaderId leader, StackId stack) implements LeaderEvent {}

    /** A new leader of the rest of the world comes to an establishment and stays there alone (EU-LEAD-7). */
    record LeaderSettled(LeaderId leader, SpaceId province) implements LeaderEvent {}

    /** @param lost leaders for whom unnamed ones come, since their country has fewer than its minimum */
    record LeadersMissing(List<LeaderId> lost) implements LeaderEvent {
        public LeadersMissing {
            lost = List.copyOf(lost);
        }
    }

    /**
     * An unnamed leader of the category of the lost one is drawn.
     *
     * @param leader his id
     * @param rank one letter, A is best
     */
    record LeaderDrawn(LeaderId lost, LeaderId leader, String name, CountryId country, String rank, int maneuver, int fire, int shock, int siege)
            implements LeaderEvent {}

    /**
     * An unnamed leader leaves because another came back.
     *
     * @param instead another unnamed leader, who counts as drawn for the one whom the leaving one replaced; empty if nobody does
     */
    record LeaderWithdrawn(LeaderId leader, Optional<LeaderId> instead) implements LeaderEvent {
        public LeaderWithdrawn {
            instead = instead == null ? Optional.empty() : instead;
        }
    }

    /**
     * Leaders may be redeployed, since the year changes.
     *
     * @param next the box of the round that follows
     */
    record RedeploymentBegan(RoundBox next, boolean extended, boolean badWeather) implements LeaderEvent {}

    /** @param postings the leaders who change their stack, or come back to one */
    record LeadersRedeployed(CountryId country, List<Posting> postings) implements LeaderEvent {
        public LeadersRedeployed {
            postings = List.copyOf(postings);
        }
    }

    /**
     * A move or an interception has put leaders over less than others of worse rank.
     *
     * @param breaches each of them, new or worse than before
     */
    record HierarchyBroken(CountryId country, List<Below> breaches) implements LeaderEvent {

        public HierarchyBroken {
            breaches = List.copyOf(breaches);
        }

        /** A leader who commands less LD than one of worse rank. */
        public record Below(LeaderId better, int ld, LeaderId worse, int worseLd) {}
    }

    /** The values of a Vizier whose counter has none are rolled, since they are needed (EU-CMD-6). */
    record VizierRolled(LeaderId leader, int maneuver, int fire, int shock, int siege) implements LeaderEvent {}

    /** A leader printed on a Pasha goes with his troops to another stack (EU-TUR-5). */
    record PashaFollowed(LeaderId leader, StackId stack) implements LeaderEvent {}

    /** The values of the Vizier are forgotten after the roll that needed them; next time they are rolled again. */
    record VizierForgotten(LeaderId leader) implements LeaderEvent {}

    /** A country leaves its leaders where they are. */
    record RedeploymentEnded(CountryId country) implements LeaderEvent {}
}
