package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** The Idempotency-Key of a remark is kept as long as the remark. */
class RemarkKeysTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final String BODY = "{\"kind\": \"chat\", \"text\": \"your turn\"}";

    @Test
    void aRemarkThatIsSentAgainAfterARestartIsTheOneThatIsThere(@TempDir Path folder) {
        Client.Made game;
        String first;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            game = client.race("physical", "opponents-agree", true);
            first = client.post("/api/games/" + game.id() + "/remarks", game.anna(), BODY, "Idempotency-Key", "k").raw().body();
            client.post("/api/games/" + game.id() + "/remarks", game.bert(), "{\"kind\": \"chat\", \"text\": \"no, yours\"}");
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var path = "/api/games/" + game.id() + "/remarks";
            var again = client.post(path, game.anna(), BODY, "Idempotency-Key", "k");
            assertThat(again.status()).isEqualTo(201);
            assertThat(again.raw().body()).isEqualTo(first);
            assertThat(again.etag()).as("how many there are").isEqualTo("\"2\"");
            assertThat(client.post(path, game.anna(), BODY.replace("your", "my"), "Idempotency-Key", "k").status()).isEqualTo(409);
            assertThat(client.get(path, game.anna()).body().path("total").asInt()).isEqualTo(2);
            assertThat(client.post(path, game.anna(), BODY).status()).as("without a key as often as it is sent").isEqualTo(201);
            assertThat(client.get(path, game.anna()).body().path("total").asInt()).isEqualTo(3);
        }
    }
}
