package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;
import tercio.domain.given.Thorough;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person is told once when a game begins to wait for it, where it asked for that, and nothing else is told to anybody. */
class HooksTest {

    private static final String[] WEBHOOKS = {"--tercio.hooks.webhooks=true", "--tercio.hooks.private-addresses=true", "--tercio.hooks.first-pause=20ms",
        "--tercio.hooks.webhook-ports=any", "--tercio.hooks.home=https://play.example.org"};

    /** Services by their settings: tests with the same ones share one, each with a game and a listener of its own. */
    private static final Map<List<String>, Service> SERVICES = new HashMap<>();

    private final BlockingQueue<JsonNode> told = new LinkedBlockingQueue<>();
    private final AtomicInteger failures = new AtomicInteger();
    private final AtomicInteger asked = new AtomicInteger();
    private int failure = 503;
    private Service service;
    private Client client;
    private HttpServer listener;

    private void start(String... settings) {
        service = SERVICES.computeIfAbsent(List.of(settings),
                each -> Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), RulebookModules.all().adjudicator(), settings));
        client = new Client(service.port());
    }

    /** A service of somebody else that takes notices; it fails as often as a test says. */
    private String listening() throws IOException {
        listener = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        listener.createContext("/told", exchange -> {
            asked.incrementAndGet();
            var body = new JsonMapper().readTree(exchange.getRequestBody().readAllBytes());
            boolean fails = failures.getAndDecrement() > 0;
            exchange.sendResponseHeaders(fails ? failure : 204, -1);
            exchange.close();
            if (!fails) {
                told.add(body);
            }
        });
        listener.start();
        return "http://127.0.0.1:" + listener.getAddress().getPort() + "/told?key=7";
    }

    @AfterEach
    void stop() {
        client.close();
        if (listener != null) {
            listener.stop(0);
        }
    }

    @AfterAll
    static void end() {
        SERVICES.values().forEach(Service::close);
        SERVICES.clear();
    }

    private Client.Reply hook(Client.Made game, String token, String kind, String address) {
        return client.put("/api/games/" + game.id() + "/hooks/" + kind, token, "{\"address\": \"" + address + "\"}");
    }

    private void steps(Client.Made game, String token, String pawn) {
        assertThat(client.post("/api/games/" + game.id() + "/commands", token, "{\"type\": \"Step\", \"pawn\": \"" + pawn + "\", \"squares\": 1}").status()).isEqualTo(200);
    }

    /** Waits until the service has seen whether the game waits for Bert. */
    private void seen(Client.Made game, boolean awaited) {
        await().forever().until(() -> service.backend().hooks().of(game.id()).getFirst().awaited() == awaited);
    }

    private JsonNode next() throws InterruptedException {
        return told.take();
    }

    @Test
    void aSeatIsToldWhenItsTurnBeginsAndHoldsNoSecret() throws Exception {
        start(WEBHOOKS);
        var game = client.race("physical", "free", false);
        var address = listening();
        assertThat(hook(game, game.bert(), "webhook", address).status()).isEqualTo(200);
        assertThat(told).as("nothing at the registration").isEmpty();

        steps(game, game.anna(), "red");

        var notice = next();
        assertThat(notice.path("game").asString()).isEqualTo(game.id());
        assertThat(notice.path("seat").asString()).isEqualTo("Bert");
        assertThat(notice.path("position").asInt()).isEqualTo(2);
        assertThat(notice.path("awaited").path(0).asString()).contains("blue");
        assertThat(notice.path("link").asString()).isEqualTo("https://play.example.org/#/games/" + game.id());
        assertThat(notice.toString()).doesNotContain(game.bert()).doesNotContain(game.anna()).doesNotContain(game.host());

        steps(game, game.bert(), "blue");
        seen(game, false);
        steps(game, game.anna(), "red");
        assertThat(next().path("position").asInt()).as("again when the next turn begins").isEqualTo(4);
        assertThat(told).isEmpty();
    }

    /** The host in the request for a notice is chosen by its sender: no link is made of it. */
    @Thorough("Notices that fail, are given up and are sent with a link are in the short tier.")
    @Test
    void withoutAnAddressOfThePageANoticeHasNoLink() throws Exception {
        start("--tercio.hooks.webhooks=true", "--tercio.hooks.private-addresses=true", "--tercio.hooks.webhook-ports=any");
        var game = client.race("physical", "free", true);
        hook(game, game.bert(), "webhook", listening());
        steps(game, game.anna(), "red");
        var notice = next();
        assertThat(notice.path("link").isMissingNode() || notice.path("link").isNull()).isTrue();
        assertThat(notice.toString()).doesNotContain("127.0.0.1");
    }

    @Test
    void aNoticeThatDoesNotArriveIsTriedAgainAFewTimesAndNoMore() throws Exception {
        start(WEBHOOKS);
        var game = client.race("physical", "free", true);
        failures.set(2);
        hook(game, game.bert(), "webhook", listening());
        steps(game, game.anna(), "red");
        assertThat(next().path("position").asInt()).isEqualTo(2);
        assertThat(asked.get()).isEqualTo(3);

        failures.set(4);
        steps(game, game.bert(), "blue");
        seen(game, false);
        steps(game, game.anna(), "red");
        await("four tries after the three above").forever().until(() -> asked.get() == 7);
        steps(game, game.bert(), "blue");
        seen(game, false);
        steps(game, game.anna(), "red");
        assertThat(next().path("position").asInt()).as("the first of the two is given up after four tries").isEqualTo(6);
    }

    @Test
    void everybodySeesAndRemovesOnlyHisOwn() throws Exception {
        start(WEBHOOKS);
        var game = client.race("physical", "free", true);
        var address = listening();
        hook(game, game.bert(), "webhook", address);
        var path = "/api/games/" + game.id() + "/hooks";

        assertThat(client.get(path, game.bert()).body().path("hooks").path(0).path("address").asString()).isEqualTo(address);
        assertThat(client.get(path, game.anna()).body().path("hooks")).isEmpty();
        assertThat(client.get(path, game.host()).body().path("hooks")).isEmpty();
        assertThat(client.get(path, null).status()).isEqualTo(401);
        assertThat(client.delete(path + "/webhook", game.anna()).status()).isEqualTo(404);
        assertThat(client.delete(path + "/webhook", game.bert()).body().path("hooks")).isEmpty();
        steps(game, game.anna(), "red");
        assertThat(client.put(path + "/pigeon", game.bert(), "{\"address\": \"x\"}").status()).isEqualTo(404);
        assertThat(told).isEmpty();
    }

    /** The holder of the seat before must not be told of the turns of its holder now. */
    @Test
    void aNewLinkToASeatEndsTheNoticesOfTheOldOne() throws Exception {
        start(WEBHOOKS);
        var game = client.race("physical", "free", true);
        hook(game, game.bert(), "webhook", listening());
        var token = client.opened(client.post("/api/games/" + game.id() + "/seats/Bert/token", game.host(), "{}").body());

        assertThat(client.get("/api/games/" + game.id() + "/hooks", token).body().path("hooks")).isEmpty();
    }

    @Test
    void withoutConfigurationNothingIsOfferedAndTheRefusalSaysWhatWould() {
        start();
        var game = client.race("physical", "free", true);

        assertThat(client.get("/api/games/" + game.id() + "/hooks", game.anna()).body().path("offered")).isEmpty();
        var web = hook(game, game.anna(), "webhook", "https://example.org/x");
        assertThat(web.status()).isEqualTo(422);
        assertThat(web.detail()).contains("tercio.hooks.webhooks=true");
        assertThat(hook(game, game.anna(), "email", "anna@example.org").detail()).contains("spring.mail.host", "tercio.hooks.mail-from", "tercio.hooks.home");
    }

    @Test
    void privateAddressesAreRefusedUnlessTheyAreAllowed() {
        start("--tercio.hooks.webhooks=true", "--tercio.hooks.refusal-pause=0s");
        var game = client.race("physical", "free", true);

        for (var address : List.of("https://127.0.0.1/x", "https://localhost/x", "https://10.1.2.3/x", "https://[::1]/x", "https://169.254.169.254/latest",
                "https://no-such-host.invalid/x")) {
            var refused = hook(game, game.anna(), "webhook", address);
            assertThat(refused.status()).as(address).isEqualTo(400);
            assertThat(refused.detail()).endsWith(" is unknown here, or is not public: notices go to public addresses only");
        }
        assertThat(hook(game, game.anna(), "webhook", "https://1.1.1.1:6379/").detail()).contains("another port than this service sends to: 80, 443");
        assertThat(hook(game, game.anna(), "webhook", "http://example.org/x").detail()).contains("with https");
    }

    private String state(Client.Made game) {
        return client.get("/api/games/" + game.id() + "/hooks", game.bert()).body().at("/hooks/0/state").asString();
    }

    private void turn(Client.Made game) {
        steps(game, game.anna(), "red");
        seen(game, true);
        steps(game, game.bert(), "blue");
        seen(game, false);
    }

    @Test
    void anAddressWhereNothingArrivesIsGivenUpUntilItIsGivenAnew() throws Exception {
        start(with("--tercio.hooks.failures=2"));
        var game = client.race("physical", "free", true);
        failures.set(8);
        var address = listening();
        hook(game, game.bert(), "webhook", address);
        turn(game);
        await().forever().until(() -> asked.get() == 4);
        assertThat(state(game)).isEqualTo("active");
        turn(game);
        await().forever().until(() -> state(game).equals("failed"));
        turn(game);
        assertThat(asked.get()).as("four tries of each of two notices").isEqualTo(8);

        assertThat(hook(game, game.bert(), "webhook", address).body().at("/hooks/0/state").asString()).isEqualTo("active");
        steps(game, game.anna(), "red");
        assertThat(next().path("position").asInt()).isEqualTo(8);
    }

    @Thorough("Notices that fail, are given up and are sent with a link are in the short tier.")
    @Test
    void aNoticeThatArrivesEndsTheRowOfFailures() throws Exception {
        start(with("--tercio.hooks.failures=2"));
        var game = client.race("physical", "free", true);
        failures.set(4);
        hook(game, game.bert(), "webhook", listening());
        turn(game);
        await().forever().until(() -> asked.get() == 4);
        turn(game);
        next();
        await().forever().until(() -> service.backend().hooks().of(game.id()).getFirst().standing().failures() == 0);
    }

    @Test
    void anAddressThatIsGoneIsGivenUpAtOnce() throws Exception {
        start(WEBHOOKS);
        var game = client.race("physical", "free", true);
        failure = 410;
        failures.set(1);
        hook(game, game.bert(), "webhook", listening());
        steps(game, game.anna(), "red");
        await().forever().until(() -> state(game).equals("failed"));
        assertThat(asked.get()).isEqualTo(1);
    }

    @Test
    void aDayHasABoundForRequestsToo() throws Exception {
        start(with("--tercio.hooks.webhooks-per-hook=1"));
        var game = client.race("physical", "free", true);
        hook(game, game.bert(), "webhook", listening());
        turn(game);
        next();
        assertThat(state(game)).isEqualTo("spent");
        turn(game);
        assertThat(asked.get()).isEqualTo(1);
    }

    private static String[] with(String setting) {
        return Stream.concat(Stream.of(WEBHOOKS), Stream.of(setting)).toArray(String[]::new);
    }
}
