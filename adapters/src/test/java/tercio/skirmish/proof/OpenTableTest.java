package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.skirmish.proof.SkirmishTable.Made;

/** A table that wants no secrets says so when it makes the game: everybody sees everything, in every answer and in the record. */
class OpenTableTest {

    private static final List<String> CAPTAINS = List.of("red", "blue");

    private static SkirmishTable table;

    @BeforeAll
    static void start() {
        table = new SkirmishTable();
    }

    @AfterAll
    static void stop() {
        table.close();
    }

    private static Made withReserve(boolean open) {
        var game = table.game("duel", "server", CAPTAINS, open);
        var sent = table.post(game.home() + "/commands", game.tokens().get("red"), "{\"type\":\"SetReserve\",\"captain\":\"red\",\"men\":2}");
        assertThat(sent.status()).as(sent.text()).isEqualTo(200);
        return game;
    }

    @Test
    void atAnOpenTableTheEnemyAndASpectatorSeeTheReserve() {
        var game = withReserve(true);
        assertThat(table.get(game.home(), null).json().path("openTable").asBoolean()).isTrue();
        for (var token : new String[] {game.tokens().get("blue"), null}) {
            var events = table.get(game.home() + "/events", token).text();
            assertThat(events).contains("\"men\":2").doesNotContain("\"hidden\"");
            assertThat(table.get(game.home() + "/captains", token).text()).contains("\"reserve\":2");
            assertThat(table.get(game.home() + "/record", token).text()).doesNotContain("\"hidden\":true");
        }
    }

    @Test
    void aForkOfAnOpenTableIsForEverybodyAndStaysOpen() {
        var game = withReserve(true);
        var fork = table.post(game.home() + "/forks", game.tokens().get("blue"), "{\"at\":2}");
        assertThat(fork.status()).as(fork.text()).isEqualTo(201);
        var made = table.get("/api/games/" + fork.json().path("id").asString(), fork.json().path("hostToken").asString());
        assertThat(made.json().path("openTable").asBoolean()).isTrue();
    }

    @Test
    void withoutTheWishTheReserveStaysSecret() {
        var game = withReserve(false);
        assertThat(table.get(game.home(), null).json().has("openTable")).isFalse();
        assertThat(table.get(game.home() + "/events", game.tokens().get("blue")).text()).doesNotContain("\"men\":2");
        assertThat(table.get(game.home() + "/captains", null).text()).doesNotContain("\"reserve\":2");
        assertThat(table.post(game.home() + "/forks", game.tokens().get("blue"), "{\"at\":2}").status()).isEqualTo(403);
    }
}
