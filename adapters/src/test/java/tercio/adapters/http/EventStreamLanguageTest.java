package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The stream of events explains in the language of who listens, as the events do that are asked for once. */
class EventStreamLanguageTest {

    private static final String DATA = "data:";

    /** The first event with an explanation that the stream sends. */
    private static JsonNode firstExplained(ImportedGame game, String query, String... headers) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(game.client().base() + game.path() + "/events" + query))
                .header("Accept", "text/event-stream").header("Authorization", "Bearer " + game.host());
        if (headers.length > 0) {
            request.headers(headers);
        }
        var http = HttpClient.newHttpClient();
        try (var lines = new BufferedReader(new InputStreamReader(http.send(request.build(), BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
            var json = new JsonMapper();
            return lines.lines().filter(line -> line.startsWith(DATA)).map(line -> json.readTree(line.substring(DATA.length())))
                    .filter(event -> event.has("explanation")).findFirst().orElseThrow();
        } finally {
            http.shutdownNow();
        }
    }

    @Test
    void theStreamTellsWhatTheEventsTell() throws Exception {
        var march = ImportedGame.of(Served.installed(), "march-on-artois");
        var english = firstExplained(march, "");
        int at = english.path("position").asInt();

        assertThat(english).isEqualTo(march.read("/events?limit=1&from=" + at).path(0));
        var french = firstExplained(march, "?lang=fr");
        assertThat(french.path("explanation")).isNotEqualTo(english.path("explanation"));
        assertThat(french).isEqualTo(march.read("/events?lang=fr&limit=1&from=" + at).path(0));
        assertThat(firstExplained(march, "", "Accept-Language", "fr")).isEqualTo(french);
    }
}
