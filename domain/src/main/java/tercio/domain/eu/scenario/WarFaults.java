package tercio.domain.eu.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.WarAtStart;
import tercio.domain.sentence.Sentence;

/** The faults in the wars of a scenario, each with its JSON pointer. */
final class WarFaults {

    private static final int MOST_WARS = 50;
    private static final int MOST_COUNTRIES = 50;

    private final EuScenario scenario;
    private final Map<String, Sentence> faults;

    WarFaults(EuScenario scenario, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.faults = faults;
    }

    /** Checks the numbers of wars, sides and countries. */
    void checkSizes() {
        checkSize("/wars", scenario.listedWars().size(), MOST_WARS);
        for (int at = 0; at < scenario.listedWars().size(); at++) {
            var sides = scenario.listedWars().get(at).sides();
            checkSize(pointer(at), sides.size(), MOST_COUNTRIES);
            for (int side = 0; side < sides.size(); side++) {
                checkSize(pointer(at) + "/" + side, sides.get(side).size(), MOST_COUNTRIES);
            }
        }
    }

    /** Checks that the sides are of known countries, and that no alliance is on two of them. */
    void checkSides() {
        for (int at = 0; at < scenario.listedWars().size(); at++) {
            checkSides(pointer(at), scenario.listedWars().get(at));
        }
    }

    private void checkSides(String pointer, WarAtStart war) {
        if (war.sides().size() < 2 || war.sides().stream().anyMatch(List::isEmpty)) {
            faults.put(pointer, Sentence.of("eu.fault.few-sides"));
        }
        var sideOf = new HashMap<List<CountryId>, Integer>();
        for (int side = 0; side < war.sides().size(); side++) {
            Integer here = side;
            for (var country : war.sides().get(side)) {
                var alliance = scenario.alliances().stream().filter(allies -> allies.contains(country)).findFirst();
                if (alliance.isEmpty()) {
                    faults.put(pointer + "/" + side, Sentence.of("eu.fault.in-no-alliance").with("who", Sent.country(country)));
                } else if (!sideOf.computeIfAbsent(alliance.get(), allies -> here).equals(here)) {
                    faults.put(pointer + "/" + side, Sentence.of("eu.fault.on-two-sides").with("who", Sent.country(country)));
                }
            }
        }
    }

    private void checkSize(String pointer, int size, int most) {
        if (size > most) {
            faults.put(pointer, SizeFaults.tooMany(size, most));
        }
    }

    private static String pointer(int war) {
        return "/wars/" + war + "/sides";
    }
}
