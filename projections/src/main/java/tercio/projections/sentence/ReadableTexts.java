package tercio.projections.sentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.PatternShape.Fixed;

/** The English texts of some keys, found by how a text begins. */
final class ReadableTexts {

    private static final String UNUSED = "@unused";

    private final Map<String, Sentence.Keyed> exact = new HashMap<>();
    /** The shapes by the first word; those that begin with a hole stand under the empty word. */
    private final Map<String, List<Shape>> byWord = new HashMap<>();

    /** One way in which a sentence reads. @param longest its longest fixed text */
    record Shape(String key, PatternShape shape, String longest) {}

    /** Adds the sentences of a chapter whose key begins with some text. */
    ReadableTexts with(String chapter, String beginning) {
        var english = Catalog.lines(chapter, Language.EN).orElse(Map.of());
        english.forEach((key, line) -> {
            if (key.startsWith(beginning) && !key.contains("@") && saysAll(chapter, key, english)) {
                PatternShape.of(Language.EN.grammar().typeset(line)).forEach(shape -> add(chapter + "." + key, shape));
            }
        });
        return this;
    }

    /** Whether the English text names every argument that another language asks for. */
    private static boolean saysAll(String chapter, String key, Map<String, String> english) {
        var unsaid = english.get(key + UNUSED);
        return unsaid == null || Stream.of(Language.values()).allMatch(language -> Catalog.lines(chapter, language)
                .map(lines -> Set.of(lines.getOrDefault(key + UNUSED, "").split("[ ,]+")).containsAll(List.of(unsaid.split("[ ,]+")))).orElse(false));
    }

    private void add(String key, PatternShape shape) {
        if (!shape.hasHoles()) {
            exact.putIfAbsent(shape.longestFixed(), new Sentence.Keyed(key, shape.arguments(Map.of())));
        } else if (shape.hasLetters() || shape.fixedLength() > 1 || shape.longestFixed().equals(".")) {
            byWord.computeIfAbsent(wholeWord(shape), word -> new ArrayList<>()).add(new Shape(key, shape, shape.longestFixed()));
        }
    }

    /** The first word of a shape; a word that a hole goes on with is no whole one. */
    private static String wholeWord(PatternShape shape) {
        return shape.pieces().getFirst() instanceof Fixed(var text) && text.indexOf(' ') > 0 ? text.substring(0, text.indexOf(' ')) : "";
    }

    /** The sentence without holes that reads so. */
    Optional<Sentence.Keyed> exactly(String english) {
        return Optional.ofNullable(exact.get(english));
    }

    /** The shapes that a text may have. */
    Stream<Shape> likely(String english) {
        int space = english.indexOf(' ');
        return Stream.concat(space > 0 ? byWord.getOrDefault(english.substring(0, space), List.of()).stream() : Stream.empty(), byWord.getOrDefault("", List.of()).stream())
                .filter(shape -> english.contains(shape.longest()));
    }
}
