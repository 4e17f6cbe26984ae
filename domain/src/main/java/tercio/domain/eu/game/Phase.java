package tercio.domain.eu.game;

import java.util.List;
import java.util.stream.Stream;

/**
 * The position of the game in the sequence of play. {@code turnOf} is the place of the acting alliance in the order of
 * initiative, from 0.
 */
public sealed interface Phase {

    /** Alliances of equal initiative roll for their order. */
    record Initiative() implements Phase {}

    record StartingRound() implements Phase {}

    /** The start of a round: leaders come back. */
    record RoundStart() implements Phase {}

    /**
     * The supply segment of an impulse. A round where every stack of the alliance is in full supply has none.
     *
     * @param due the rolls for attrition that are still to be made
     */
    record Supply(int turnOf, List<AttritionDue> due) implements Phase {
        public Supply {
            due = List.copyOf(due);
        }
    }

    /** The choice of campaigns in an impulse. */
    record Campaigns(int turnOf) implements Phase {}

    /**
     * The movements of an impulse.
     *
     * @param move the move under way, {@code null} between moves
     * @param engagement the interception battle being fought, {@code null} if none
     * @param ended countries of the alliance that have ended their movements while others have not
     * @param arrived the stack whose move ended last, {@code null} before the first one
     */
    record Movement(int turnOf, Move move, Engagement engagement, List<String> ended, String arrived) implements Phase {
        public Movement {
            ended = ended == null ? List.of() : List.copyOf(ended);
        }

        public static Movement begins(int turnOf) {
            return new Movement(turnOf, null, null, List.of(), null);
        }

        public Movement move(Move now) {
            return new Movement(turnOf, now, engagement, ended, arrived);
        }

        public Movement engagement(Engagement now) {
            return new Movement(turnOf, move, now, ended, arrived);
        }

        /** Ends the current move. The stack is the one that moved last. */
        public Movement arrived(String stack) {
            return new Movement(turnOf, null, engagement, ended, stack);
        }

        public Movement ended(String country) {
            return new Movement(turnOf, move, engagement, Stream.concat(ended.stream(), Stream.of(country)).toList(), arrived);
        }
    }

    /**
     * The battles of an impulse.
     *
     * @param provinces where battles are still to be fought
     * @param engagement the one being fought, {@code null} between battles
     */
    record Battles(int turnOf, List<String> provinces, Engagement engagement) implements Phase {
        public Battles {
            provinces = List.copyOf(provinces);
        }
    }

    /**
     * The sieges of a round.
     *
     * @param provinces where the alliance has sieges still to resolve
     */
    record Sieges(int turnOf, List<String> provinces) implements Phase {
        public Sieges {
            provinces = List.copyOf(provinces);
        }
    }

    record Continuation() implements Phase {}

    record Over() implements Phase {}
}
