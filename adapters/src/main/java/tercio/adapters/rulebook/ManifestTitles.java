package tercio.adapters.rulebook;

import java.util.List;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Manifest.Tab;
import tercio.adapters.rulebook.Manifest.Title;
import tercio.adapters.rulebook.Manifest.View;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/**
 * The parts of a manifest whose titles stand in a catalog of its rulebook.
 *
 * @param catalog the beginning of the keys, with its full stop, such as {@code eu.title.}
 * @param language of the titles
 */
public record ManifestTitles(String catalog, Language language) {

    /** A view with the title of a key. */
    public View view(String name, String key, Of of) {
        return new View(name, title(key), of);
    }

    /** A tab of some views with the title of a key. */
    public Tab tab(String name, String key, List<String> views) {
        return new Tab(name, title(key), views);
    }

    /** Titles from an alternating list of names and keys of titles. */
    public List<Title> titles(String... namesAndKeys) {
        return Stream.iterate(0, at -> at < namesAndKeys.length, at -> at + 2)
                .map(at -> new Title(namesAndKeys[at], title(namesAndKeys[at + 1]))).toList();
    }

    private String title(String key) {
        return Texts.in(language).phrase(Sentence.of(catalog + key));
    }
}
