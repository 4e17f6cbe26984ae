package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;

/** The identity of persons in figures about persons. */
class ArchivePersonsTest {

    private static Service service;
    private static Client client;

    @BeforeAll
    static void start() {
        service = Service.inMemory(RulebookModules.all());
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static ImportedGame hidden(String record) throws IOException {
        var imported = ImportedGame.of(client, record);
        assertThat(client.put(imported.path() + "/visibility", imported.host(), "{\"public\": false}").status()).isEqualTo(200);
        return imported;
    }

    private static String idOf(ImportedGame game) {
        return game.path().substring("/api/games/".length());
    }

    private static JsonNode ask(String question) {
        var reply = client.get("/api/analysis/questions/" + question, service.operatorToken());
        assertThat(reply.status()).as(question + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    /** Anna played France in both games; the games were made by themselves, so that they are two until somebody joins them. */
    @Test
    void twoPersonsOfOneNameAreTwoUntilTheyAreJoined() throws IOException {
        var game = hidden("march-on-artois");
        var other = hidden("artois-by-consent");
        var second = idOf(other);
        var question = "activity?party=france&game=" + idOf(game) + "," + second;
        assertThat(identities(question)).containsExactlyInAnyOrder("Anna", "Anna #2");
        assertThat(ask("activity?person=Anna%20%232&game=" + idOf(game) + "," + second).path("rows")).isNotEmpty();
        var join = "{\"identity\": \"Anna of the club\", \"persons\": [{\"game\": \"" + idOf(game) + "\", \"name\": \"Anna\"}, {\"game\": \"" + second + "\", \"name\": \"Anna\"}]}";
        assertThat(client.post("/api/analysis/persons/join", game.host(), join).status()).as("host of one of them").isEqualTo(404);
        assertThat(client.post("/api/analysis/persons/join", null, join).status()).isEqualTo(401);
        assertThat(identities(question)).hasSize(2);
        var joined = client.post("/api/analysis/persons/join", service.operatorToken(), join);
        assertThat(joined.status()).as(joined.raw().body()).isEqualTo(200);
        assertThat(identities(question)).containsExactly("Anna of the club");
        assertThat(ask("activity?person=Anna%20of%20the%20club").path("rows")).isNotEmpty();
        assertThat(client.post("/api/analysis/persons/join", service.operatorToken(), join.replace("\"Anna of the club\"", "null")).status()).isEqualTo(200);
        assertThat(identities(question)).hasSize(2);
        var nobody = client.post("/api/analysis/persons/join", service.operatorToken(), join.replace("\"Anna\"", "\"Nobody\""));
        assertThat(nobody.status()).isEqualTo(400);
        assertThat(nobody.raw().body()).contains("Nobody");
    }

    private static Set<String> identities(String question) {
        return ask(question).path("rows").valueStream().map(row -> row.path("identity").asString()).filter(identity -> !identity.isEmpty())
                .collect(Collectors.toSet());
    }
}
