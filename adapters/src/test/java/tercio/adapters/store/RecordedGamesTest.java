package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.verification.Progress;

/**
 * Games that were recorded once and must be read, decided again and found the same for ever. A release adds games; none is
 * ever taken away or written anew.
 */
class RecordedGamesTest {

    @ParameterizedTest
    @CsvSource({"march-on-artois, 86, 1", "random-war, 219, 1", "turks-and-russians, 758, 1", "europe, 580, 1",
        "artois-by-consent, 415, 3", "artois-by-consent-fork, 66, 3", "lepanto, 138, 5", "armada, 212, 5", "armada-landing, 218, 5", "colonial-convoy, 322, 6"})
    void anOldRecordIsReadAndEveryCommandDecidedAgainGivesWhatWasRecordedOrDiffersByAChangeOfTheRules(String name, int events, String edition) {
        var records = GameBackend.recordsAlone(RulebookModules.all().rulebooks());

        var checked = records.check(lines(name), Progress.SILENT);

        assertThat(checked.record().events()).hasSize(events);
        assertThat(checked.found().orElseThrow().divergences()).isEmpty();
        assertThat(checked.found().orElseThrow().editions()).containsExactly(edition);
        assertThat(checked.found().orElseThrow().explained()).allSatisfy(divergence -> {
            assertThat(divergence.edition()).isEqualTo(edition);
            assertThat(divergence.changes()).isNotEmpty();
        });
    }

    private static BufferedReader lines(String name) {
        var stream = RecordedGamesTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl");
        assertThat(stream).as("the record %s", name).isNotNull();
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
}
