package tercio.adapters.rollout;

import java.util.function.IntUnaryOperator;
import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** A computer player. It sees the whole board, so it plays on from positions of which nothing is hidden. */
@FunctionalInterface
public interface Policy {

    /**
     * Chooses an answer for a party.
     *
     * @param party of whom a decision is awaited
     * @param below returns a random number from 0 up to, but not including, its argument
     * @return a legal command that answers one of the decisions of the party
     */
    <S, C extends Command, E extends Event> C choose(PlayedPosition<S, C, E> position, String party, IntUnaryOperator below);
}
