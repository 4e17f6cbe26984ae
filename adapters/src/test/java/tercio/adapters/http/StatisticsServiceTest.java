package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;

/**
 * The statistics of the march on Artois, read from its record by hand as in {@link ReportTest}: one battle on land, which France wins, losing 2
 * LD to the 5 of Spain; 80 ducats of France for campaigns, 40 of Spain; the fortress of Artois falls to France. Here it is played, forked and
 * imported again: all games together say the same.
 */
class StatisticsServiceTest {

    private static Service service;
    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.all());
        client = new Client(service.port());
        game = ImportedGame.of(client, "march-on-artois");
        ImportedGame.of(client, "march-on-artois");
        assertThat(client.post(game.path() + "/forks", game.host(), "{\"at\": 86}").status()).isEqualTo(201);
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static JsonNode all(String query) {
        var reply = client.get("/api/statistics" + query, game.host());
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static List<JsonNode> of(JsonNode statistics, String table, String country) {
        return statistics.path(table).valueStream().filter(row -> row.path("country").asString("").equals(country)).toList();
    }

    private static void isTheMarchOnArtois(JsonNode statistics) {
        assertThat(statistics.path("pending").asInt()).isZero();
        assertThat(of(statistics, "battles", "france").getFirst().toString()).isEqualTo("{\"seat\":\"Anna\",\"country\":\"france\",\"kind\":\"land\","
                + "\"fought\":1,\"won\":1,\"lost\":0,\"undecided\":0,\"avoided\":0,\"losses\":2,\"unit\":\"ld\"}");
        assertThat(of(statistics, "battles", "spain").getFirst().path("lost").asInt()).isEqualTo(1);
        assertThat(of(statistics, "battles", "spain").getFirst().path("losses").asInt()).isEqualTo(5);
        assertThat(of(statistics, "money", "france").stream().mapToInt(row -> row.path("amount").asInt()).sum()).isEqualTo(80);
        assertThat(of(statistics, "money", "spain").stream().mapToInt(row -> row.path("amount").asInt()).sum()).isEqualTo(40);
        var falls = of(statistics, "sieges", "france").stream().filter(row -> row.path("kind").asString().equals("fall")).toList();
        assertThat(falls).hasSize(1);
        assertThat(falls.getFirst().path("count").asInt()).isEqualTo(1);
        var lost = of(statistics, "luck", "spain").stream().filter(row -> row.path("kind").asString().equals("battle") && row.path("figure").asString().equals("lossesLd")).toList();
        assertThat(lost).hasSize(1);
        assertThat(lost.getFirst().path("count").asInt()).isEqualTo(1);
        assertThat(lost.getFirst().path("actual").asInt()).isEqualTo(5);
        double expected = client.get(game.path() + "/report?turn=1", game.host()).body().path("luck").valueStream()
                .filter(row -> row.path("party").asString().equals("spain")).findFirst().orElseThrow().path("expected").doubleValue();
        assertThat(lost.getFirst().path("expected").doubleValue()).isBetween(expected - 1e-4, expected + 1e-4);
        for (var row : statistics.path("luck")) {
            if (!row.path("pValue").isNull()) {
                assertThat(row.path("pValue").doubleValue()).isBetween(0.0, 1.0);
                assertThat(row.path("pCorrected").doubleValue()).isGreaterThanOrEqualTo(row.path("pValue").doubleValue());
            }
        }
    }

    @Test
    void aGameIsToldInItsTables() {
        isTheMarchOnArtois(game.read("/statistics"));
    }

    @Test
    void ofAllGamesEachThingCountsOnce() {
        var statistics = all("");

        assertThat(statistics.path("games").asInt()).isEqualTo(3);
        assertThat(statistics.path("uncounted").asInt()).isZero();
        isTheMarchOnArtois(all("?ruleset=eu-military"));
        int inTheGame = game.read("/statistics").path("dice").valueStream().mapToInt(row -> row.path("rolls").asInt()).sum();
        assertThat(statistics.path("dice").valueStream().mapToInt(row -> row.path("rolls").asInt()).sum()).isPositive().isEqualTo(inTheGame);
    }

    /** An import stores an older record in the form of now, with other hashes: it is recognized nevertheless. */
    @Test
    void theRecordOfAnEarlierVersionIsTheGameThatIsHere() throws IOException {
        try (var stream = ImportedGame.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            var record = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            var same = client.post("/api/games/import", game.host(), record);
            assertThat(same.status()).as(same.raw().body()).isEqualTo(200);
            assertThat(game.path()).endsWith("/" + same.body().path("sameAs").asString());
            assertThat(client.post("/api/games/import", null, record).status()).as("anybody may watch it").isEqualTo(200);
        }
    }

    @Test
    void whatIsAskedForIsFiltered() {
        var france = all("?ruleset=eu-military&party=france");
        assertThat(of(france, "battles", "france")).hasSize(1);
        assertThat(of(france, "battles", "spain")).isEmpty();
        assertThat(france.path("dice").valueStream().map(row -> row.path("country").asString("")).distinct()).containsExactly("france");
        assertThat(all("?person=Anna").path("battles")).hasSize(1);
        assertThat(all("?person=Zoe").path("battles")).isEmpty();
        assertThat(all("?scenario=artois").path("battles")).hasSize(2);
        assertThat(all("?scenario=armada").path("games").asInt()).isZero();
        assertThat(all("?ruleset=empires-in-arms").path("battles")).isEmpty();
    }

    @Test
    void everyTableIsThereAsText() {
        assertThat(table("luck").getFirst()).isEqualTo("seat,country,kind,figure,count,actual,expected,variance,z,pValue,pCorrected");
        assertThat(table("battles")).containsExactly("seat,country,kind,fought,won,lost,undecided,avoided,losses,unit",
                "Anna,france,land,1,1,0,0,0,2,ld", "Ben,spain,land,1,0,1,0,0,5,ld");
        assertThat(table("sieges").getFirst()).isEqualTo("seat,country,kind,count,results");
        assertThat(table("attrition").getFirst()).isEqualTo("seat,country,kind,count,amount,unit");
        assertThat(table("money").getFirst()).isEqualTo("seat,country,kind,count,amount,unit");
        assertThat(table("purposes").getFirst()).isEqualTo("purpose,rolls,mean");
        assertThat(table("dice").getFirst()).startsWith("seat,country,die,rolls,1,2").endsWith("mean,chiSquare,pValue,pCorrected");
        var refused = client.get(game.path() + "/statistics?table=sea", game.host(), "Accept", "text/csv");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.raw().body()).contains("is one of dice, purposes, luck, battles, sieges, attrition, money");
    }

    private static List<String> table(String name) {
        return client.get(game.path() + "/statistics?table=" + name, game.host(), "Accept", "text/csv").raw().body().lines().toList();
    }
}
