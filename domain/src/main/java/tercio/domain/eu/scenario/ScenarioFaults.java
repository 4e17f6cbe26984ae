package tercio.domain.eu.scenario;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Id;
import tercio.domain.game.NumberRange;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The faults that make a scenario unplayable, each with its JSON pointer. */
public final class ScenarioFaults {

    /** The greatest length of a name. */
    static final int LONGEST_NAME = 100;

    private final EuScenario scenario;
    private final Readings readings;
    private final EuMap map;
    private final EuTables tables;
    private final Map<String, Sentence> faults = new LinkedHashMap<>();

    private ScenarioFaults(EuScenario scenario, Readings readings, EuMap map, EuTables tables) {
        this.scenario = scenario;
        this.readings = readings;
        this.map = map;
        this.tables = tables;
    }

    /** Pointer to message; empty when the scenario can be played by these readings. */
    public static Map<String, Sentence> of(EuScenario scenario, Readings readings, EuMap map, EuTables tables) {
        return new ScenarioFaults(scenario, readings, map, tables).all();
    }

    private Map<String, Sentence> all() {
        within("/period", scenario.period(), ScenarioRanges.PERIOD);
        within("/turn", scenario.turn(), ScenarioRanges.TURN);
        if (scenario.startRound().filter(box -> !boxes().contains(box)).isPresent()) {
            faults.put("/startRound", Sentence.of("eu.fault.boxes").with("boxes", new Argument.Text(String.join(", ", boxes()))));
        }
        if (isUnnamed(scenario.name())) {
            faults.put("/name", Sentence.of("eu.fault.scenario-name").with("most", LONGEST_NAME));
        }
        new SizeFaults(scenario, map, faults).find();
        if (faults.isEmpty()) {
            alliances();
            fortresses();
            new OverseasFaults(scenario, map, faults).parts();
            new DiscoveryFaults(scenario, map, faults).parts();
        }
        if (faults.isEmpty()) {
            new WarFaults(scenario, faults).checkSides();
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
            var board = new WarView(StartingBoard.of(scenario, readings, map), map, tables);
            new BoardFaults(scenario, board, faults).find();
            if (faults.isEmpty()) {
                new InterventionFaults(scenario, board, faults).find();
                new FleetFaults(scenario, map, tables, faults).places(board);
            }
        }
        return Map.copyOf(faults);
    }

    private static List<String> boxes() {
        return Arrays.stream(RoundBox.values()).filter(box -> box != RoundBox.END).map(RoundBox::label).toList();
    }

    private void within(String pointer, int value, NumberRange range) {
        if (!range.contains(value)) {
            faults.put(pointer, ScenarioRanges.fault(value, range));
        }
    }

    static boolean isUnnamed(Id id) {
        return id == null || isUnnamed(id.value());
    }

    static boolean isUnnamed(String name) {
        return name == null || name.isBlank() || name.length() > LONGEST_NAME;
    }

    /** The text sent, truncated for a message. */
    static String abbreviate(String sent) {
        return sent == null ? "nothing" : sent.length() > LONGEST_NAME ? sent.substring(0, LONGEST_NAME) + "..." : sent;
    }

    /** The message about a province that is not in the game. */
    static Sentence noProvince(EuScenario scenario, SpaceId province) {
        return Sentence.of("eu.fault.no-province").with("europe", scenario.overseas().isEmpty()).with("where", Sent.place(province));
    }

    private void alliances() {
        if (scenario.alliances().size() < 2 || scenario.alliances().stream().anyMatch(List::isEmpty)) {
            faults.put("/alliances", Sentence.of("eu.fault.few-alliances"));
        }
        var seen = new HashSet<CountryId>();
        scenario.alliances().forEach(alliance -> alliance.forEach(country -> {
            if (!seen.add(country)) {
                faults.put("/alliances", Sentence.of("eu.fault.in-two-alliances").with("who", Sent.country(country)));
            }
            if (!scenario.countries().containsKey(country)) {
                faults.put("/countries", Sentence.of("eu.fault.missing").with("who", Sent.country(country)));
            }
        }));
        scenario.countries().forEach((country, belligerent) -> country(seen, country, belligerent));
    }

    private void country(Set<CountryId> allied, CountryId country, Belligerent belligerent) {
        var at = "/countries/" + country;
        if (!allied.contains(country)) {
            faults.put(at, Sentence.of("eu.fault.no-alliance"));
        }
        if (belligerent.landTechnology() == null) {
            faults.put(at + "/landTechnology", Sentence.of("eu.fault.no-land-technology"));
        }
        if (tables.armyClasses().of(country, Period.of(scenario.period())).isEmpty()) {
            faults.put(at, Sentence.of("eu.fault.no-army-class"));
        }
        within(at + "/initiative", belligerent.initiative(), ScenarioRanges.INITIATIVE);
        within(at + "/landTechnologyLevel", belligerent.landTechnologyLevel(), ScenarioRanges.TECHNOLOGY);
        within(at + "/stability", belligerent.stability(), ScenarioRanges.STABILITY);
        belligerent.counters().ifPresent(counters -> {
            counters.army().ifPresent(army -> within(at + "/counters/army", army, ScenarioRanges.COUNTERS));
            counters.ld().ifPresent(ld -> within(at + "/counters/ld", ld, ScenarioRanges.COUNTERS));
        });
    }

    private boolean province(String pointer, SpaceId province) {
        boolean known = map.province(province == null ? SpaceId.NONE : province).filter(scenario::includes).isPresent();
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
            if (isUnnamed(stack.id()) || stack.id().value().contains(".") || !ids.add(stack.id().value())) {
                faults.put(pointer + "/id", Sentence.of("eu.fault.stack-id").with("most", LONGEST_NAME));
            }
            if (!isBelligerent(stack)) {
                faults.put(pointer + "/country", Sentence.of("eu.fault.not-at-war").with("who", Sent.country(stack.country())));
            }
            if (stack.units() == null || !stack.units().isValid()) {
                faults.put(pointer + "/units", Sentence.of("eu.fault.stack-counters").with("most", Counters.MOST));
            }
            if (stack.units() != null && stack.units().isValid()) {
                stack.veteranLd().ifPresent(veterans -> within(pointer + "/veteranLd", veterans, new NumberRange(0, stack.units().units().regular().allLd())));
            }
            if (province(pointer + "/province", stack.province())) {
                neutral(pointer, stack);
                strangers(pointer, stack, at);
            }
            leaders.checkStackLeaders(pointer + "/leaders", stack);
        }
    }

    private void neutral(String pointer, EuScenario.StackAtStart stack) {
        var province = stack.province();
        var controller = controller(province);
        if (controller.value().isEmpty() && map.province(province).filter(land -> land.theatre() != Theatre.EUROPE).isPresent()) {
            return;
        }
        if (!scenario.countries().containsKey(controller)) {
            faults.put(pointer + "/province", Sentence.of("eu.fault.neutral").with("where", SentenceNames.place(province)));
        } else if (isBelligerent(stack) && strangers(stack.province(), stack.country(), controller)) {
            faults.put(pointer + "/province", Sentence.of("eu.fault.stranger-controls").with("where", SentenceNames.place(province)).with("controller", SentenceNames.country(controller))
                    .with("who", SentenceNames.country(stack.country())));
        }
    }

    private CountryId controller(SpaceId province) {
        var land = map.province(province).orElseThrow();
        if (land.theatre() != Theatre.EUROPE) {
            return WorldAtStart.controller(scenario, land);
        }
        var owner = scenario.owners().getOrDefault(province, land.owner1492().orElse(CountryId.NONE));
        return scenario.controllers().getOrDefault(province, owner);
    }

    /** Stacks that stand where another stack is, of a country that is neither friend nor enemy. */
    private void strangers(String pointer, EuScenario.StackAtStart stack, int before) {
        scenario.stacks().stream().limit(before)
                .filter(other -> stack.province().equals(other.province()) && isBelligerent(stack) && isBelligerent(other)
                        && strangers(stack.province(), stack.country(), other.country()))
                .findFirst()
                .ifPresent(other -> faults.put(pointer + "/province", Sentence.of("eu.fault.stranger-stands").with("stack", Sent.text(other.id()))
                        .with("other", SentenceNames.country(other.country())).with("who", SentenceNames.country(stack.country())).with("where", SentenceNames.place(stack.province()))));
    }

    /** Whether two countries are neither friends nor enemies on land in a province. */
    private boolean strangers(SpaceId province, CountryId one, CountryId other) {
        var land = map.province(province).orElseThrow();
        return scenario.hostilities().areStrangers(land, scenario.owners().getOrDefault(province, land.owner1492().orElse(CountryId.NONE)), one, other);
    }

    private boolean isBelligerent(EuScenario.StackAtStart stack) {
        return stack.country() != null && scenario.countries().containsKey(stack.country());
    }
}
