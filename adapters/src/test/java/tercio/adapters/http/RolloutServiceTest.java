package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;

/** Rollouts over HTTP: begun, looked at, cancelled, bounded, and for who sees the whole board alone. */
class RolloutServiceTest {

    private static Service service;
    private static Client client;
    private static ImportedGame march;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.installed());
        client = new Client(service.port());
        march = ImportedGame.of(client, "march-on-artois");
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static Client.Reply begin(String body) {
        return client.post(march.path() + "/rollouts", march.host(), body);
    }

    /** Nanoseconds from one look to the next: looks without a pause would take a processor away from the games. */
    private static final int PAUSE = 20_000_000;

    /** Looks until it is no longer running. */
    private static JsonNode ended(String address) {
        while (true) {
            var now = client.get(address, march.host());
            assertThat(now.status()).as(now.raw().body()).isEqualTo(200);
            if (!now.body().path("state").asString().equals("running")) {
                return now.body();
            }
            LockSupport.parkNanos(PAUSE);
        }
    }

    @Test
    void aRolloutTellsTheChancesWithSeeds() {
        var begun = begin("{\"positions\": [42], \"games\": 2, \"commands\": 6, \"seed\": \"7\", \"policies\": {\"france\": \"aggressive\"}}");
        assertThat(begun.status()).as(begun.raw().body()).isEqualTo(202);
        var address = begun.raw().headers().firstValue("Location").orElseThrow();
        var done = ended(address);
        assertThat(done.path("state").asString()).isEqualTo("done");
        assertThat(done.path("done").asInt()).isEqualTo(2);
        var result = done.path("positions").path(0);
        assertThat(result.path("position").asInt()).isEqualTo(42);
        assertThat(result.path("played")).hasSize(2).allSatisfy(game -> assertThat(game.path("seed").asString()).isNotEmpty());
        assertThat(result.path("parties")).anySatisfy(party -> assertThat(party.path("party").asString()).isEqualTo("france"))
                .allSatisfy(party -> assertThat(party.path("wins").path("high").asDouble()).isGreaterThan(party.path("wins").path("low").asDouble()));
        var again = begin("{\"positions\": [42], \"games\": 2, \"commands\": 6, \"seed\": \"7\", \"policies\": {\"france\": \"aggressive\"}}");
        assertThat(ended(again.raw().headers().firstValue("Location").orElseThrow()).path("positions")).isEqualTo(done.path("positions"));
    }

    @Test
    void aRolloutIsCancelled() {
        var address = begin("{\"games\": 2000, \"commands\": 2000, \"positions\": [5]}").raw().headers().firstValue("Location").orElseThrow();
        assertThat(client.delete(address, march.host()).status()).isEqualTo(204);
        var ended = ended(address);
        assertThat(ended.path("state").asString()).isEqualTo("cancelled");
        assertThat(ended.path("positions")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"games\": 0}", "{\"games\": 2001}", "{\"games\": \"many\"}", "{\"positions\": []}", "{\"positions\": [0]}", "{\"positions\": [99999]}", "{\"positions\": 3}",
        "{\"positions\": [5, 6], \"games\": 1500}", "{\"commands\": 100000}", "{\"seed\": \"x\"}", "{\"policies\": []}", "{\"policies\": {\"nobody\": \"cautious\"}}",
        "{\"policies\": {\"france\": \"clever\"}}", "{\"colour\": \"red\"}"})
    void whatIsNoRolloutIsRefused(String body) {
        var refused = begin(body);
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
    }

    @Test
    void aRolloutThatIsNotThereIsNotFound() {
        assertThat(client.get(march.path() + "/rollouts/nothing", march.host()).status()).isEqualTo(404);
        assertThat(client.post("/api/games/nothing/rollouts", march.host(), "{}").status()).isIn(401, 404);
    }

    /** The campaign of 1805 keeps the strengths of corps secret: nobody but its host may play on, because the computer players see the board. */
    @Test
    void whoDoesNotSeeTheWholeBoardPlaysNothingOn() throws IOException {
        var campaign = ImportedGame.of(client, "europe");
        assertThat(client.put(campaign.path() + "/visibility", campaign.host(), "{\"public\": true}").status()).isEqualTo(200);
        assertThat(client.post(campaign.path() + "/rollouts", null, "{\"games\": 1}").status()).isEqualTo(403);
    }
}
