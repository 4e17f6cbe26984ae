package tercio.domain.eu.common.game;

import java.util.Optional;

/** The action under way in the movements of an impulse. Each movement is completed before the next begins, and a battle stops it until it is over. */
public sealed interface MovementAction {

    /** A movement that no battle stops, or none. */
    sealed interface Advance extends MovementAction {

        /** The action by what is under way in it. A ride has a move. */
        static Advance of(Optional<Ride> ride, Optional<Move> move, Optional<Voyage> voyage) {
            if (ride.isPresent()) {
                var way = move.orElseThrow();
                return voyage.<Advance>map(passage -> new CrossingAlone(ride.get(), way, passage)).orElseGet(() -> new RidingAlone(ride.get(), way));
            }
            if (voyage.isPresent()) {
                return move.<Advance>map(march -> new MarchingBesideShips(voyage.get(), march)).orElseGet(() -> new Sailing(voyage.get()));
            }
            return move.<Advance>map(Marching::new).orElse(BETWEEN_MOVES);
        }
    }

    /** Nothing: the next movement may begin. */
    record BetweenMoves() implements Advance {}

    /** A land stack moves. */
    record Marching(Move move) implements Advance {}

    /** A leader rides alone on land, and his way is the move. */
    record RidingAlone(Ride ride, Move move) implements Advance {}

    /** A leader who rides alone has put to sea; the rest of his way is the move. */
    record CrossingAlone(Ride ride, Move move, Voyage voyage) implements Advance {}

    /** A naval stack sails. */
    record Sailing(Voyage voyage) implements Advance {}

    /** A land stack moves while a voyage is under way. Games never have both; a preview may look ahead to a march before the voyage is over. */
    record MarchingBesideShips(Voyage voyage, Move move) implements Advance {}

    /** A battle that an interception has caused. */
    sealed interface Fight extends MovementAction {

        /** The movement that it stops. */
        Advance stopped();

        Fight with(Advance now);
    }

    /** An interception battle on land. */
    record FightingOnLand(Engagement battle, Advance stopped) implements Fight {
        @Override
        public FightingOnLand with(Advance now) {
            return new FightingOnLand(battle, now);
        }
    }

    /** An interception battle at sea. */
    record FightingAtSea(SeaEngagement battle, Advance stopped) implements Fight {
        @Override
        public FightingAtSea with(Advance now) {
            return new FightingAtSea(battle, now);
        }
    }

    BetweenMoves BETWEEN_MOVES = new BetweenMoves();
}
