package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.given.CombatSheetCheck;
import tercio.domain.eu.given.LandSheetCheck;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tools.jackson.databind.JsonNode;

/** Each battle, each assault and each combat of the recorded games has its sheet beside its ruling, and each line of it is repeated by hand. */
class FightSheetServiceTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    @ParameterizedTest
    @CsvSource({"march-on-artois, land-battle", "random-war, land-battle", "europe, field-combat", "turks-and-russians, field-combat", "lepanto, naval-battle", "armada, naval-battle"})
    void eachLineIsRepeatedFromThePrintedTables(String name, String fight) throws IOException {
        var game = ImportedGame.of(client, name);
        var told = new TreeMap<String, Integer>();
        for (int position = 1; position <= game.read("").path("position").asInt(); position++) {
            var ruling = game.get("/rulings/" + position);
            if (ruling.status() == 200 && ruling.body().has("sheet")) {
                var sheet = sheet(ruling.body().path("sheet"));
                if (sheet.fight().endsWith("combat")) {
                    CombatSheetCheck.check(sheet);
                } else {
                    LandSheetCheck.check(sheet);
                }
                told.merge(sheet.fight(), 1, Integer::sum);
            }
        }
        assertThat(told).containsKey(fight);
    }

    @Test
    void aRulingThatIsNoFightHasNone() throws IOException {
        var game = ImportedGame.of(client, "march-on-artois");
        var last = game.read("").path("position").asInt();
        long without = IntStream.rangeClosed(1, last).mapToObj(position -> game.get("/rulings/" + position))
                .filter(ruling -> ruling.status() == 200 && !ruling.body().has("sheet")).count();

        assertThat(without).isPositive();
    }

    private static FightSheet sheet(JsonNode body) {
        return new FightSheet(body.path("fight").asString(),
                body.path("sides").valueStream().map(side -> new FightSheet.Side(side.path("side").asString(), side.path("party").asString())).toList(),
                body.path("lines").valueStream().map(line -> new FightSheet.Line(line.path("line").asString(), line.path("side").asString(),
                        Citation.of(line.path("rule").asString()), parts(line.path("parts")), parts(line.path("results")))).toList());
    }

    private static List<FightSheet.Part> parts(JsonNode list) {
        return list.valueStream().map(part -> new FightSheet.Part(part.path("part").asString(), part.has("reason") ? part.path("reason").asString() : null,
                part.path("value").asString(), FightSheet.Unit.valueOf(part.path("unit").asString().toUpperCase(Locale.ROOT)), part.path("adds").asBoolean())).toList();
    }
}
