package tercio.projections.sentence;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The sentences of one chapter in one language, by the key within the chapter.
 *
 * @param patterns by key
 * @param remarks the gender or number of phrases, by key with {@code @gender} or {@code @number}
 */
record Catalog(Map<String, SentencePattern> patterns, Map<String, String> remarks) {

    private static final String FOLDER = "/tercio/projections/";

    /** The catalog of a chapter such as {@code eu.siege}. */
    static Catalog of(String chapter, Language language) {
        var patterns = new HashMap<String, SentencePattern>();
        var remarks = new HashMap<String, String>();
        lines(chapter, language).orElseThrow(() -> new IllegalArgumentException("no catalog of " + chapter + " in " + language.code())).forEach((key, line) -> {
            if (key.contains("@")) {
                remarks.put(key, line);
            } else {
                patterns.put(key, new SentencePattern(line, language));
            }
        });
        return new Catalog(Map.copyOf(patterns), Map.copyOf(remarks));
    }

    /** The lines of a catalog as they are written; empty where there is none. */
    static Optional<Map<String, String>> lines(String chapter, Language language) {
        int dot = chapter.indexOf('.');
        var name = FOLDER + chapter.substring(0, dot) + "/sentences/" + chapter.substring(dot + 1) + "_" + language.code() + ".properties";
        return WordList.find(Catalog.class, name);
    }
}
