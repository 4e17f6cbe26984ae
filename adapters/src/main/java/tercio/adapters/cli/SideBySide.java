package tercio.adapters.cli;

import java.util.ArrayList;
import java.util.List;

/** Two texts in two columns, line beside line; a line that is too long goes on below. */
final class SideBySide {

    private static final int WIDTH = 76;
    private static final String BETWEEN = " | ";

    private SideBySide() {}

    static List<String> of(List<String> left, List<String> right) {
        var lines = new ArrayList<String>();
        for (int at = 0; at < Math.max(left.size(), right.size()); at++) {
            var one = wrap(at < left.size() ? left.get(at) : "");
            var other = wrap(at < right.size() ? right.get(at) : "");
            for (int row = 0; row < Math.max(one.size(), other.size()); row++) {
                var cell = row < one.size() ? one.get(row) : "";
                lines.add((cell + " ".repeat(WIDTH - cell.length()) + BETWEEN + (row < other.size() ? other.get(row) : "")).stripTrailing());
            }
        }
        return lines;
    }

    /** Breaks a text into lines of the width of a column, at a blank where there is one. */
    private static List<String> wrap(String text) {
        var lines = new ArrayList<String>();
        var rest = text;
        while (rest.length() > WIDTH) {
            int blank = rest.lastIndexOf(' ', WIDTH);
            int end = blank > 0 ? blank : WIDTH;
            lines.add(rest.substring(0, end));
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
