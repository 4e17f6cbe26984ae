package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The catalog of older results holds what no chapter says any more: a text that a chapter still says is read back from there. */
class OlderResultsTest {

    @ParameterizedTest
    @ValueSource(strings = {"eu", "eia"})
    void noTextOfOlderRecordsIsStillSaidByAChapter(String rulebook) {
        var said = new ReadableTexts();
        WrittenExplanations.chapters(rulebook).forEach(chapter -> said.with(rulebook + "." + chapter, "result-"));

        var older = Catalog.lines(rulebook + ".older", Language.EN).orElseThrow();

        assertThat(older).hasSizeGreaterThan(50);
        assertThat(older.entrySet().stream().filter(line -> said.exactly(line.getValue()).isPresent()).map(Map.Entry::getKey)).isEmpty();
    }
}
