package tercio.domain.game;

import java.util.List;
import java.util.Optional;

/**
 * Orders that a player writes as one text for a whole turn. They are sent by a command of the rulebook and carried out as the commands
 * that they are made of: {@link #nextOrder} says which comes next, and whoever keeps the game sends it for the party's player. By default
 * a rulebook takes none.
 *
 * @param <S> the board
 */
public interface WrittenOrders<S> {

    /**
     * A command that written orders give now.
     *
     * @param party the party whose orders give it
     */
    record Next(String party, Command command) {}

    /** Whether players of this rulebook may write their orders as one text. */
    default boolean takesWrittenOrders() {
        return false;
    }

    /** Whether a party may write orders: whether the rulebook knows it. */
    default boolean knowsParty(String party) {
        return false;
    }

    /**
     * Checks the orders of a party. Nothing changes.
     *
     * @param seen the board as the party knows it
     * @param text of any length and content
     */
    default OrdersCheck checkOrders(S seen, String party, String text) {
        throw new UnsupportedOperationException("no written orders");
    }

    /** The command that sends orders; an empty text sends none. */
    default Command sendOrders(String party, String text) {
        throw new UnsupportedOperationException("no written orders");
    }

    /** The orders that parties have sent and that are in force, by party. */
    default List<SentOrders> sentOrders(S seen) {
        return List.of();
    }

    /** The next command that orders in force give, computed from what its party knows; empty where none does. */
    default Optional<Next> nextOrder(S state) {
        return Optional.empty();
    }
}
