package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.computing.BlockedWork;
import tercio.adapters.http.Client.Reply;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** Heavy questions over HTTP: refused where there are too many, ended where nobody waits, and never in the way of others. */
@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeavyRequestsTest {

    private static final String LONG = "--tercio.computing.questions.deadline=10m";

    private final BlockedWork work = new BlockedWork();
    private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
    private Service service;
    private Client client;

    @AfterEach
    void stop() {
        work.release();
        callers.close();
        client.close();
        service.close();
    }

    private void serve(int queue, int perAddress, String... more) {
        var settings = Stream.concat(Stream.of("--tercio.computing.questions.workers=1", "--tercio.computing.questions.queue=" + queue,
                "--tercio.computing.questions.per-address=" + perAddress), Stream.of(more)).toArray(String[]::new);
        service = Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of(new HeldEndpoint(work))), settings);
        client = new Client(service.port());
    }

    private Future<Reply> asked(int number) {
        return callers.submit(() -> client.post("/api/odds", null, HeldEndpoint.request(number)));
    }

    private double metric(String name) {
        return client.get("/actuator/prometheus", service.operatorToken()).raw().body().lines()
                .filter(line -> line.startsWith(name) && line.contains("pool=\"questions\""))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).sum();
    }

    private void awaitMetric(String name, double value) {
        while (metric(name) != value) {
            LockSupport.parkNanos(5_000_000);
        }
    }

    private static void problem(Reply reply, int status, String told) {
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(status);
        assertThat(reply.raw().headers().firstValue("Content-Type")).get().asString().startsWith("application/problem+json");
        assertThat(reply.detail()).contains(told);
    }

    private static String retryAfter(Reply reply) {
        return reply.raw().headers().firstValue("Retry-After").orElse("");
    }

    @Test
    void aFullQueueIsToldWithATimeToComeBack() throws Exception {
        serve(1, 10, LONG);
        var first = asked(1);
        work.awaitBegun();
        var second = asked(2);
        awaitMetric("tercio_computing_queued", 1);
        var third = asked(3).get();
        problem(third, 503, "1 computations wait already");
        assertThat(retryAfter(third)).isEqualTo("60");
        work.release();
        assertThat(List.of(first.get().status(), second.get().status())).containsOnly(200);
    }

    @Test
    void oneAddressGetsOnlySoMany() throws Exception {
        serve(10, 1, LONG);
        var first = asked(1);
        work.awaitBegun();
        var second = asked(2).get();
        problem(second, 429, "Your address has 1 computations");
        assertThat(retryAfter(second)).isEqualTo("60");
        work.release();
        assertThat(first.get().status()).isEqualTo(200);
    }

    @Test
    void aDeadlineEndsTheComputationAndTellsWhatToDo() throws Exception {
        serve(10, 10, "--tercio.computing.questions.deadline=0s");
        var late = asked(1).get();
        problem(late, 503, "within 0 seconds");
        awaitMetric("tercio_computing_cancelled_total", 1);
        assertThat(metric("tercio_computing_running")).isZero();
    }

    @Test
    void whoAsksTheSameWaitsForTheSameComputation() throws Exception {
        serve(0, 1, LONG);
        var first = asked(1);
        work.awaitBegun();
        var second = asked(1);
        awaitMetric("tercio_computing_waiting", 2);
        work.release();
        assertThat(first.get().body()).isEqualTo(second.get().body());
        assertThat(work.times()).isEqualTo(1);
        assertThat(asked(1).get().body()).isEqualTo(first.get().body());
        assertThat(work.times()).as("and later from what is known").isEqualTo(1);
    }

    @Test
    void aClientThatLeavesEndsTheComputation() throws Exception {
        serve(10, 10, LONG);
        try (var socket = sent("POST /api/odds", HeldEndpoint.request(1))) {
            work.awaitBegun();
            assertThat(socket.isConnected()).isTrue();
        }
        awaitMetric("tercio_computing_cancelled_total", 1);
        assertThat(metric("tercio_computing_running")).isZero();
        assertThat(metric("tercio_computing_refused_total")).isEqualTo(1);
    }

    /** Bytes that a client sends before it has its answer are its next request, not its leaving. */
    @Test
    void aClientThatSendsAheadHasNotLeft() throws Exception {
        serve(10, 10, LONG);
        try (var socket = sent("POST /api/odds", HeldEndpoint.request(1))) {
            work.awaitBegun();
            socket.getOutputStream().write("GET /api/rulesets HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            // Another client that leaves is noticed after this one was asked for its presence at least once.
            try (var other = sent("POST /api/odds", HeldEndpoint.request(2))) {
                awaitMetric("tercio_computing_queued", 1);
                assertThat(other.isConnected()).isTrue();
            }
            awaitMetric("tercio_computing_cancelled_total", 1);
            work.release();
            var answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answers).contains("result 1").contains("The Race");
        }
    }

    private Socket sent(String line, String body) throws IOException {
        var socket = new Socket("127.0.0.1", URI.create(client.base()).getPort());
        socket.getOutputStream().write((line + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length() + "\r\n\r\n" + body).getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @Test
    void everythingElseIsAnsweredWhileAllWorkersAreTaken() {
        serve(1, 10, LONG);
        asked(1);
        work.awaitBegun();
        asked(2);
        awaitMetric("tercio_computing_queued", 1);
        var game = client.race("server", "free", false);
        var path = "/api/games/" + game.id();
        for (var light : List.of("", "/decisions", "/events", "/board", "/log", "/timeline", "/record", "/verification")) {
            assertThat(client.get(path + light, game.host()).status()).as(light).isEqualTo(200);
        }
        assertThat(client.post(path + "/commands", game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}").status()).isEqualTo(200);
        assertThat(client.post("/api/adjudications", null, HeldEndpoint.request(3)).body().path("said").asString()).isEqualTo("at once");
        assertThat(metric("tercio_computing_running")).isEqualTo(1);
    }

    @Test
    void theEndOfTheServiceIsToldToWhoWaits() throws Exception {
        serve(1, 10, LONG);
        var running = asked(1);
        work.awaitBegun();
        service.close();
        problem(running.get(), 503, "is being ended");
    }
}
