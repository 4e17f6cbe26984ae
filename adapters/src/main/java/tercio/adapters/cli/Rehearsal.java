package tercio.adapters.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tercio.adapters.adjudication.Adjudicator;

/**
 * Asks a service that has just started what its first visitors will ask: so that the build knows which classes it needs and
 * which methods are hot. Odds take the longest the first time, so a service that goes on rehearses them too, beside its work.
 */
final class Rehearsal {

    private static final List<String> FIRST_QUESTIONS =
            List.of("/", "/api/rulesets", "/api/scenarios", "/api/games", "/api/readings", "/actuator/health");

    private static final String ODDS = "/tercio/adapters/adjudication/rehearsed-odds.jsonl";
    /** For the build, so that the cache knows which methods are hot; and beside a service that has started. */
    static final int FOR_THE_BUILD = 12;
    static final int FOR_THE_START = 8;

    private Rehearsal() {}

    /** Works out a few odds again and again until they are quick, and forgets them. */
    static void ofOdds(Adjudicator adjudicator, int times) {
        try (var questions = Rehearsal.class.getResourceAsStream(ODDS)) {
            var asked = new String(questions.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            for (int time = 0; time < times; time++) {
                asked.forEach(question -> adjudicator.odds(question.getBytes(StandardCharsets.UTF_8), false));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

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
