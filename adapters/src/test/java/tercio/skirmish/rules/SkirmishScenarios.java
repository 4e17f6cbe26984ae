package tercio.skirmish.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.skirmish.rules.SkirmishScenario.Camp;

/** The printed scenarios, and what a scenario must fulfil. */
final class SkirmishScenarios {

    private static final String DUEL = "duel";
    private static final String THREE = "three-captains";

    static final Map<String, ScenarioDescription> DESCRIPTIONS = Map.of(
            DUEL, ScenarioDescription.ofPrinted("skirmish", DUEL, "The duel", "Two captains with eight men each, four turns."),
            THREE, ScenarioDescription.ofPrinted("skirmish", THREE, "Three captains", "Three captains with six men each, four turns."));

    private SkirmishScenarios() {}

    static Optional<SkirmishScenario> find(String name) {
        return switch (name) {
            case DUEL -> Optional.of(new SkirmishScenario("The duel", 4, List.of(new Camp("red", "birch", 8), new Camp("blue", "dogwood", 8))));
            case THREE -> Optional.of(new SkirmishScenario("Three captains", 4,
                    List.of(new Camp("red", "alder", 6), new Camp("blue", "elder", 6), new Camp("green", "fir", 6))));
            default -> Optional.empty();
        };
    }

    static Map<String, Sentence> faults(SkirmishScenario scenario) {
        var faults = new LinkedHashMap<String, Sentence>();
        if (scenario.turns() < 1 || scenario.turns() > SkirmishLimits.TURNS) {
            faults.put("/turns", Sentence.ofText("is 1 to " + SkirmishLimits.TURNS));
        }
        if (scenario.captains().size() < 2 || scenario.captains().size() > SkirmishLimits.CAPTAINS) {
            faults.put("/captains", Sentence.ofText("are 2 to " + SkirmishLimits.CAPTAINS));
            return faults;
        }
        var taken = new HashSet<String>();
        for (int at = 0; at < scenario.captains().size(); at++) {
            var camp = scenario.captains().get(at);
            if (!camp.captain().matches("[a-z]{1,20}") || !taken.add("captain " + camp.captain())) {
                faults.put("/captains/" + at + "/captain", Sentence.ofText("is a word of 1 to 20 small letters, each captain once"));
            }
            if (HillMap.PRINTED.zone(new SpaceId(camp.hill())).isEmpty() || !taken.add("hill " + camp.hill())) {
                faults.put("/captains/" + at + "/hill", Sentence.ofText("is a hill of the map, each hill once"));
            }
            if (camp.men() < 1 || camp.men() > SkirmishLimits.MEN) {
                faults.put("/captains/" + at + "/men", Sentence.ofText("is 1 to " + SkirmishLimits.MEN));
            }
        }
        return faults;
    }
}
