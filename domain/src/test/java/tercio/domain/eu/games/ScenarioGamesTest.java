package tercio.domain.eu.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A handful of the games of {@link ScenarioGames}, which plays hundreds: each scenario once, the editions in turn. */
class ScenarioGamesTest {

    private static final int COMMANDS = 30;
    /** The number of the first game; troops are carried and a blockade is run in these. */
    private static final int FIRST = 900;

    @Test
    void shipsMenNativesAndDucatsAreAccountedFor() {
        var games = new ScenarioGames();
        var tables = ScenarioGames.tables();
        int scenarios = tables.size() / 3;
        for (int each = 0; each < scenarios; each++) {
            games.play(tables.get(each + scenarios * (each % 3)), FIRST + each, COMMANDS);
        }
        assertThat(games.events().keySet()).contains("FleetSailed", "NavalAttritionRolled", "ProvinceEntered", "TroopsEmbarked", "TroopsLanded", "ShipsLost", "BlockadeRun");
    }
}
