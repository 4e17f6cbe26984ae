package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * A game that a client plays through whichever service answers, with a key for each command: one that gets no answer is sent again with the same
 * key to the next service. It notes each acknowledgement. A second client follows the stream of events the same way, with {@code Last-Event-ID}.
 */
final class AcknowledgedGame {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final int OK = 200;

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final JsonMapper json = new JsonMapper();
    private final List<Integer> ports;
    private final String game;
    private final String host;
    /** The position at which each key was acknowledged. */
    private final Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
    private final List<Integer> streamed = new CopyOnWriteArrayList<>();
    private final AtomicInteger next = new AtomicInteger(ThreadLocalRandom.current().nextInt(3));
    private final Thread player;
    private final Thread follower;
    /** No further command is begun. */
    private volatile boolean stopping;
    /** The stream is not followed any more. Apart from the other: a follower that saw an end too soon would lack the last events for ever. */
    private volatile boolean ending;
    private volatile String unexpected = "";

    AcknowledgedGame(List<Integer> ports, Client.Made made) {
        this.ports = ports;
        game = made.id();
        host = made.host();
        player = Thread.ofVirtual().unstarted(this::play);
        follower = Thread.ofVirtual().unstarted(this::follow);
    }

    void start() {
        player.start();
        follower.start();
    }

    /** What was answered that no fault explains; empty where nothing was. */
    String unexpected() {
        return unexpected;
    }

    int acknowledged() {
        return acknowledged.size();
    }

    private String base() {
        return "http://127.0.0.1:" + ports.get(Math.floorMod(next.getAndIncrement(), ports.size())) + "/api/games/" + game;
    }

    private HttpRequest.Builder request(String uri) {
        return HttpRequest.newBuilder(URI.create(uri)).timeout(PATIENCE).header("Authorization", "Bearer " + host);
    }

    private void play() {
        for (int turn = 0; !stopping; turn++) {
            var key = game + "-" + turn;
            var body = "{\"type\": \"Rest\", \"pawn\": \"" + (turn % 2 == 0 ? "red" : "blue") + "\"}";
            while (!acknowledged.containsKey(key) && unexpected.isEmpty()) {
                attempt(key, body);
                if (!acknowledged.containsKey(key)) {
                    LockSupport.parkNanos(PAUSE.toNanos());
                }
            }
        }
    }

    /** What is refused for another reason than that a service cannot write now was done twice, or on a board that is not the newest. */
    private void attempt(String key, String body) {
        try {
            var answer = http.send(request(base() + "/commands").header("Content-Type", "application/json").header("Idempotency-Key", key)
                    .POST(HttpRequest.BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
            if (answer.statusCode() == OK) {
                acknowledged.put(key, json.readTree(answer.body()).path("position").asInt());
            } else if (answer.statusCode() < 500) {
                unexpected = key + ": " + answer.statusCode() + " " + answer.body();
            }
        } catch (IOException noAnswer) {
            // The next service is asked.
            return;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void follow() {
        while (!ending) {
            var last = streamed.isEmpty() ? 0 : streamed.getLast();
            // A service that is stopped sends nothing and closes nothing.
            var call = HttpRequest.newBuilder(URI.create(base() + "/events")).timeout(PATIENCE).header("Authorization", "Bearer " + host)
                    .header("Accept", "text/event-stream").header("Last-Event-ID", Integer.toString(last)).build();
            try {
                var stream = http.send(call, BodyHandlers.ofInputStream());
                if (stream.statusCode() == OK) {
                    var silence = Thread.ofVirtual().start(() -> closeWhenSilent(stream.body()));
                    try (var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                        lines.lines().takeWhile(line -> !ending).filter(line -> line.startsWith("id:")).map(line -> Integer.parseInt(line.substring(3).strip())).forEach(this::heard);
                    } finally {
                        silence.interrupt();
                    }
                }
            } catch (IOException | UncheckedIOException lost) {
                LockSupport.parkNanos(PAUSE.toNanos());
            } catch (InterruptedException ended) {
                return;
            }
        }
    }

    private void heard(int position) {
        synchronized (streamed) {
            streamed.add(position);
            streamed.notifyAll();
        }
    }

    private void closeWhenSilent(InputStream body) {
        for (int before = -1; before != streamed.size() && !Thread.currentThread().isInterrupted(); ) {
            before = streamed.size();
            LockSupport.parkNanos(PATIENCE.toNanos());
        }
        try {
            body.close();
        } catch (IOException ended) {
            throw new UncheckedIOException(ended);
        }
    }

    /** Plays no more. The events that the stream still lacks are awaited. */
    void end(int newest) throws InterruptedException {
        synchronized (streamed) {
            while (streamed.isEmpty() || streamed.getLast() < newest) {
                streamed.wait();
            }
        }
        ending = true;
        follower.interrupt();
        http.shutdownNow();
    }

    /** No further command is begun. */
    void stop() throws InterruptedException {
        stopping = true;
        player.join();
    }

    /**
     * Nothing that was acknowledged is lost, nothing is done twice, and the stream told each position once.
     *
     * @param record of the game, as a service exports it
     * @return the newest position
     */
    int check(String record) {
        assertThat(unexpected).isEmpty();
        var keys = new TreeMap<String, Integer>();
        int position = 0;
        for (var line : record.lines().skip(1).toList()) {
            var event = json.readTree(line);
            if (!event.has("position")) {
                continue;
            }
            position++;
            assertThat(event.path("position").asInt()).isEqualTo(position);
            // Before the key stands who gave it.
            var given = event.path("envelope").path("once").path("key").asString("");
            var key = given.substring(given.indexOf('/') + 1);
            if (!key.isEmpty()) {
                assertThat(keys.put(key, position)).as("the command %s is done once", key).isNull();
            }
        }
        assertThat(keys).containsAllEntriesOf(acknowledged);
        return position;
    }

    void checkStream(int newest) {
        assertThat(streamed).containsExactlyElementsOf(IntStream.rangeClosed(1, newest).boxed().toList());
    }

    String id() {
        return game;
    }

    String host() {
        return host;
    }
}
