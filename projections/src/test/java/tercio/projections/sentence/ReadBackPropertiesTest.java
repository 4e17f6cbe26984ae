package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.PatternShape.Hole;
import tercio.projections.sentence.WrittenExplanations.Part;

/** An English text of an explanation is read back: with any arguments, its French is that of the sentence itself. */
class ReadBackPropertiesTest {

    /** Names that sound alike in no pattern. */
    private static final Map<String, Argument> NAMES = Map.of("Nubia", new Argument.Name("eu.country", "nubia", "Nubia"), "Quito", new Argument.Name("eu.place", "quito", "Quito"));
    /** A text without letters of its own is a figure or a name: it is not looked for among the patterns. */
    private static final Pattern LETTERS = Pattern.compile("\\p{L}");
    private static final List<String> RULEBOOKS = List.of("eu", "eia");

    /** A line of a catalog. @param key with the word of its rulebook and its chapter */
    record Line(Part part, String rulebook, String key, String english, String french) {

        /** Whether a language counts an argument or writes it as a number. */
        boolean counts(String name) {
            return Stream.of(english, french).anyMatch(text -> text.contains("{" + name + ", plural") || text.contains("{" + name + ", number"));
        }
    }

    @Provide
    static Arbitrary<Line> lines() {
        return Arbitraries.of(RULEBOOKS.stream().flatMap(book -> Stream.concat(Stream.concat(lines(Part.NAME, book, "step", ""), lines(Part.REASON, book, "reason", "")),
                Stream.concat(lines(Part.RESULT, book, "older", ""), WrittenExplanations.chapters(book).stream().flatMap(chapter -> lines(Part.RESULT, book, chapter, "result-"))))).toList());
    }

    private static Stream<Line> lines(Part part, String book, String chapter, String beginning) {
        var french = Catalog.lines(book + "." + chapter, Language.FR).orElseThrow();
        var english = Catalog.lines(book + "." + chapter, Language.EN).orElseThrow();
        // A sentence whose English text leaves out what the French one says is not read back.
        return english.entrySet().stream().filter(line -> line.getKey().startsWith(beginning) && !line.getKey().contains("@") && !english.containsKey(line.getKey() + "@unused"))
                .map(line -> new Line(part, book, book + "." + chapter + "." + line.getKey(), line.getValue(), french.get(line.getKey())));
    }

    @Property
    void theFrenchOfWhatIsReadBackIsThatOfTheSentence(@ForAll("lines") Line line, @ForAll long seed) {
        var sentence = sentence(line, new Random(seed));
        var english = Texts.englishPhrase(sentence);
        Assume.that(LETTERS.matcher(english.replace("Nubia", "").replace("Quito", "")).find());

        var read = WrittenExplanations.of(line.rulebook()).orElseThrow().read(line.part(), english, name -> NAMES.containsKey(name) ? List.of(NAMES.get(name)) : List.of());

        assertThat(read).as(english).isPresent();
        assertThat(Texts.englishPhrase(read.get())).isEqualTo(english);
        // A text of older records that a chapter still says reads as the chapter has it today.
        if (!line.key().contains(".older.")) {
            assertThat(Texts.in(Language.FR).phrase(read.get())).as("%s of %s read as %s", english, sentence, read.get()).isEqualTo(Texts.in(Language.FR).phrase(sentence));
        }
    }

    /** The sentence of a line with any arguments that its pattern takes. */
    private static Sentence.Keyed sentence(Line line, Random random) {
        var shapes = PatternShape.of(line.english());
        assertThat(shapes).as("the ways to read %s", line.key()).isNotEmpty();
        var shape = shapes.get(random.nextInt(shapes.size()));
        var arguments = new LinkedHashMap<String, Argument>();
        for (var piece : shape.pieces()) {
            if (piece instanceof Hole(var hole)) {
                var name = ArgumentForms.formOf(hole).orElse(hole);
                arguments.putIfAbsent(name, argument(name.equals(hole), shape.chosen().getOrDefault(name, line.counts(name) ? new Argument.Count(2) : null), random));
            }
        }
        return new Sentence.Keyed(line.key(), shape.arguments(arguments));
    }

    private static Argument argument(boolean plain, Argument chosen, Random random) {
        if (chosen instanceof Argument.Count(int count)) {
            return new Argument.Count(count < 2 ? count : 2 + random.nextInt(30));
        }
        var all = new ArrayList<Argument>(NAMES.values());
        if (plain) {
            all.addAll(List.of(new Argument.Count(random.nextInt(40)), new Argument.Amount(1 + random.nextInt(20) * 3, 3)));
        }
        return all.get(random.nextInt(all.size()));
    }
}
