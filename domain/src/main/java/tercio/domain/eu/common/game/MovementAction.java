package tercio.domain.eu.common.game;

/** The action under way in the movements of an impulse. Each movement is completed before the next begins, and a battle stops it until it is over. */
public sealed interface MovementAction {

    /** Nothing: the next movement may begin. */
    record BetweenMoves() implements MovementAction {}

    /** A land stack moves. */
    record Marching(Move move) implements MovementAction {}

    /** An interception battle on land stops the move. */
    record FightingOnLand(Engagement battle) implements MovementAction {}

    /** A leader rides alone on land, and his way is the move. */
    record RidingAlone(Ride ride, Move move) implements MovementAction {}

    /** A leader who rides alone has put to sea; the rest of his way is the move. */
    record CrossingAlone(Ride ride, Move move, Voyage voyage) implements MovementAction {}

    /** A naval stack sails. */
    record Sailing(Voyage voyage) implements MovementAction {}

    /** An interception battle at sea stops the voyage. */
    record FightingAtSea(SeaEngagement battle) implements MovementAction {}

    BetweenMoves BETWEEN_MOVES = new BetweenMoves();
}
