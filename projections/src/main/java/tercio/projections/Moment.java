package tercio.projections;

import java.util.List;
import java.util.Map;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/**
 * A position in the history worth going to.
 *
 * @param kind {@code turn}, {@code round}, {@code battle}: each game has its own kinds
 * @param label the words for readers, in English
 * @param parties the parties that act from this moment on, by their ids; empty where the moment belongs to nobody, and where it was stored before they were
 * @param texts the label in other languages, by their codes; empty where it was stored in English alone
 */
public record Moment(int position, String kind, String label, List<String> parties, Map<String, String> texts) implements ProjectionEntry {

    public Moment {
        parties = parties == null ? List.of() : List.copyOf(parties);
        texts = texts == null ? Map.of() : Map.copyOf(texts);
    }

    /** A moment that belongs to nobody, of rules without catalogs. */
    public Moment(int position, String kind, String label) {
        this(position, kind, label, List.of(), Map.of());
    }

    /** A moment whose label is told in each language. */
    public static Moment of(int position, String kind, Sentence label, List<String> parties) {
        return new Moment(position, kind, Texts.englishPhrase(label), parties, Texts.translations(label));
    }

    /** A moment that belongs to nobody. */
    public static Moment of(int position, String kind, Sentence label) {
        return of(position, kind, label, List.of());
    }

    /** The label for a reader of a language; in English where no other is stored. */
    public String label(Language language) {
        return texts.getOrDefault(language.code(), label);
    }
}
