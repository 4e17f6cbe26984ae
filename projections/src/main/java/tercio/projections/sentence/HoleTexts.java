package tercio.projections.sentence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tercio.projections.sentence.PatternShape.Fixed;
import tercio.projections.sentence.PatternShape.Hole;
import tercio.projections.sentence.PatternShape.Piece;

/** The texts in the holes of a shape, for each way in which a text fits it. */
final class HoleTexts {

    private final String english;
    private final List<Piece> pieces;
    private final BooleanSupplier mayTry;
    private final Map<String, String> holes = new LinkedHashMap<>();

    /** @param mayTry whether another place may be tried as the end of a hole */
    HoleTexts(String english, List<Piece> pieces, BooleanSupplier mayTry) {
        this.english = english;
        this.pieces = pieces;
        this.mayTry = mayTry;
    }

    /** Gives the texts by the names of the holes. */
    void forEach(Consumer<Map<String, String>> fits) {
        fit(0, 0, fits);
    }

    private void fit(int from, int at, Consumer<Map<String, String>> fits) {
        if (at == pieces.size()) {
            if (from == english.length()) {
                fits.accept(Map.copyOf(holes));
            }
            return;
        }
        switch (pieces.get(at)) {
            case Fixed(var text) -> {
                if (english.startsWith(text, from)) {
                    fit(from + text.length(), at + 1, fits);
                }
            }
            case Hole(var name) when at + 1 == pieces.size() -> fill(name, from, english.length(), at, fits);
            case Hole(var name) when pieces.get(at + 1) instanceof Fixed(var next) -> {
                boolean last = at + 2 == pieces.size();
                for (int end = english.indexOf(next, last ? Math.max(from, english.length() - next.length()) : from); end >= 0 && mayTry.getAsBoolean(); end = english.indexOf(next, end + 1)) {
                    fill(name, from, end, at, fits);
                }
            }
            case Hole(var name) -> {
                int end = from;
                while (end < english.length() && Character.isDigit(english.charAt(end))) {
                    end++; // where nothing stands between two holes, the first one is a number
                }
                fill(name, from, end, at, fits);
            }
        }
    }

    /** Takes a text for a hole and goes on behind it. A hole that stands twice holds the same text. */
    private void fill(String name, int from, int end, int at, Consumer<Map<String, String>> fits) {
        if (end <= from) {
            return;
        }
        var text = english.substring(from, end);
        var before = holes.putIfAbsent(name, text);
        if (before == null || before.equals(text)) {
            fit(end, at + 1, fits);
        }
        if (before == null) {
            holes.remove(name);
        }
    }
}
