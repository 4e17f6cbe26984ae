package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A running service with the browsers of its players. A complaint of a browser fails the test. Classes of tests use it side by side, each from its thread. */
final class Table implements AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();

    private final Service service;
    private final HttpClient http = HttpClient.newHttpClient();
    private final ThreadLocal<List<BrowserContext>> players = ThreadLocal.withInitial(ArrayList::new);
    private final ThreadLocal<List<String>> complaints = ThreadLocal.withInitial(ArrayList::new);

    Table(RulebookModules modules) {
        service = Service.inMemory(modules);
    }

    /** With settings of the service, each as {@code --name=value}. */
    Table(String... settings) {
        service = Service.inMemory(RulebookModules.all().rulebooks(), RulebookModules.all().adjudicator(), settings);
    }

    String home() {
        return "http://127.0.0.1:" + service.port() + "/";
    }

    /** A browser of its own, with its own memory. */
    Page player() {
        return player(new Browser.NewContextOptions().setViewportSize(1400, 900));
    }

    Page player(Browser.NewContextOptions options) {
        // The page begins in the language of the browser, which may be that of the machine.
        var context = InstalledBrowser.running().newContext(options.locale == null ? options.setLocale("en-US") : options);
        context.setDefaultTimeout(InstalledBrowser.PATIENCE);
        players.get().add(context);
        var complaints = this.complaints.get();
        var page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        page.onRequest(request -> {
            if (!request.url().startsWith(home()) && !request.url().startsWith("blob:" + home())) {
                complaints.add("asks a stranger: " + request.url());
            }
        });
        return page;
    }

    /** The complaints so far, which are then forgotten: for a test that expects some. */
    List<String> complaints() {
        var all = List.copyOf(complaints.get());
        complaints.get().clear();
        return all;
    }

    /** A game that was made, with its tokens. */
    record Made(String id, String host, List<String> seats) {}

    /** The march on Artois, as it was recorded up to its end. */
    Made marchOnArtois() {
        return made(post("api/games/import?again=true", record("march-on-artois"), null));
    }

    /** The same war at its beginning: with dice of the table, or of the service. */
    Made artois(String dice) {
        return made(post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "%s", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(dice), null));
    }

    /** The same, with the recorded course of the war played on: anybody may watch it. */
    Made artoisPlayedOn() {
        var game = marchOnArtois();
        put("api/games/" + game.id() + "/visibility", "{\"public\": true}", game.host());
        return game;
    }

    Made made(JsonNode answer) {
        return new Made(answer.path("id").asString(), answer.path("hostToken").asString(),
                answer.path("seats").valueStream().map(seat -> seat.path("token").asString()).toList());
    }

    String address(Made game, String rest) {
        return home() + "#/games/" + game.id() + rest;
    }

    String invitation(Made game, String token) {
        return address(game, "/token/" + token);
    }

    JsonNode get(String path) {
        return answered(HttpRequest.newBuilder(URI.create(home() + path)).GET(), null);
    }

    JsonNode get(String path, String token) {
        return answered(HttpRequest.newBuilder(URI.create(home() + path)).GET(), token);
    }

    JsonNode post(String path, String body, String token) {
        return answered(HttpRequest.newBuilder(URI.create(home() + path)).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)), token);
    }

    private void put(String path, String body, String token) {
        answered(HttpRequest.newBuilder(URI.create(home() + path)).header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(body)), token);
    }

    private JsonNode answered(HttpRequest.Builder request, String token) {
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            var answer = http.send(request.build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
            return JSON.readTree(answer.body());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    static String record(String name) {
        try (var stream = Table.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Clears the table for the next test; nobody may have complained. */
    void clear() {
        players.get().forEach(Table::leave);
        players.get().clear();
        assertThat(complaints()).isEmpty();
    }

    /** Closes a player's browser. Answers that a test gave in the service's place end first: one that comes to a closed page is an error of the driver. */
    private static void leave(BrowserContext player) {
        player.pages().forEach(Page::unrouteAll);
        player.close();
    }

    @Override
    public void close() {
        http.close();
        service.close();
    }
}
