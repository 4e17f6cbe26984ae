package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;

/** The march on Artois with a campaign that was misread, and put right later: what was replaced counts no more, and what was applied again counts once. */
class ArchiveAmendmentTest {

    private static Service service;
    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.installed());
        client = new Client(service.port());
        game = ImportedGame.of(client, "march-on-artois");
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static JsonNode rows(String question) {
        var reply = client.get("/api/analysis/questions/" + question, game.host());
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body().path("rows");
    }

    /** How often each country chose each campaign. */
    private static Map<String, Integer> campaigns() {
        var campaigns = new TreeMap<String, Integer>();
        rows("eu-money").forEach(row -> campaigns.merge(row.path("party").asString() + " " + row.path("campaign").asString(), row.path("n").asInt(), Integer::sum));
        return campaigns;
    }

    @Test
    void whatIsAppliedAgainCountsOnceAndWhatIsReplacedNotAtAll() {
        var dice = rows("dice");
        var before = campaigns();
        assertThat(before).containsEntry("france major", 1).containsEntry("france passive", 3).doesNotContainKey("france simple");
        var amended = client.post(game.path() + "/amendments", game.host(),
                "{\"at\": 33, \"replace\": {\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}, \"reason\": \"misread\"}");
        assertThat(amended.status()).as(amended.raw().body()).isEqualTo(201);
        assertThat(campaigns()).as("a branch that nobody adopted").isEqualTo(before);
        var adopted = client.post(game.path() + "/amendments/1/adopt", game.host(), "{}");
        assertThat(adopted.status()).as(adopted.raw().body()).isEqualTo(200);

        assertThat(campaigns()).containsEntry("france major", 1).containsEntry("france passive", 2).containsEntry("france simple", 1)
                .containsEntry("spain passive", before.get("spain passive"));
        assertThat(rows("dice")).isEqualTo(dice);
        assertThat(rows("eu-battle-list")).hasSize(1);
        var siege = rows("eu-winter-siege");
        assertThat(siege).hasSize(1);
        assertThat(siege.path(0).path("n").asInt()).isEqualTo(1);
        assertThat(siege.path(0).path("rounds").asDouble()).isEqualTo(4);
    }
}
