package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.skirmish.module.SkirmishModule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A service that has the skirmish as its only rulebook, and what players ask of it over HTTP.
 *
 * <p>Decided: the module is handed to the service instead of being named in a services file of the tests. Such a file would put
 * it into the service of every other test, and with it into their lists of rulesets, words and event files.
 */
final class SkirmishTable implements AutoCloseable {

    static final RulebookModules MODULES = new RulebookModules(List.of(new SkirmishModule()));
    static final JsonMapper JSON = new JsonMapper();

    /** An answer of the service. */
    record Answer(int status, String etag, String text) {
        JsonNode json() {
            return JSON.readTree(text);
        }
    }

    /** A game with the tokens of its seats, by party. */
    record Made(String id, String host, Map<String, String> tokens) {
        String home() {
            return "/api/games/" + id;
        }
    }

    private final Service service = Service.inMemory(MODULES);
    private final HttpClient http = HttpClient.newHttpClient();

    String home() {
        return "http://127.0.0.1:" + service.port();
    }

    /** @param headers names and values in turn */
    Answer get(String path, String token, String... headers) {
        return send(request(path, token).headers(headers.length == 0 ? new String[] {"Accept", "*/*"} : headers).GET().build());
    }

    /** @param headers names and values in turn */
    Answer post(String path, String token, String body, String... headers) {
        var request = request(path, token);
        for (int at = 0; at < headers.length; at += 2) {
            request.header(headers[at], headers[at + 1]);
        }
        return send(request.header("Content-Type", path.endsWith("/import") ? "application/x-ndjson" : "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    /** Opens the link of an answer that gave a place, and returns the token of the person. */
    String opened(JsonNode answer) {
        var link = answer.path("link").asString().split("/#/place/")[1].split("/");
        return post("/api/games/" + link[0] + "/invitations/open", null, "{\"secret\": \"" + link[1] + "\"}").json().path("token").asString();
    }

    private HttpRequest.Builder request(String path, String token) {
        var request = HttpRequest.newBuilder(URI.create(home() + path));
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    private Answer send(HttpRequest request) {
        try {
            var reply = http.send(request, BodyHandlers.ofString());
            return new Answer(reply.statusCode(), reply.headers().firstValue("ETag").orElse(""), reply.body());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** The live stream of events from the first to the event at a position. */
    Answer stream(String game, String token, int last) {
        try {
            var text = new StringBuilder();
            try (var lines = listen(game, token)) {
                boolean end = false;
                for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                    text.append(line).append('\n');
                    end |= line.equals("id:" + last);
                    if (end && line.startsWith("data:")) {
                        break;
                    }
                }
            }
            return new Answer(200, "", text.toString());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The lines of the live stream of a game, from its first event on. */
    BufferedReader listen(String game, String token) throws IOException {
        try {
            var reply = http.send(request("/api/games/" + game + "/events?from=1", token).header("Accept", "text/event-stream").build(),
                    BodyHandlers.ofInputStream());
            assertThat(reply.statusCode()).isEqualTo(200);
            return new BufferedReader(new InputStreamReader(reply.body(), StandardCharsets.UTF_8));
        } catch (InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** A public game of a printed scenario, with a seat for each captain. */
    Made game(String scenario, String dice, List<String> captains) {
        return game(scenario, dice, captains, false);
    }

    /** @param open whether it is played without secrets */
    Made game(String scenario, String dice, List<String> captains, boolean open) {
        var seats = JSON.createArrayNode();
        captains.forEach(captain -> seats.addObject().put("name", "seat of " + captain).putArray("controls").add(captain));
        var body = JSON.createObjectNode().put("name", "A skirmish").put("ruleset", "skirmish").put("scenario", scenario).put("dice", dice)
                .put("undo", "free").put("public", true);
        if (open) {
            body.put("openTable", true);
        }
        body.set("seats", seats);
        var made = post("/api/games", null, body.toString());
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        var tokens = new HashMap<String, String>();
        made.json().path("seats").forEach(seat -> tokens.put(seat.path("controls").path(0).asString(), seat.path("token").asString()));
        return new Made(made.json().path("id").asString(), made.json().path("hostToken").asString(), tokens);
    }

    @Override
    public void close() {
        http.close();
        service.close();
    }
}
