package tercio.domain.eia.orders;

import java.util.regex.Matcher;
import tercio.domain.eia.orders.ReadSheet.Place;

/**
 * A part of the text of a sheet.
 *
 * @param line from 1
 * @param column of its first character, from 1
 * @param text without blanks around it
 */
record SheetPiece(int line, int column, String text) {

    static SheetPiece of(int line, int column, String raw) {
        var begun = raw.stripLeading();
        return new SheetPiece(line, column + raw.length() - begun.length(), begun.stripTrailing());
    }

    Place place() {
        return new Place(line, column);
    }

    /** @param to after its last character */
    SheetPiece between(int from, int to) {
        return of(line, column + from, text.substring(from, to));
    }

    SheetPiece part(Matcher matched, int group) {
        return between(matched.start(group), matched.end(group));
    }
}
