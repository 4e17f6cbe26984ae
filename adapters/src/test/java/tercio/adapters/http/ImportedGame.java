package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/**
 * A copy of a recorded game in a service, read by its host.
 *
 * @param path of the game under the service
 * @param host the token of the host
 */
public record ImportedGame(Client client, String path, String host) {

    /** @param record the name of a recorded game among the test resources, without its ending */
    public static ImportedGame of(Client client, String record) throws IOException {
        try (var stream = ImportedGame.class.getResourceAsStream("/tercio/adapters/games/" + record + ".jsonl")) {
            var copy = client.post("/api/games/import?again=true", null, new String(stream.readAllBytes(), StandardCharsets.UTF_8)).body();
            return new ImportedGame(client, "/api/games/" + copy.path("id").asString(), copy.path("hostToken").asString());
        }
    }

    /** The answer to the host under the path of the game. */
    public Client.Reply get(String under) {
        return client.get(path + under, host);
    }

    /** The same where it has to be there. */
    public JsonNode read(String under) {
        var reply = get(under);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }
}
