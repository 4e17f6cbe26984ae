package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Texts that are too long and lists that have too many elements, each with its JSON pointer. */
final class SizeFaults {

    /** The greatest length of an id, which views and accounts repeat often. */
    private static final int LONGEST_ID = 64;

    private static final int MOST_ALLIANCES = 50;
    private static final int MOST_LEADERS = 500;
    private static final int MOST_STACKS = 1_000;

    private final EuScenario scenario;
    private final EuMap map;
    private final Map<String, Sentence> faults;

    SizeFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
    }

    void find() {
        checkLength("/name", scenario.name(), ScenarioFaults.LONGEST_NAME);
        checkSize("/alliances", scenario.alliances().size(), MOST_ALLIANCES);
        scenario.alliances().forEach(alliance -> checkSize("/alliances", alliance.size(), MOST_ALLIANCES));
        checkSize("/countries", scenario.countries().size(), MOST_ALLIANCES);
        new WarFaults(scenario, faults).checkSizes();
        new DiplomacyFaults(scenario, map, faults).sizes();
        checkSize("/leaders", scenario.leaders().size(), MOST_LEADERS);
        checkSize("/printedLeaders", scenario.printedLeaders().size(), MOST_LEADERS);
        checkSize("/stacks", scenario.stacks().size(), MOST_STACKS);
        checkSize("/fleets", scenario.navalStacks().size(), MOST_STACKS);
        scenario.presidios().ifPresent(all -> all.keySet().forEach(province -> checkLength("/presidios", province, LONGEST_ID)));
        checkFleets();
        new OverseasFaults(scenario, map, faults).sizes();
        new DiscoveryFaults(scenario, map, faults).sizes();
        scenario.alliances().forEach(alliance -> alliance.forEach(country -> checkLength("/alliances", country, LONGEST_ID)));
        scenario.countries().keySet().forEach(country -> checkLength("/countries", country, LONGEST_ID));
        scenario.countries().forEach((country, belligerent) -> checkSize("/countries/" + country + "/reforms",
                belligerent.reforms().map(List::size).orElse(0), TurkishReform.values().length));
        checkLeaders();
        checkStacks();
        checkPlaces("/owners", scenario.owners());
        checkPlaces("/controllers", scenario.controllers());
        scenario.fortresses().keySet().forEach(province -> checkLength("/fortresses", province, LONGEST_ID));
        checkSession(scenario.sessionOrNone());
    }

    private void checkSession(SessionAtStart session) {
        checkSize("/session/order", session.order().size(), MOST_ALLIANCES);
        session.order().forEach(country -> checkLength("/session/order", country, LONGEST_ID));
        checkSize("/session/supplied", session.supplied().size(), map.provinces().size());
        checkSize("/session/blockaded", session.blockaded().size(), map.provinces().size());
        checkSize("/session/flooded", session.flooded().size(), map.provinces().size());
        session.supplied().forEach(province -> checkLength("/session/supplied", province, LONGEST_ID));
        session.blockaded().forEach(province -> checkLength("/session/blockaded", province, LONGEST_ID));
        session.flooded().forEach(province -> checkLength("/session/flooded", province, LONGEST_ID));
        checkKeys("/session/countries", session.countries(), MOST_ALLIANCES);
        checkKeys("/session/leaders", session.leaders(), MOST_LEADERS);
        checkKeys("/session/sieges", session.sieges(), map.provinces().size());
        checkKeys("/session/revolts", session.revolts(), map.provinces().size());
        checkKeys("/session/pillages", session.pillages(), map.provinces().size());
    }

    private void checkKeys(String pointer, Map<? extends Id, ?> of, int most) {
        checkSize(pointer, of.size(), most);
        of.keySet().forEach(key -> checkLength(pointer, key, LONGEST_ID));
    }

    private void checkLeaders() {
        for (int at = 0; at < scenario.leaders().size(); at++) {
            var leader = scenario.leaders().get(at);
            checkLength("/leaders/" + at + "/id", leader.id(), LONGEST_ID);
            checkLength("/leaders/" + at + "/name", leader.name(), ScenarioFaults.LONGEST_NAME);
            checkLength("/leaders/" + at + "/country", leader.country(), LONGEST_ID);
        }
    }

    private void checkStacks() {
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = scenario.stacks().get(at);
            var pointer = "/stacks/" + at;
            checkLength(pointer + "/id", stack.id(), LONGEST_ID);
            checkLength(pointer + "/country", stack.country(), LONGEST_ID);
            checkLength(pointer + "/province", stack.province(), LONGEST_ID);
            checkSize(pointer + "/leaders", stack.leaders().size(), MOST_LEADERS);
            stack.leaders().forEach(leader -> checkLength(pointer + "/leaders", leader, LONGEST_ID));
        }
    }

    private void checkFleets() {
        for (int at = 0; at < scenario.navalStacks().size(); at++) {
            var fleet = scenario.navalStacks().get(at);
            var pointer = "/fleets/" + at;
            checkLength(pointer + "/id", fleet.id(), LONGEST_ID);
            checkLength(pointer + "/country", fleet.country(), LONGEST_ID);
            checkLength(pointer + "/at", fleet.at(), LONGEST_ID);
            checkLength(pointer + "/blockades", fleet.blockades().orElse(null), LONGEST_ID);
            checkLength(pointer + "/supplies", fleet.supplies().orElse(null), LONGEST_ID);
            checkSize(pointer + "/leaders", fleet.leaders().size(), MOST_LEADERS);
            fleet.leaders().forEach(leader -> checkLength(pointer + "/leaders", leader, LONGEST_ID));
            fleet.aboard().ifPresent(troops -> {
                checkLength(pointer + "/aboard/id", troops.id(), LONGEST_ID);
                checkSize(pointer + "/aboard/leaders", troops.leaders().size(), MOST_LEADERS);
                troops.leaders().forEach(leader -> checkLength(pointer + "/aboard/leaders", leader, LONGEST_ID));
            });
        }
    }

    /** Checks the lengths of province and country ids. */
    private void checkPlaces(String pointer, Map<SpaceId, CountryId> of) {
        checkSize(pointer, of.size(), map.provinces().size());
        of.forEach((province, country) -> {
            checkLength(pointer, province, LONGEST_ID);
            checkLength(pointer, country, LONGEST_ID);
        });
    }

    private void checkSize(String pointer, int size, int most) {
        if (size > most) {
            faults.put(pointer, tooMany(size, most));
        }
    }

    static Sentence tooMany(int size, int most) {
        return Sentence.of("eu.fault.too-many").with("size", size).with("most", most);
    }

    /** A text that is too long somewhere within an element. */
    static Sentence textTooLong(int size) {
        return Sentence.of("eu.fault.text-too-long").with("size", size).with("most", ScenarioFaults.LONGEST_NAME);
    }

    private void checkLength(String pointer, Id id, int most) {
        if (id != null) {
            checkLength(pointer, id.value(), most);
        }
    }

    private void checkLength(String pointer, String text, int most) {
        if (text != null && text.length() > most) {
            faults.put(pointer, Sentence.of("eu.fault.too-long").with("size", text.length()).with("most", most));
        }
    }
}
