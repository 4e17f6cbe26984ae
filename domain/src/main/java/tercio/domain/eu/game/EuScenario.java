package tercio.domain.eu.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.game.Scenario;

/**
 * How a game of the military phase begins: one turn of a war in Europe.
 *
 * @param period 1..7
 * @param turn 1..62
 * @param startRound the box of the first round ({@code S1}); left out, it is rolled
 * @param poorWeather whether the economic event Poor weather holds this turn
 * @param alliances the alliances at war, each a list of countries; every alliance is at war with every other
 * @param countries what is known of each country at war
 * @param owners province to owner, where it differs from the owners of 1492
 * @param controllers province to controller, where it is not the owner
 * @param fortresses province to level, where it differs from the printed one
 */
public record EuScenario(
        String name,
        int period,
        int turn,
        Optional<String> startRound,
        boolean poorWeather,
        List<List<String>> alliances,
        Map<String, Belligerent> countries,
        List<LeaderAtStart> leaders,
        Map<String, String> owners,
        Map<String, String> controllers,
        Map<String, Integer> fortresses,
        List<StackAtStart> stacks)
        implements Scenario {

    /**
     * A country at war.
     *
     * @param initiative sum of the values of its monarch
     * @param landTechnologyLevel box 0..70 of the technology track
     * @param tercio whether it has TTER
     * @param stability -3..+3
     */
    public record Belligerent(
            int initiative, LandTechnology landTechnology, int landTechnologyLevel, boolean tercio, int stability) {}

    /** @param rank one letter, A is best */
    public record LeaderAtStart(
            String id, String name, String country, String rank, int maneuver, int fire, int shock, int siege, boolean monarch) {}

    /** @param leaders ids of the leaders with the stack; left out, none */
    public record StackAtStart(
            String id, String province, String country, Counters units, boolean veteran, List<String> leaders) {
        public StackAtStart {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    public EuScenario {
        alliances = alliances == null ? List.of() : alliances.stream().map(List::copyOf).toList();
        countries = countries == null ? Map.of() : Map.copyOf(countries);
        leaders = leaders == null ? List.of() : List.copyOf(leaders);
        owners = owners == null ? Map.of() : Map.copyOf(owners);
        controllers = controllers == null ? Map.of() : Map.copyOf(controllers);
        fortresses = fortresses == null ? Map.of() : Map.copyOf(fortresses);
        stacks = stacks == null ? List.of() : List.copyOf(stacks);
    }
}
