package tercio.domain.eu.game;

import java.util.List;

/**
 * Where in the sequence of play the game stands. {@code turnOf} is the place in the order of initiative of the alliance
 * that acts, from 0.
 */
public sealed interface Phase {

    /** Alliances of equal initiative roll for their order. */
    record Initiative() implements Phase {}

    record StartingRound() implements Phase {}

    /** A round begins: leaders come back. */
    record RoundStart() implements Phase {}

    /** The choice of campaign of an impulse. */
    record Campaigns(int turnOf) implements Phase {}

    /**
     * The movements of an impulse.
     *
     * @param move the move under way, {@code null} between moves
     * @param engagement the interception battle being fought, {@code null} if none
     */
    record Movement(int turnOf, Move move, Engagement engagement) implements Phase {}

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
