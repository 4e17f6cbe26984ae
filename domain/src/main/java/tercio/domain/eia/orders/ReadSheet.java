package tercio.domain.eia.orders;

import java.util.List;
import tercio.domain.game.OrdersCheck;

/**
 * A sheet as it was read from a text.
 *
 * @param sheet the statements that could be read
 * @param orders the beginning of each of its orders
 * @param answers the beginning of each of its answers
 * @param faults the parts that could not be read; none, and the sheet is whole
 */
public record ReadSheet(OrderSheet sheet, List<Place> orders, List<Place> answers, List<OrdersCheck.Fault> faults) {

    /** A place in a text: line and column, from 1. */
    public record Place(int line, int column) {}

    public ReadSheet {
        orders = List.copyOf(orders);
        answers = List.copyOf(answers);
        faults = List.copyOf(faults);
    }

    /** Whether the whole text could be read. */
    public boolean isWhole() {
        return faults.isEmpty();
    }
}
