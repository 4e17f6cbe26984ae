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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * A game that a client plays through whichever service answers, with a key for each command: one that gets no answer is sent again with the same
 * key to the next service. It notes each acknowledgement. A second client follows the stream of events the same way, with {@code Last-Event-ID}.
 */
final class AcknowledgedGame {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PAUSE = Duration.ofMillis(50);
    /** Between two turns of a race: races that are played without rest keep every processor busy for as long as something else is awaited. */
    private static final Duration PACE = Duration.ofMillis(40);
    private static final int OK = 200;

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final JsonMapper json = new JsonMapper();
    private final List<String> services;
    private final String game;
    private final String host;
    private final IntFunction<PlayedWar.Sent> script;
    private final Duration pace;
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
    /** In nanoseconds, from the first attempt of a command to its acknowledgement. */
    private volatile long longestWait;

    /** @param services the addresses of all services that play it, such as {@code http://127.0.0.1:8080} */
    AcknowledgedGame(List<String> services, Client.Made made) {
        this(services, made, turn -> new PlayedWar.Sent("/commands", "{\"type\": \"Rest\", \"pawn\": \"" + (turn % 2 == 0 ? "red" : "blue") + "\"}"), PACE);
    }

    /**
     * A game of another kind.
     *
     * @param script the requests to send, by the number of the turn
     * @param pace the pause after each turn
     */
    AcknowledgedGame(List<String> services, Client.Made made, IntFunction<PlayedWar.Sent> script, Duration pace) {
        this.services = services;
        this.script = script;
        this.pace = pace;
        game = made.id();
        host = made.host();
        player = Thread.ofVirtual().unstarted(this::play);
        follower = Thread.ofVirtual().unstarted(this::follow);
    }

    void start() {
        player.start();
        follower.start();
    }

    /** The answers that no fault explains; empty if there were none. */
    String unexpected() {
        return unexpected;
    }

    int acknowledged() {
        return acknowledged.size();
    }

    /** The longest time from the first attempt of a command to its acknowledgement. */
    Duration longestWait() {
        return Duration.ofNanos(longestWait);
    }

    private String base() {
        return services.get(Math.floorMod(next.getAndIncrement(), services.size())) + "/api/games/" + game;
    }

    private HttpRequest.Builder request(String uri) {
        return HttpRequest.newBuilder(URI.create(uri)).timeout(PATIENCE).header("Authorization", "Bearer " + host);
    }

    private void play() {
        for (int turn = 0; !stopping; turn++) {
            var key = game + "-" + turn;
            var sent = script.apply(turn);
            long begun = System.nanoTime();
            while (!acknowledged.containsKey(key) && unexpected.isEmpty()) {
                attempt(key, sent);
                if (!acknowledged.containsKey(key)) {
                    LockSupport.parkNanos(PAUSE.toNanos());
                }
            }
            longestWait = Math.max(longestWait, System.nanoTime() - begun);
            LockSupport.parkNanos(pace.toNanos());
        }
    }

    /** A command that is refused for another reason than that a service cannot write now was done twice, or on a board that is not the newest. */
    private void attempt(String key, PlayedWar.Sent sent) {
        try {
            var answer = http.send(command(key, sent), BodyHandlers.ofString());
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
     * The faults of a record.
     *
     * @param lost keys that were acknowledged, and do not stand at their position; where the record hides them, those whose first answer is gone
     * @param twice keys of commands that were done more than once
     * @param gaps positions that the record or the stream lacks, or has more than once or in another order
     */
    record Findings(int newest, List<String> lost, List<String> twice, List<String> gaps) {}

    /** The newest position in a record. */
    int newest(String record) {
        return (int) record.lines().skip(1).filter(line -> json.readTree(line).has("position")).count();
    }

    /** Compares what was acknowledged, and what the stream told, with the record of the game, as a service exports it. */
    Findings findings(String record) {
        var begun = new TreeMap<String, Integer>();
        var keys = new TreeMap<String, Integer>();
        var twice = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        int position = 0;
        for (var line : record.lines().skip(1).toList()) {
            var event = json.readTree(line);
            if (!event.has("position")) {
                continue;
            }
            position++;
            if (event.path("position").asInt() != position) {
                gaps.add("record: " + event.path("position") + " in place of " + position);
            }
            // Before the key stands who gave it.
            var given = event.path("envelope").path("once").path("key").asString("");
            var key = given.substring(given.indexOf('/') + 1);
            if (!key.isEmpty()) {
                // A command has as many events as it needs, all since the same position.
                var since = event.path("envelope").path("since").asInt();
                var first = begun.putIfAbsent(key, since);
                if (first != null && first != since) {
                    twice.add(key);
                }
                keys.put(key, position);
            }
        }
        var hidden = new TreeMap<>(acknowledged);
        hidden.keySet().removeAll(keys.keySet());
        var lost = new ArrayList<>(unanswered(hidden));
        acknowledged.forEach((key, at) -> {
            if (keys.containsKey(key) && !at.equals(keys.get(key))) {
                lost.add(key + "=" + at);
            }
        });
        if (!streamed.equals(IntStream.rangeClosed(1, streamed.size()).boxed().toList())) {
            gaps.add("stream: " + streamed);
        }
        return new Findings(position, lost, twice, gaps);
    }

    /**
     * The commands that do not get their first answer when they are sent again with their keys. The record of a game with secrets hides the keys
     * of some commands.
     */
    private List<String> unanswered(Map<String, Integer> commands) {
        var unanswered = new ArrayList<String>();
        try (var again = HttpClient.newHttpClient()) {
            for (var command : commands.entrySet()) {
                var answer = again.send(command(command.getKey(), script.apply(Integer.parseInt(command.getKey().substring(command.getKey().lastIndexOf('-') + 1)))),
                        BodyHandlers.ofString());
                if (answer.statusCode() != OK || json.readTree(answer.body()).path("position").asInt() != command.getValue()) {
                    unanswered.add(command + ": " + answer.statusCode() + " " + answer.body());
                }
            }
        } catch (IOException noAnswer) {
            unanswered.add(noAnswer.toString());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        return unanswered;
    }

    private HttpRequest command(String key, PlayedWar.Sent sent) {
        return request(base() + sent.path()).header("Content-Type", "application/json").header("Idempotency-Key", key)
                .POST(HttpRequest.BodyPublishers.ofString(sent.body())).build();
    }

    /**
     * Nothing that was acknowledged is lost, nothing is done twice, and the stream told each position once.
     *
     * @param record of the game, as a service exports it
     * @return the newest position
     */
    int check(String record) {
        assertThat(unexpected).isEmpty();
        var findings = findings(record);
        assertThat(findings.twice()).as("commands that are done twice").isEmpty();
        assertThat(findings.lost()).as("commands that were acknowledged and are lost").isEmpty();
        assertThat(findings.gaps()).isEmpty();
        return findings.newest();
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
