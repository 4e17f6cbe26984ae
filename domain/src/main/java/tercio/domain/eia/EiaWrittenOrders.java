package tercio.domain.eia;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.orders.play.OrdersCommand;
import tercio.domain.eia.sequence.WrittenSheets;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.SentOrders;
import tercio.domain.game.WrittenOrders;

/** The written orders of a game by mail: sheets that are checked, sent, and carried out line by line. */
interface EiaWrittenOrders extends WrittenOrders<EiaState>, EiaBoards {

    @Override
    default boolean takesWrittenOrders() {
        return true;
    }

    @Override
    default boolean knowsParty(String party) {
        return Power.of(party).isPresent();
    }

    @Override
    default OrdersCheck checkOrders(EiaState seen, String party, String text) {
        return new WrittenSheets(seen, map()).check(Power.of(party).orElseThrow(), text);
    }

    @Override
    default EiaCommand sendOrders(String party, String text) {
        return new OrdersCommand.SendOrders(Power.of(party).orElseThrow(), text.replace('\t', ' ').lines().toList());
    }

    @Override
    default List<SentOrders> sentOrders(EiaState seen) {
        return new WrittenSheets(seen, map()).sentOrders();
    }

    @Override
    default Optional<Next> nextOrder(EiaState state) {
        return WrittenSheets.next(state, map());
    }
}
