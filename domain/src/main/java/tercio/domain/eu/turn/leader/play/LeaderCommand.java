package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands about leaders between battles: where they are put. */
public sealed interface LeaderCommand extends EuCommand {

    /**
     * Puts a leader who is back, or who has no stack yet, on a stack of his country (EU-WOUND-1, EU-LEAD-6).
     *
     * @param stack the stack; empty for an establishment
     * @param province an establishment where a new leader of the rest of the world stays alone instead (EU-LEAD-7); else empty
     */
    record PlaceLeader(LeaderId leader, Optional<StackId> stack, Optional<SpaceId> province) implements LeaderCommand {
        public PlaceLeader {
            stack = stack == null ? Optional.empty() : stack;
            province = province == null ? Optional.empty() : province;
        }

        /** Places the leader on a stack. */
        public PlaceLeader(LeaderId leader, StackId stack) {
            this(leader, Optional.ofNullable(stack), Optional.empty());
        }

        /** Alone in an establishment. */
        public static PlaceLeader in(SpaceId province, LeaderId leader) {
            return new PlaceLeader(leader, Optional.empty(), Optional.of(province));
        }

        @Override
        public Subject about() {
            return Subject.leader(leader);
        }
    }

    /** Draws the unnamed leader who comes for one that is lost, one die (EU-LEAD-7). */
    record DrawLeader(LeaderId lost) implements LeaderCommand {
        @Override
        public Subject about() {
            return Subject.leader(lost);
        }
    }

    /**
     * A leader and the stack that he joins.
     *
     * @param stack its id, or {@link #ALONE}
     */
    record Posting(LeaderId leader, StackId stack) {

        /** The word in the place of a stack for a leader who is with none and stays alone where he is. No stack has an id with a full stop at its beginning. */
        public static final String ALONE = ".alone";

        boolean staysAlone() {
            return new StackId(ALONE).equals(stack);
        }
    }

    /**
     * Redeploys leaders of a country at a Wintering (EU-HIER-4).
     *
     * @param postings leaders who are not named stay; who comes back is named
     */
    record RedeployLeaders(CountryId country, List<Posting> postings) implements LeaderCommand {
        public RedeployLeaders {
            postings = postings == null ? List.of() : List.copyOf(postings);
        }

        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }

    /** Leaves the leaders of a country where they are. */
    record KeepLeaders(CountryId country) implements LeaderCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }
}
