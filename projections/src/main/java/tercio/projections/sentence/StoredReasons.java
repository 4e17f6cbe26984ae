package tercio.projections.sentence;

import java.util.LinkedHashMap;
import java.util.List;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The reasons why games are set aside. They are stored in English, and older rows hold nothing else: each is read back into its sentence. */
public final class StoredReasons {

    private static final ReadableTexts REASONS = new ReadableTexts().with("kernel.aside", "");

    private StoredReasons() {}

    /** The sentence that a stored reason is; one that quotes the text where the catalog has none. */
    public static Sentence sentence(String english) {
        return new TextReader(REASONS, name -> List.of()).readWithForeignWords(english, REASONS).<Sentence>map(StoredReasons::withWordsAsTheyStand).orElseGet(() -> Sentence.of("kernel.aside.other").with("why", new Argument.Text(english)));
    }

    /** Words of another program are no list, though they have an "and". */
    private static Sentence.Keyed withWordsAsTheyStand(Sentence.Keyed read) {
        var arguments = new LinkedHashMap<>(read.arguments());
        arguments.replaceAll((name, argument) -> switch (argument) {
            case Argument.Items items -> new Argument.Text(Texts.in(Language.EN).read(items).text());
            case Argument.Phrase(var phrase) -> new Argument.Phrase(withWordsAsTheyStand(phrase));
            default -> argument;
        });
        return new Sentence.Keyed(read.key(), arguments);
    }
}
