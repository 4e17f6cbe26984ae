package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.AdoptedGames;

/** Every die of the recorded games is somebody's, at sea as on land; only what the game itself throws is nobody's. */
class DiceOwnersTest {

    /** The rounds of the military phase, which nobody plays. */
    private static final Set<String> OF_THE_GAME = Set.of("continuation", "start");

    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "armada", "lepanto", "colonial-convoy", "random-war", "turks-and-russians"})
    void aDieBelongsToWhoRollsIt(String name) {
        var history = AdoptedGames.history(name);
        var parties = AdoptedGames.views().diceParties(history);
        var played = history.openingEvent().seats().stream().flatMap(seat -> seat.controls().stream()).collect(Collectors.toSet());

        var nobodys = new TreeSet<String>();
        var thrown = new TreeSet<String>();
        for (var event : history.events()) {
            var rolls = event.envelope().rolls();
            for (int die = 0; die < rolls.size(); die++) {
                var party = parties.get(event.position()).get(die);
                (party.isEmpty() ? nobodys : thrown).add(party.isEmpty() ? rolls.get(die).name().kind() : party);
            }
        }

        assertThat(nobodys).isSubsetOf(OF_THE_GAME);
        assertThat(thrown).isNotEmpty();
        assertThat(played).as("somebody at the table threw").containsAnyElementsOf(thrown);
    }
}
