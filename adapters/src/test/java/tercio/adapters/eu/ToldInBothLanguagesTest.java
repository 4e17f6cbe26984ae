package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.AdoptedGames;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameLog;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Whole accounts of recorded games are told in English and in French. Both stand in {@code target/accounts} for who reads them aloud. */
class ToldInBothLanguagesTest {

    /** Words that no French sentence has. */
    private static final Pattern ENGLISH = Pattern.compile("(?<!\\p{L})(the|of|and|with|from|its|their|are|was|has|have|not|to|by|for|at|that|this|they|stands?|enters?|rolls?|loses?)(?!\\p{L})");
    /** Faults that no sentence has: an open argument, a value that is none, two blanks, a blank before a full stop. */
    private static final Pattern BROKEN = Pattern.compile("[{}]|null|  | \\.|\\.\\.");
    private static final Path ACCOUNTS = Path.of("target", "accounts");

    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war", "europe", "lepanto", "armada", "armada-landing", "colonial-convoy", "turks-and-russians"})
    void eachSentenceReadsInBothLanguages(String name) throws IOException {
        var lines = account(name);
        var english = new ArrayList<String>();
        var french = new ArrayList<String>();
        for (var line : lines) {
            english.add(Texts.english(line.sentence()));
            french.add(Texts.in(Language.FR).text(line.sentence()));
        }
        Files.createDirectories(ACCOUNTS);
        Files.write(ACCOUNTS.resolve(name + "_en.txt"), english);
        Files.write(ACCOUNTS.resolve(name + "_fr.txt"), french);

        assertThat(english).noneMatch(text -> BROKEN.matcher(text).find());
        for (int at = 0; at < lines.size(); at++) {
            assertThat(lines.get(at).sentence()).as("each chapter has its catalogs").isNotInstanceOf(Sentence.Written.class);
            assertThat(french.get(at)).doesNotContainPattern(BROKEN).doesNotContainPattern(ENGLISH).isNotEqualTo(english.get(at));
            assertThat(Character.isLowerCase(french.get(at).codePointAt(0))).as(french.get(at)).isFalse();
        }
    }

    private static List<GameLog.Line> account(String name) {
        var history = AdoptedGames.history(name);
        return AdoptedGames.views().log(history, 1, history.position());
    }
}
