package tercio.domain.eu.scenario;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.TurkishReform;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.SessionAtStart;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.NumberRange;

/** The faults that make a scenario unplayable, each with its JSON pointer. */
public final class ScenarioFaults {

    /** The greatest lengths of an id, which views and accounts repeat often, and of a name. */
    private static final int LONGEST_ID = 64;
    static final int LONGEST_NAME = 100;

    private static final int MOST_ALLIANCES = 50;
    private static final int MOST_LEADERS = 500;
    private static final int MOST_STACKS = 1_000;

    private final EuScenario scenario;
    private final EuMap map;
    private final EuTables tables;
    private final Map<String, String> faults = new LinkedHashMap<>();

    private ScenarioFaults(EuScenario scenario, EuMap map, EuTables tables) {
        this.scenario = scenario;
        this.map = map;
        this.tables = tables;
    }

    /** Pointer to message; empty when the scenario can be played. */
    public static Map<String, String> of(EuScenario scenario, EuMap map, EuTables tables) {
        return new ScenarioFaults(scenario, map, tables).all();
    }

    private Map<String, String> all() {
        within("/period", scenario.period(), ScenarioRanges.PERIOD);
        within("/turn", scenario.turn(), ScenarioRanges.TURN);
        if (scenario.startRound().filter(box -> !boxes().contains(box)).isPresent()) {
            faults.put("/startRound", "the boxes are " + String.join(", ", boxes()));
        }
        if (unnamed(scenario.name())) {
            faults.put("/name", "a scenario has a name of at most " + LONGEST_NAME + " letters");
        }
        bounded("/name", scenario.name(), LONGEST_NAME);
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
        if (faults.isEmpty()) {
            alliances();
            fortresses();
            new OverseasFaults(scenario, map, faults).parts();
            new DiscoveryFaults(scenario, map, faults).parts();
        }
        if (faults.isEmpty()) {
            new WarFaults(scenario, faults).sides();
            new DiplomacyFaults(scenario, map, faults).names();
        }
        if (faults.isEmpty()) {
            var leaders = new LeaderFaults(scenario, faults);
            leaders.find();
            stacks(leaders);
            new SessionFaults(scenario, map, faults).find();
            new TurkishFaults(scenario, tables, faults).find();
            new FleetFaults(scenario, map, tables, faults).parts();
            new TreasureFaults(scenario, map, faults).find();
            new PresidioFaults(scenario, map, faults).parts();
        }
        if (faults.isEmpty()) {
            new BoardFaults(scenario, map, tables, faults).find();
        }
        if (faults.isEmpty()) {
            new InterventionFaults(scenario, this::controller, faults).find();
            new FleetFaults(scenario, map, tables, faults).places();
        }
        return Map.copyOf(faults);
    }

    private static List<String> boxes() {
        return Arrays.stream(RoundBox.values()).filter(box -> box != RoundBox.END).map(RoundBox::label).toList();
    }

    private void within(String pointer, int value, NumberRange range) {
        if (!range.has(value)) {
            faults.put(pointer, value + " is not within " + range);
        }
    }

    static boolean unnamed(String name) {
        return name == null || name.isBlank() || name.length() > LONGEST_NAME;
    }

    /** The text sent, truncated for a message. */
    static String said(String sent) {
        return sent == null ? "nothing" : sent.length() > LONGEST_NAME ? sent.substring(0, LONGEST_NAME) + "..." : sent;
    }

    /** What is wrong with a province that is not in the game. */
    static String noProvince(EuScenario scenario, String province) {
        return "there is no " + (scenario.overseas().isPresent() ? "" : "European ") + "province " + said(province);
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

    private void session(SessionAtStart session) {
        listed("/session/order", session.order().size(), MOST_ALLIANCES);
        session.order().forEach(country -> bounded("/session/order", country, LONGEST_ID));
        listed("/session/supplied", session.supplied().size(), map.provinces().size());
        listed("/session/blockaded", session.blockaded().size(), map.provinces().size());
        session.supplied().forEach(province -> bounded("/session/supplied", province, LONGEST_ID));
        session.blockaded().forEach(province -> bounded("/session/blockaded", province, LONGEST_ID));
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
            bounded("/leaders/" + at + "/name", leader.name(), LONGEST_NAME);
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
            listed(pointer + "/leaders", fleet.leaders().size(), MOST_LEADERS);
            fleet.leaders().forEach(leader -> bounded(pointer + "/leaders", leader, LONGEST_ID));
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

    private void alliances() {
        if (scenario.alliances().size() < 2 || scenario.alliances().stream().anyMatch(List::isEmpty)) {
            faults.put("/alliances", "a war needs at least two alliances, each of at least one country");
        }
        var seen = new HashSet<String>();
        scenario.alliances().forEach(alliance -> alliance.forEach(country -> {
            if (!seen.add(country)) {
                faults.put("/alliances", country + " is in two alliances");
            }
            if (!scenario.countries().containsKey(country)) {
                faults.put("/countries", country + " is missing");
            }
        }));
        scenario.countries().forEach((country, belligerent) -> country(seen, country, belligerent));
    }

    private void country(Set<String> allied, String country, EuScenario.Belligerent belligerent) {
        var at = "/countries/" + country;
        if (!allied.contains(country)) {
            faults.put(at, "the country is in no alliance");
        }
        if (belligerent.landTechnology() == null) {
            faults.put(at + "/landTechnology", "a land technology is needed");
        }
        if (tables.armyClasses().of(country, Period.of(scenario.period())).isEmpty()) {
            faults.put(at, "no army class is printed for this country in this period");
        }
        within(at + "/initiative", belligerent.initiative(), ScenarioRanges.INITIATIVE);
        within(at + "/landTechnologyLevel", belligerent.landTechnologyLevel(), ScenarioRanges.TECHNOLOGY);
        within(at + "/stability", belligerent.stability(), ScenarioRanges.STABILITY);
        belligerent.counters().ifPresent(counters -> {
            counters.army().ifPresent(army -> within(at + "/counters/army", army, ScenarioRanges.COUNTERS));
            counters.ld().ifPresent(ld -> within(at + "/counters/ld", ld, ScenarioRanges.COUNTERS));
        });
    }

    private boolean province(String pointer, String province) {
        boolean known = map.province(province == null ? "" : province).filter(scenario::plays).isPresent();
        if (!known) {
            faults.put(pointer, noProvince(scenario, province));
        }
        return known;
    }

    private void fortresses() {
        scenario.owners().keySet().forEach(province -> province("/owners/" + province, province));
        scenario.controllers().keySet().forEach(province -> province("/controllers/" + province, province));
        scenario.fortresses().forEach((province, level) -> {
            province("/fortresses/" + province, province);
            within("/fortresses/" + province, level, ScenarioRanges.FORTRESS);
        });
    }

    private void stacks(LeaderFaults leaders) {
        var ids = new HashSet<String>();
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = scenario.stacks().get(at);
            var pointer = "/stacks/" + at;
            if (unnamed(stack.id()) || stack.id().contains(".") || !ids.add(stack.id())) {
                faults.put(pointer + "/id", "each stack has an id of its own, of at most " + LONGEST_NAME
                        + " letters and without a full stop, which is reserved for split stacks");
            }
            if (!belligerent(stack)) {
                faults.put(pointer + "/country", said(stack.country()) + " is not at war");
            }
            if (stack.units() == null || !stack.units().proper()) {
                faults.put(pointer + "/units",
                        "a stack holds at least one counter, and at most " + Counters.MOST + " of each kind");
            }
            if (stack.units() != null && stack.units().proper()) {
                stack.veteranLd().ifPresent(veterans -> within(pointer + "/veteranLd", veterans, new NumberRange(0, stack.units().units().regular().allLd())));
            }
            if (province(pointer + "/province", stack.province())) {
                neutral(pointer, stack);
                strangers(pointer, stack, at);
            }
            leaders.with(pointer + "/leaders", stack);
        }
    }

    private void neutral(String pointer, EuScenario.StackAtStart stack) {
        var province = stack.province();
        var controller = controller(province);
        if (controller.isEmpty() && map.province(province).filter(land -> land.theatre() != Theatre.EUROPE).isPresent()) {
            return;
        }
        if (!scenario.countries().containsKey(controller)) {
            faults.put(pointer + "/province", province + " is neutral");
        } else if (belligerent(stack) && scenario.strangers(stack.country(), controller)) {
            faults.put(pointer + "/province", province + " is controlled by " + controller + ", neither a friend nor an enemy of " + stack.country());
        }
    }

    private String controller(String province) {
        var land = map.province(province).orElseThrow();
        if (land.theatre() != Theatre.EUROPE) {
            return WorldAtStart.controller(scenario, land);
        }
        var owner = scenario.owners().getOrDefault(province, land.owner1492().orElse(""));
        return scenario.controllers().getOrDefault(province, owner);
    }

    /** Stacks that stand where another stack is, of a country that is neither friend nor enemy. */
    private void strangers(String pointer, EuScenario.StackAtStart stack, int before) {
        scenario.stacks().stream().limit(before)
                .filter(other -> stack.province().equals(other.province()) && belligerent(stack) && belligerent(other)
                        && scenario.strangers(stack.country(), other.country()))
                .findFirst()
                .ifPresent(other -> faults.put(pointer + "/province", "the stack " + said(other.id()) + " of " + other.country()
                        + ", neither a friend nor an enemy of " + stack.country() + ", stands in " + stack.province()));
    }

    private boolean belligerent(EuScenario.StackAtStart stack) {
        return stack.country() != null && scenario.countries().containsKey(stack.country());
    }
}
