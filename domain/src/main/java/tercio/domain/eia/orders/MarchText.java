package tercio.domain.eia.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The parts of an order for a corps, as they are written.
 *
 * @param head the corps, and its place
 * @param path the places after each {@code >}
 * @param leaders the leaders who go along
 * @param alone whether it goes without leaders
 * @param notes the notes in brackets
 */
record MarchText(SheetPiece head, List<SheetPiece> path, List<SheetPiece> leaders, boolean alone, List<SheetPiece> notes) {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}[.)]?\\s+");
    private static final Pattern WITH = Pattern.compile("(?i)(.*?)\\s+with\\s+(.+)", Pattern.DOTALL);
    private static final Pattern ALONE = Pattern.compile("(?i)(.*?)\\s+alone", Pattern.DOTALL);

    /** The parts of a statement; empty where its brackets do not close at its end. */
    static Optional<MarchText> of(SheetPiece whole) {
        var number = NUMBER.matcher(whole.text());
        var piece = number.lookingAt() ? whole.between(number.end(), whole.text().length()) : whole;
        var text = piece.text();
        int open = text.indexOf('(');
        boolean closed = open < 0 ? text.indexOf(')') < 0 : text.indexOf(')') == text.length() - 1 && text.indexOf('(', open + 1) < 0;
        if (!closed) {
            return Optional.empty();
        }
        var notes = open < 0 ? List.<SheetPiece>of() : split(piece.between(open + 1, text.length() - 1), ',');
        var parts = new ArrayList<>(split(piece.between(0, open < 0 ? text.length() : open), '>'));
        var leaders = List.<SheetPiece>of();
        boolean alone = false;
        var last = parts.getLast();
        var with = WITH.matcher(last.text());
        var without = ALONE.matcher(last.text());
        if (with.matches()) {
            leaders = split(last.part(with, 2), ',');
            parts.set(parts.size() - 1, last.part(with, 1));
        } else if (without.matches()) {
            alone = true;
            parts.set(parts.size() - 1, last.part(without, 1));
        }
        return Optional.of(new MarchText(parts.getFirst(), List.copyOf(parts.subList(1, parts.size())), leaders, alone, notes));
    }

    private static List<SheetPiece> split(SheetPiece piece, char mark) {
        var parts = new ArrayList<SheetPiece>();
        int from = 0;
        for (int at = 0; at <= piece.text().length(); at++) {
            if (at == piece.text().length() || piece.text().charAt(at) == mark) {
                parts.add(piece.between(from, at));
                from = at + 1;
            }
        }
        return parts;
    }
}
