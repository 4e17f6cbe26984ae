package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Conditions;

/** What follows from where the counters stand holds at every position of the recorded games at which a player was asked ({@link Conditions}). */
class RecordedConditionsTest {

    private static final EuMilitary RULES = new EuMilitary();

    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war", "turks-and-russians", "europe", "artois-by-consent", "artois-by-consent-fork", "lepanto", "armada", "armada-landing", "colonial-convoy"})
    void itHoldsInRecordedGames(String name) {
        try (var backend = GameBackend.inMemory(RulebookModules.installed().rulebooks())) {
            var stream = RecordedConditionsTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl");
            var record = backend.records().read(new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)), Progress.SILENT);
            var history = backend.histories().of(((GameCreation.Created) backend.games().adopt(record)).game()).orElseThrow();
            var asked = history.events().stream().filter(event -> event.position() > 1 && event.envelope().since() == event.position()).map(event -> event.position() - 1).toList();
            assertThat(asked).hasSizeGreaterThan(10);
            for (int position : asked) {
                EuState board = history.board(RULES, position);
                if (!RULES.isOver(board)) {
                    Conditions.hold(RULES, board, name + " at " + position);
                }
            }
        }
    }
}
