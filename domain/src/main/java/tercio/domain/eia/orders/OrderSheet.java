package tercio.domain.eia.orders;

import java.util.List;
import java.util.stream.Stream;

/**
 * The orders of a power for one month, as its player writes them on one sheet.
 *
 * @param orders carried out in its own sequence, in this order within each step
 * @param answers given whenever the power is asked
 */
public record OrderSheet(List<SheetOrder> orders, List<SheetAnswer> answers) {

    /** The most characters of a sheet. */
    public static final int MOST_CHARACTERS = 2_000;
    /** The most lines of a sheet. */
    public static final int MOST_LINES = 200;
    /** The most characters of a line. */
    public static final int LONGEST_LINE = 200;
    /** The most orders of a sheet. */
    public static final int MOST_ORDERS = 80;
    /** The most conditions of a sheet. */
    public static final int MOST_ANSWERS = 60;
    /** The most places that one march names. */
    public static final int MOST_PLACES = 6;

    /** The sheet that orders nothing. */
    public static final OrderSheet EMPTY = new OrderSheet(List.of(), List.of());

    public OrderSheet {
        orders = List.copyOf(orders);
        answers = List.copyOf(answers);
    }

    /** The statements of the sheet as they are recorded. */
    public List<String> lines() {
        return Stream.concat(orders.stream().map(SheetOrder::text), answers.stream().map(SheetAnswer::text)).toList();
    }

    /** The sheet as a text, one statement a line. Reading it gives the same sheet. */
    public String text() {
        return String.join("\n", lines());
    }
}
