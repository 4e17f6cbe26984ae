package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.http.Client;
import tercio.adapters.http.ImportedGame;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldSheets;
import tercio.domain.eu.given.LandSheetCheck;
import tercio.domain.ruling.FightSheet;

/** Each battle and each assault of the recorded games has its sheet beside its ruling, and each line of it is repeated by hand. */
class FightSheetServiceTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    @ParameterizedTest
    @CsvSource({"march-on-artois, land-battle", "random-war, land-battle", "lepanto, naval-battle", "armada, naval-battle"})
    void eachLineIsRepeatedFromThePrintedTables(String name, String fight) throws IOException {
        var sheets = ToldSheets.of(ImportedGame.of(client, name));

        assertThat(sheets).extracting(FightSheet::fight).contains(fight);
        sheets.forEach(LandSheetCheck::check);
    }

    @Test
    void aRulingThatIsNoFightHasNone() throws IOException {
        var game = ImportedGame.of(client, "march-on-artois");
        var last = game.read("").path("position").asInt();
        long without = IntStream.rangeClosed(1, last).mapToObj(position -> game.get("/rulings/" + position))
                .filter(ruling -> ruling.status() == 200 && !ruling.body().has("sheet")).count();

        assertThat(without).isPositive();
    }
}
