package tercio.adapters.cli;

import java.util.Locale;
import java.util.Map;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.WordList;

/** The words of the sheet of a fight in the language of a reader. In English they are the names of its lines and parts. */
final class SheetWords {

    /** The kind of thing that a word stands for. */
    enum Kind { FIGHT, SIDE, LINE, PART, VALUE }

    private final Map<String, String> known;

    private SheetWords(Map<String, String> known) {
        this.known = known;
    }

    static SheetWords in(Language language) {
        return new SheetWords(WordList.beside(SheetWords.class, "sheet", language));
    }

    /** The word; the name with blanks where the language has none. */
    String of(Kind kind, String name) {
        return known.getOrDefault(kind.name().toLowerCase(Locale.ROOT) + "." + name, name.replace('_', ' ').replaceAll("(?<=[a-z])-(?=[a-z])", " "));
    }
}
