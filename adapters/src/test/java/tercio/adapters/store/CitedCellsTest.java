package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.adjudication.PrintedCells;
import tools.jackson.databind.json.JsonMapper;

/** The cells that the recorded games cite are found in the printed tables for ever. */
class CitedCellsTest {

    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war"})
    void everyCellThatARecordedRulingCitesIsPrintedAsItSays(String name) throws IOException {
        int cited = 0;
        try (var stream = CitedCellsTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl")) {
            for (var line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
                for (var step : new JsonMapper().readTree(line).path("envelope").path("explanation")) {
                    PrintedCells.agree("eu-military", step, step.path("cell"));
                    cited += step.has("cell") ? 1 : 0;
                }
            }
        }
        assertThat(cited).isPositive();
    }
}
