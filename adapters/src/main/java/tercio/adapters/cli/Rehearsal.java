package tercio.adapters.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;

/** Asks a service that has just started what its first visitors will ask: so that the build knows which classes it needs. */
final class Rehearsal {

    private static final List<String> FIRST_QUESTIONS =
            List.of("/", "/api/rulesets", "/api/scenarios", "/api/games", "/api/readings", "/actuator/health");

    private Rehearsal() {}

    static void of(String home) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            for (var question : FIRST_QUESTIONS) {
                var answer = client.send(HttpRequest.newBuilder(URI.create(home + question)).build(), BodyHandlers.ofString());
                if (answer.statusCode() != 200) {
                    throw new IOException(question + " answered " + answer.statusCode());
                }
            }
        }
    }
}
