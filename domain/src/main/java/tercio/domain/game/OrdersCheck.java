package tercio.domain.game;

import java.util.List;
import tercio.domain.sentence.Sentence;

/**
 * The findings of a rulebook in orders that a player wrote as one text, before they are sent.
 *
 * @param text the orders as they would be recorded; empty where they have faults
 * @param lines each order with what would come of it now
 * @param faults the faults of the text; none, and it can be sent
 */
public record OrdersCheck(String text, List<Line> lines, List<Fault> faults) {

    public OrdersCheck {
        lines = List.copyOf(lines);
        faults = List.copyOf(faults);
    }

    /**
     * One order of the text.
     *
     * @param line from 1
     * @param column from 1
     * @param order the order as it would be recorded
     * @param possible whether it could be carried out as things stand, as far as its player knows them
     * @param said the effect that it would have, or the reason why it could not be carried out
     */
    public record Line(int line, int column, String order, boolean possible, Sentence said) {}

    /**
     * A fault of the text.
     *
     * @param line from 1
     * @param column from 1
     * @param message the fault, for a person
     * @param fits the texts that could be written there instead, the nearest first
     */
    public record Fault(int line, int column, Sentence message, List<String> fits) {
        public Fault {
            fits = List.copyOf(fits);
        }
    }
}
