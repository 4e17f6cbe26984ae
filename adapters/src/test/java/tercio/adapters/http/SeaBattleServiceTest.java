package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.domain.given.Thorough;
import tools.jackson.databind.JsonNode;

/** A battle at sea over HTTP: two clients answer the same question at once, and the process is killed between two rolls. */
class SeaBattleServiceTest {

    /** The recorded battle of Lepanto after its first fire. */
    private static final int FIRST_FIRE = 119;

    private record Game(String home, String host) {}

    private record Running(Process process, int port) {}

    private static Game lepanto(Client client) {
        try (var record = SeaBattleServiceTest.class.getResourceAsStream("/tercio/adapters/games/lepanto.jsonl")) {
            var made = client.post("/api/games/import?again=true", null, new String(record.readAllBytes(), StandardCharsets.UTF_8));
            assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
            var game = new Game("/api/games/" + made.body().path("id").asString(), made.body().path("hostToken").asString());
            var undone = client.post(game.home() + "/undo", game.host(), "{\"to\": " + FIRST_FIRE + ", \"reason\": \"a test\"}");
            assertThat(undone.status()).as(undone.raw().body()).isEqualTo(200);
            return game;
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static JsonNode asked(Client client, Game game) {
        return client.get(game.home() + "/decisions", game.host()).body().path(0);
    }

    private static int position(Client client, Game game) {
        return client.get(game.home(), game.host()).body().path("position").asInt();
    }

    /** Answers with the first option, or a sample of the form, until the battle is over. */
    private static void fightToTheEnd(Client client, Game game) {
        for (int answers = 0; client.get(game.home() + "/events?limit=5000", game.host()).body().valueStream().filter(event -> event.path("type").asString().endsWith("SeaBattleEnded")
                && event.path("position").asInt() > FIRST_FIRE + 19).findAny().isEmpty(); answers++) {
            assertThat(answers).isLessThan(60);
            var decision = asked(client, game);
            var command = decision.path("options").isEmpty()
                    ? client.get(game.home() + "/decisions/" + decision.path("id").asString() + "/sample?seed=1", game.host()).body() : decision.at("/options/0/command");
            var reply = client.post(game.home() + "/commands", game.host(), command.toString());
            assertThat(reply.status()).as("%s: %s", command, reply.raw().body()).isEqualTo(200);
        }
    }

    private static void isVerified(Client client, Game game) {
        var report = client.get(game.home() + "/verification", game.host()).body();
        assertThat(report.path("verified").asBoolean()).as("%s", report).isTrue();
    }

    /** Each battle at sea that is joined can be jumped to, under the title that its sheet has. */
    private static void isAMoment(Client client, Game game) {
        var battles = client.get(game.home() + "/battles", game.host()).body().path("battles").valueStream()
                .map(battle -> battle.path("position").asInt() + " " + battle.path("title").asString()).toList();
        assertThat(battles).isNotEmpty();
        assertThat(client.get(game.home() + "/timeline", game.host()).body().path("moments").valueStream().filter(moment -> moment.path("kind").asString().equals("battle"))
                .map(moment -> moment.path("position").asInt() + " " + moment.path("label").asString())).containsExactlyElementsOf(battles);
    }

    /** The dice of the battle are those of countries in the log, not of the phasing and the non-phasing side. */
    private static void diceAreThoseOfCountries(Client client, Game game) {
        var dice = client.get(game.home() + "/log?limit=500", game.host()).body().path("lines").valueStream()
                .filter(line -> line.path("type").asString().contains("SeaBattle")).flatMap(line -> line.path("dice").valueStream()).toList();
        assertThat(dice).isNotEmpty();
        assertThat(dice).allSatisfy(die -> assertThat(die.path("country").asString("nobody")).as("whose %s is", die).isIn("turkey", "spain", "venice", "papaute"));
    }

    @Test
    void ofTwoClientsWhoAnswerAtOnceOneIsHeardAndTheBattleCanBeJumpedTo() throws Exception {
        try (var service = Service.inMemory(RulebookModules.all().rulebooks()); var client = new Client(service.port()); var threads = Executors.newFixedThreadPool(2)) {
            var game = lepanto(client);
            int before = position(client, game);
            var answer = asked(client, game).at("/options/0/command").toString();
            var statuses = new ArrayList<Integer>();
            Callable<Integer> both = () -> client.post(game.home() + "/commands", game.host(), answer, "If-Match", "\"" + before + "\"").status();
            for (var reply : threads.invokeAll(List.of(both, both))) {
                statuses.add(reply.get());
            }
            assertThat(statuses).containsExactlyInAnyOrder(200, 412);
            fightToTheEnd(client, game);
            isVerified(client, game);
            isAMoment(client, game);
            diceAreThoseOfCountries(client, game);
        }
    }

    @Thorough("Starts a process and kills it.")
    @Test
    void aBattleGoesOnAfterTheProcessWasKilled(@TempDir Path folder) throws Exception {
        var first = start(folder);
        Game game;
        int killed;
        String question;
        try (var client = new Client(first.port())) {
            game = lepanto(client);
            killed = position(client, game);
            question = asked(client, game).toString();
        } finally {
            first.process().destroyForcibly().waitFor();
        }
        var second = start(folder);
        try (var client = new Client(second.port())) {
            assertThat(position(client, game)).isEqualTo(killed);
            assertThat(asked(client, game)).hasToString(question);
            fightToTheEnd(client, game);
            isVerified(client, game);
        } finally {
            second.process().destroyForcibly().waitFor();
        }
    }

    private static Running start(Path folder) throws IOException {
        var process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), SeaServer.class.getName(), folder.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        var said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (var line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith("listening ")) {
                return new Running(process, Integer.parseInt(line.substring("listening ".length())));
            }
        }
        throw new IllegalStateException("the service did not start");
    }
}
