package tercio.domain.eia.orders;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.orders.ReadSheet.Place;
import tercio.domain.game.OrdersCheck;
import tercio.domain.sentence.Sentence;

/** The faults that the reader of a sheet finds, in order. Those above the limit are left out. */
final class FoundFaults {

    /** The most characters of a text that a fault repeats. */
    static final int SHOWN = 40;
    private static final int MOST = 20;

    private final List<OrdersCheck.Fault> faults = new ArrayList<>();

    void add(Place place, Sentence message) {
        add(place, message, List.of());
    }

    /** @param fits texts that would do in its place */
    void add(Place place, Sentence message, List<String> fits) {
        if (!isFull()) {
            faults.add(new OrdersCheck.Fault(place.line(), place.column(), message, fits));
        }
    }

    boolean isFull() {
        return faults.size() >= MOST;
    }

    int count() {
        return faults.size();
    }

    /** Whether the last of them lies in a piece, or behind it on its line. */
    boolean isLastIn(SheetPiece piece) {
        return !faults.isEmpty() && faults.getLast().line() == piece.line() && faults.getLast().column() >= piece.column();
    }

    List<OrdersCheck.Fault> all() {
        return faults;
    }

    /** A text as a fault repeats it. */
    static String abbreviate(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, text.offsetByCodePoints(0, Math.min(SHOWN, text.codePointCount(0, text.length())))) + "...";
    }
}
