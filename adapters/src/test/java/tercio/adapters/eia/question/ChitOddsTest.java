package tercio.adapters.eia.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.http.ImportedGame;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The odds of a chit in a recorded game are those of the adjudicator against the enemy's mixture of chits. */
class ChitOddsTest {

    private static Service service;
    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.installed());
        client = new Client(service.port());
        game = ImportedGame.of(client, "turks-and-russians");
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    /** The positions at which forces were revealed of which the adjudicator is asked with the chits that were chosen. */
    private static List<Integer> revealed() {
        var found = new ArrayList<Integer>();
        int newest = game.read("").path("position").asInt();
        for (int from = 1; from <= newest; from += 500) {
            game.read("/events?limit=500&from=" + from).forEach(event -> {
                if (event.path("type").asString().equals("ForcesRevealed")) {
                    found.add(event.path("position").asInt());
                }
            });
        }
        return found;
    }

    @Test
    void theyAreThoseOfTheEquilibrium() {
        int compared = 0;
        for (int position : revealed()) {
            var asked = game.get("/questions/" + position);
            var chits = asked.status() == 200 ? List.of(asked.body().at("/attacker/chit").asString(), asked.body().at("/defender/chit").asString()) : List.<String>of();
            if (compared < 2 && !chits.isEmpty() && asked.body().path("procedure").asString().equals("field-combat") && !chits.contains("outflank")
                    && asked.body().at("/defender/commander").isObject() && !asked.body().at("/attacker/commander").isMissingNode()) {
                compare(asked.body(), position);
                compared++;
            }
        }
        assertThat(compared).isPositive();
    }

    private static void compare(JsonNode question, int position) {
        int at = position;
        while (game.get("/odds/chit-attacker?at=" + at).status() != 200) {
            at--;
        }
        var ours = game.read("/odds/chit-attacker?at=" + at);
        var request = (ObjectNode) question.deepCopy();
        request.remove("dice");
        request.put("choices", "compare");
        List.of("attacker", "defender").forEach(side -> request.withObjectProperty(side).putArray("casualtyOrder").add("militia").add("guerilla").add("freikorps")
                .add("cossack").add("feudal-infantry").add("infantry").add("feudal-cavalry").add("cavalry").add("artillery").add("guard"));
        var theirs = client.post("/api/odds", null, request.toString()).body();
        for (var option : ours.path("options")) {
            var chit = option.at("/command/chit").asString();
            if (chit.equals("outflank")) {
                assertThat(option.has("odds")).isFalse();
                continue;
            }
            double wins = 0;
            for (var part : theirs.at("/equilibrium/defender")) {
                wins += part.path("probability").asDouble() * wins(theirs, chit, part.path("choice").asString());
            }
            assertThat(chance(option.at("/odds/winner"))).as("%s at %d: %s", chit, at, option).isCloseTo(wins, within(1e-9));
        }
    }

    private static double wins(JsonNode compared, String attack, String defence) {
        for (var pair : compared.path("choices")) {
            if (pair.path("choices").path("/attacker/chit").asString().equals(attack) && pair.path("choices").path("/defender/chit").asString().equals(defence)) {
                return chance(pair.at("/odds/winner"));
            }
        }
        throw new AssertionError(attack + " against " + defence);
    }

    private static double chance(JsonNode winner) {
        return winner.path("values").valueStream().filter(each -> each.path("value").asString().equals("attacker")).mapToDouble(each -> each.path("probability").asDouble()).sum();
    }
}
