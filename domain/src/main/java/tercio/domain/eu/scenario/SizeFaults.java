package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.forces.TurkishReform;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.SessionAtStart;

/** Texts that are too long and lists that have too many elements, each with its JSON pointer. */
final class SizeFaults {

    /** The greatest length of an id, which views and accounts repeat often. */
    private static final int LONGEST_ID = 64;

    private static final int MOST_ALLIANCES = 50;
    private static final int MOST_LEADERS = 500;
    private static final int MOST_STACKS = 1_000;

    private final EuScenario scenario;
    private final EuMap map;
    private final Map<String, String> faults;

    SizeFaults(EuScenario scenario, EuMap map, Map<String, String> faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
    }

    void find() {
        bounded("/name", scenario.name(), ScenarioFaults.LONGEST_NAME);
        listed("/alliances", scenario.alliances().size(), MOST_ALLIANCES);
        scenario.alliances().forEach(alliance -> listed("/alliances", alliance.size(), MOST_ALLIANCES));
        listed("/countries", scenario.countries().size(), MOST_ALLIANCES);
        new WarFaults(scenario, faults).sizes();
        new DiplomacyFaults(scenario, map, faults).sizes();
        listed("/leaders", scenario.leaders().size(), MOST_LEADERS);
        listed("/printedLeaders", scenario.printedLeaders().size(), MOST_LEADERS);
        listed("/stacks", scenario.stacks().size(), MOST_STACKS);
        listed("/fleets", scenario.afloat().size(), MOST_STACKS);
        scenario.presidios().ifPresent(all -> all.keySet().forEach(province -> bounded("/presidios", province, LONGEST_ID)));
        fleetTexts();
        new OverseasFaults(scenario, map, faults).sizes();
        new DiscoveryFaults(scenario, map, faults).sizes();
        scenario.alliances().forEach(alliance -> alliance.forEach(country -> bounded("/alliances", country, LONGEST_ID)));
        scenario.countries().keySet().forEach(country -> bounded("/countries", country, LONGEST_ID));
        scenario.countries().forEach((country, belligerent) -> listed("/countries/" + country + "/reforms",
                belligerent.reforms().map(List::size).orElse(0), TurkishReform.values().length));
        leaderTexts();
        stackTexts();
        places("/owners", scenario.owners());
        places("/controllers", scenario.controllers());
        scenario.fortresses().keySet().forEach(province -> bounded("/fortresses", province, LONGEST_ID));
        session(scenario.soFar());
    }

    private void session(SessionAtStart session) {
        listed("/session/order", session.order().size(), MOST_ALLIANCES);
        session.order().forEach(country -> bounded("/session/order", country, LONGEST_ID));
        listed("/session/supplied", session.supplied().size(), map.provinces().size());
        listed("/session/blockaded", session.blockaded().size(), map.provinces().size());
        listed("/session/flooded", session.flooded().size(), map.provinces().size());
        session.supplied().forEach(province -> bounded("/session/supplied", province, LONGEST_ID));
        session.blockaded().forEach(province -> bounded("/session/blockaded", province, LONGEST_ID));
        session.flooded().forEach(province -> bounded("/session/flooded", province, LONGEST_ID));
        keys("/session/countries", session.countries(), MOST_ALLIANCES);
        keys("/session/leaders", session.leaders(), MOST_LEADERS);
        keys("/session/sieges", session.sieges(), map.provinces().size());
        keys("/session/revolts", session.revolts(), map.provinces().size());
        keys("/session/pillages", session.pillages(), map.provinces().size());
    }

    private void keys(String pointer, Map<String, ?> of, int most) {
        listed(pointer, of.size(), most);
        of.keySet().forEach(key -> bounded(pointer, key, LONGEST_ID));
    }

    private void leaderTexts() {
        for (int at = 0; at < scenario.leaders().size(); at++) {
            var leader = scenario.leaders().get(at);
            bounded("/leaders/" + at + "/id", leader.id(), LONGEST_ID);
            bounded("/leaders/" + at + "/name", leader.name(), ScenarioFaults.LONGEST_NAME);
            bounded("/leaders/" + at + "/country", leader.country(), LONGEST_ID);
        }
    }

    private void stackTexts() {
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = scenario.stacks().get(at);
            var pointer = "/stacks/" + at;
            bounded(pointer + "/id", stack.id(), LONGEST_ID);
            bounded(pointer + "/country", stack.country(), LONGEST_ID);
            bounded(pointer + "/province", stack.province(), LONGEST_ID);
            listed(pointer + "/leaders", stack.leaders().size(), MOST_LEADERS);
            stack.leaders().forEach(leader -> bounded(pointer + "/leaders", leader, LONGEST_ID));
        }
    }

    private void fleetTexts() {
        for (int at = 0; at < scenario.afloat().size(); at++) {
            var fleet = scenario.afloat().get(at);
            var pointer = "/fleets/" + at;
            bounded(pointer + "/id", fleet.id(), LONGEST_ID);
            bounded(pointer + "/country", fleet.country(), LONGEST_ID);
            bounded(pointer + "/at", fleet.at(), LONGEST_ID);
            bounded(pointer + "/blockades", fleet.blockades().orElse(null), LONGEST_ID);
            bounded(pointer + "/supplies", fleet.supplies().orElse(null), LONGEST_ID);
            listed(pointer + "/leaders", fleet.leaders().size(), MOST_LEADERS);
            fleet.leaders().forEach(leader -> bounded(pointer + "/leaders", leader, LONGEST_ID));
            fleet.aboard().ifPresent(troops -> {
                bounded(pointer + "/aboard/id", troops.id(), LONGEST_ID);
                listed(pointer + "/aboard/leaders", troops.leaders().size(), MOST_LEADERS);
                troops.leaders().forEach(leader -> bounded(pointer + "/aboard/leaders", leader, LONGEST_ID));
            });
        }
    }

    /** Checks the lengths of province and country ids. */
    private void places(String pointer, Map<String, String> of) {
        listed(pointer, of.size(), map.provinces().size());
        of.forEach((province, country) -> {
            bounded(pointer, province, LONGEST_ID);
            bounded(pointer, country, LONGEST_ID);
        });
    }

    private void listed(String pointer, int size, int most) {
        if (size > most) {
            faults.put(pointer, "has " + size + " elements; at most " + most + " are allowed");
        }
    }

    private void bounded(String pointer, String text, int most) {
        if (text != null && text.length() > most) {
            faults.put(pointer, "has " + text.length() + " characters; at most " + most + " are allowed");
        }
    }
}
