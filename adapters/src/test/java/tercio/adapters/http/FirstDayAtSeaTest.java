package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The log tells of a battle at sea what became known with each answer, and that its first day is over once. */
class FirstDayAtSeaTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static String line(ImportedGame game, int position, String language) {
        return game.read("/log?from=" + position + "&limit=1&lang=" + language).path("lines").path(0).path("text").asString();
    }

    /** Venice and Turkey are asked in turn whether they break off; neither does. */
    @Test
    void theFirstDayIsOverOnceAndWhoStaysIsSaid() throws IOException {
        var game = ImportedGame.of(client, "lepanto");

        assertThat(line(game, 119, "en")).endsWith("The first day of the battle in Mer Égée is over.");
        assertThat(line(game, 120, "en")).isEqualTo("Venice does not break off.");
        assertThat(line(game, 121, "en")).startsWith("Second-day fire: Venice 7 modified to 5");
        assertThat(line(game, 120, "fr")).isEqualTo("Venise ne rompt pas le combat.");
    }
}
