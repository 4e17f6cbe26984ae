package tercio.domain.eu.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A handful of the games of {@link ScenarioGames}, which plays hundreds: each scenario once, the editions in turn, until each kind of move came up. */
class ScenarioGamesTest {

    private static final int COMMANDS = 30;
    /** The number of the first game; troops are carried soon after. Games this short run no blockade. */
    private static final int FIRST = 800;
    private static final int ROUNDS = 3;
    private static final List<String> WANTED = List.of("FleetSailed", "NavalAttritionRolled", "ProvinceEntered", "TroopsEmbarked", "TroopsLanded", "ShipsLost");

    @Test
    void shipsMenNativesAndDucatsAreAccountedFor() {
        var games = new ScenarioGames();
        var tables = ScenarioGames.tables();
        int scenarios = tables.size() / 3;
        for (int each = 0; each < scenarios || each < ROUNDS * scenarios && !games.events().keySet().containsAll(WANTED); each++) {
            games.play(tables.get(each % scenarios + scenarios * (each % 3)), FIRST + each, COMMANDS);
        }
        assertThat(games.events().keySet()).containsAll(WANTED);
    }
}
