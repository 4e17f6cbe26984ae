package tercio.domain.eu.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.CountryStatus;
import tercio.domain.eu.common.game.EuScenario.StackAtStart;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.StandingFault;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Refusal;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * A position of a war as a scenario: counters where they stand, control, sieges, money and leaders. The new game begins with the round in which the
 * position stands, before its first impulse. Nothing is written while a march, a voyage, a battle or a question is under way.
 */
public final class ScenarioExport {

    private static final String RULE = "TERCIO-OPEN";

    private final WarView board;
    private final EuState state;
    private final ExportedIds names;
    private final List<String> leftOut = new ArrayList<>();

    private ScenarioExport(WarView board) {
        this.board = board;
        this.state = board.state();
        this.names = new ExportedIds(state);
    }

    /** The scenario of a position; refused where it cannot be one. */
    public static WrittenScenario<EuScenario> of(WarView board) {
        var waits = reasonUnderWay(board.state());
        if (waits.isPresent()) {
            return new WrittenScenario.NotNow<>(Refusal.of(RULE, Sentence.of("eu.scenario.refused-under-way").with("why", waits.get())));
        }
        var writing = new ScenarioExport(board);
        var scenario = writing.scenario();
        var faults = ScenarioFaults.of(scenario, board.state().readings(), board.map(), board.tables());
        return faults.isEmpty() ? new WrittenScenario.Ready<>(scenario, writing.leftOut())
                : new WrittenScenario.NotNow<>(noBeginning(faults));
    }

    private static Refusal noBeginning(Map<String, Sentence> faults) {
        var first = faults.entrySet().stream().min(Map.Entry.comparingByKey()).orElseThrow();
        return Refusal.of(faults.values().stream().anyMatch(StandingFault::isCrowd) ? StackingSurplus.RULE : RULE, Sentence.of("eu.scenario.refused-no-beginning")
                .with("part", new Text(first.getKey())).with("fault", Argument.of(first.getValue())));
    }

    /** The word of the catalogs for what is under way; empty if a scenario can begin here. */
    private static Optional<String> reasonUnderWay(EuState state) {
        if (state.phase() instanceof Phase.Over || state.box() == RoundBox.END) {
            return Optional.of("over");
        }
        if (!state.duties().isEmpty()) {
            return Optional.of("question");
        }
        if (!state.world().natives().drawnUp().isEmpty()) {
            return Optional.of("natives");
        }
        boolean attrition = switch (state.phase()) {
            case Phase.Supply supply -> !supply.due().isEmpty();
            case Phase.Wintering winter -> !winter.due().isEmpty();
            case Phase.Besiegers besiegers -> !besiegers.due().isEmpty();
            case Phase.Sieges sieges -> sieges.undermined() != null;
            default -> false;
        };
        return attrition ? Optional.of("attrition")
                : state.phase().isUnderWay() ? Optional.of("movement") : Optional.empty();
    }

    private EuScenario scenario() {
        var start = state.scenario();
        var box = Optional.ofNullable(state.box()).map(RoundBox::label).or(start::startRound);
        var owners = new TreeMap<SpaceId, CountryId>();
        var controllers = new TreeMap<SpaceId, CountryId>();
        var levels = new TreeMap<SpaceId, Integer>();
        for (var province : board.map().provinces()) {
            var fortress = state.fortress(province.id());
            if (fortress != null && state.world().establishments().in(province.id()).isEmpty()) {
                addControl(province, fortress, owners, controllers, levels);
            }
        }
        var leaders = new LeadersExport(state);
        return new EuScenario(start.name(), start.period(), start.turn(), box, start.poorWeather(), start.alliances(), countries(), leaders.enteredLeaders(), owners, controllers,
                levels, state.stacks().values().stream().filter(stack -> !state.world().militia().isMilitia(stack.id())).map(stack -> new StackAtStart(names.of(stack.id()),
                        stack.province(), stack.country(), Counters.of(stack.units()), false, stack.leaders(), Optional.of(stack.veteranLd()),
                        Optional.of(stack.besieged()).filter(inside -> inside), Optional.of(stack.cutOff() && !hasHadSupplySegment(stack)).filter(cutOff -> cutOff))).toList(),
                leaders.printedLeaders(), start.wars(), start.relations().map(this::relations), Optional.of(new SessionExport(board).session()),
                start.fleets().map(before -> new FleetsExport(board, names, leftOut).fleets()), start.presidios(),
                start.overseas().map(before -> new OverseasExport(board, names, leftOut).overseas(before)), start.charts());
    }

    /** Whether the supply segment of the stack has been played in this round: it is played again, and would destroy who is marked already. */
    private boolean hasHadSupplySegment(Stack stack) {
        return switch (state.phase()) {
            case Phase.Initiative start -> false;
            case Phase.StartingRound start -> false;
            case Phase.RoundStart start -> false;
            case Phase.Supply segment -> state.turnOf(state.allianceOf(stack)) <= segment.turnOf();
            case Phase.Campaigns step -> state.turnOf(state.allianceOf(stack)) <= step.turnOf();
            case Movement step -> state.turnOf(state.allianceOf(stack)) <= step.turnOf();
            case Phase.Exploration step -> state.turnOf(state.allianceOf(stack)) <= step.turnOf();
            case Phase.Battles step -> state.turnOf(state.allianceOf(stack)) <= step.turnOf();
            default -> true;
        };
    }

    private void addControl(Province province, Fortress fortress, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers, Map<SpaceId, Integer> levels) {
        var printed = province.theatre() == Theatre.EUROPE ? province.owner1492().orElse(CountryId.NONE) : state.scenario().world().areas().getOrDefault(province.area(), CountryId.NONE);
        if (!fortress.owner().equals(printed)) {
            owners.put(province.id(), fortress.owner());
        }
        if (!fortress.controller().equals(fortress.owner())) {
            controllers.put(province.id(), fortress.controller());
        }
        if (fortress.level() != province.fortress()) {
            levels.put(province.id(), fortress.level());
        }
    }

    private Map<CountryId, Belligerent> countries() {
        var countries = new TreeMap<CountryId, Belligerent>();
        state.scenario().countries().forEach((id, before) -> {
            var now = state.countries().get(id);
            var reforms = now.reforms().isEmpty() ? before.reforms().filter(List::isEmpty) : Optional.of(now.reforms().stream().sorted().toList());
            countries.put(id, new Belligerent(before.initiative(), before.landTechnology(), before.landTechnologyLevel(), before.tercio(), now.stability(), before.counters(),
                    reforms, before.navy()));
        });
        return countries;
    }

    private Relations relations(Relations before) {
        var interventions = new TreeMap<CountryId, InterventionAtStart>();
        before.interventions().forEach((country, war) -> {
            var now = Interventions.now(state, war);
            interventions.put(country, new InterventionAtStart(now.helps(), now.stack().map(names::of), now.foreign(), now.fleet().map(names::of),
                    now.parts().map(parts -> parts.stream().map(names::of).toList())));
        });
        return new Relations(before.allied(), before.minors(), before.freeCampaigns(), before.passage(), interventions);
    }

    /**
     * The current round is played again from its beginning; lasting effects that a scenario cannot hold are reported.
     */
    private List<String> leftOut() {
        var all = new ArrayList<>(leftOut);
        if (state.countries().values().stream().anyMatch(country -> !country.levies().equals(LevyStatus.NONE))) {
            all.add("defeats of this round and exceptional levies");
        }
        if (state.countries().values().stream().anyMatch(CountryStatus::declared)) {
            all.add("the campaigns of this round, which are on the sheets and are declared and paid again");
        }
        if (!state.navies().damaged().isEmpty()) {
            all.add("damaged ships that wait for a refit");
        }
        if (!state.world().works().isEmpty()) {
            all.add("forts under construction");
        }
        return all.stream().distinct().toList();
    }
}
