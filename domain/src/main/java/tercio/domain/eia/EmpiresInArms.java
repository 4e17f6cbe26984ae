package tercio.domain.eia;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.eia.combat.play.AnticipatedCombat;
import tercio.domain.eia.combat.play.CombatAppraisal;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.siege.play.AssaultAppraisal;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.charts.EnterableCharts;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaPrintedNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.KnownCorps;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.EiaMarchQueries;
import tercio.domain.eia.orders.play.OrdersCommand;
import tercio.domain.eia.scenario.EiaScenarioExport;
import tercio.domain.eia.scenario.EiaScenarioFaults;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.eia.scenario.HiddenIdentities;
import tercio.domain.eia.sequence.EiaAdjustments;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.eia.sequence.MarchOdds;
import tercio.domain.eia.sequence.WrittenSheets;
import tercio.domain.game.Adjustments;
import tercio.domain.game.Decision;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.Id;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.Option;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Ruleset;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.SentOrders;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;
import tercio.domain.table.TableSource;

/** Empires in Arms, the land phase: the war on land of seven major powers, month after month. */
public final class EmpiresInArms implements Ruleset<EiaState, EiaCommand, EiaEvent, EiaScenario> {

    public static final String ID = "empires-in-arms";

    private static final Rulebook RULEBOOK = Rulebook.readWithExplanations(TableSource.printedBeside(EmpiresInArms.class));

    private final WarMap map = WarMap.PRINTED;

    /** The index of its rules. */
    public static Rulebook index() {
        return RULEBOOK;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Empires in Arms, land phase";
    }

    @Override
    public String description() {
        return "The war on land of the major powers of Napoleon's time, month after month: depots, marches, supply, field combats with "
                + "secret chits, sieges, guerillas and the conquest of minor states, by chapter 7 of the rules. Scenarios set what the other "
                + "phases would: wars, alliances, money, fleets.";
    }

    @Override
    public EditionHistory editions() {
        return EiaRuleChanges.HISTORY;
    }

    @Override
    public MessageTypes<EiaCommand> commands() {
        return EiaChapters.COMMANDS;
    }

    @Override
    public MessageTypes<EiaEvent> events() {
        return EiaChapters.EVENTS;
    }

    @Override
    public Class<EiaScenario> scenarioType() {
        return EiaScenario.class;
    }

    @Override
    public Class<EiaState> stateType() {
        return EiaState.class;
    }

    @Override
    public Map<String, ScenarioDescription> scenarios() {
        return EiaScenarios.descriptions();
    }

    @Override
    public Optional<EiaScenario> scenario(String name) {
        return EiaScenarios.find(name);
    }

    @Override
    public List<EnterableTable> enterableTables() {
        return EnterableCharts.ALL;
    }

    @Override
    public Map<String, Sentence> tableFaults(EnteredTables entered) {
        return EiaCharts.faults(entered);
    }

    @Override
    public EiaScenario withTables(EiaScenario scenario, EnteredTables entered) {
        return scenario.withCharts(entered);
    }

    @Override
    public List<Reading> readings() {
        return EiaReadings.ALL;
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public Map<String, Sentence> faults(EiaScenario scenario) {
        return EiaScenarioFaults.of(scenario, map);
    }

    /** New ids for fleets. Corps, leaders and depots have printed ids. */
    @Override
    public Map<String, String> newIds(EiaScenario scenario) {
        var ids = new LinkedHashMap<String, String>();
        for (int at = 0; at < scenario.fleets().size(); at++) {
            ids.put("/fleets/" + at + "/id", Id.textOf(scenario.fleets().get(at).id()));
        }
        return ids;
    }

    @Override
    public Set<String> parties(EiaScenario scenario) {
        return scenario.powers().stream().map(treasury -> treasury.power().word()).collect(Collectors.toSet());
    }

    @Override
    public EiaState start(EiaScenario scenario, Readings readings) {
        return start(edition(), scenario, readings);
    }

    /** Performs at once what needs no decision. A game keeps what its edition decided for the whole of it. */
    @Override
    public EiaState start(String under, EiaScenario scenario, Readings readings) {
        return begun(FirstBoard.of(scenario, readings, map).openedUnder(EiaRuleChanges.rulesOf(under)));
    }

    private EiaState begun(EiaState first) {
        var play = EiaChapters.play(first, map, Dice.NONE);
        EiaChapters.runAutomaticSteps(play);
        return play.state();
    }

    @Override
    public Set<String> parties(EiaState state, EiaCommand command) {
        return state.power(command.power()).map(status -> Set.of(status.power().word())).orElse(Set.of());
    }

    @Override
    public Verdict<EiaEvent> decide(EiaState state, EiaCommand command, Dice dice) {
        var play = EiaChapters.play(state, map, dice);
        return EiaChapters.carryOut(play, command).orElseGet(() -> {
            EiaChapters.runAutomaticSteps(play);
            return play.toVerdict();
        });
    }

    @Override
    public Optional<WrittenScenario<EiaScenario>> asScenario(EiaState state) {
        return Optional.of(EiaScenarioExport.of(state, map, scenario -> begun(FirstBoard.of(scenario, state.readings(), map).openedUnder(state.rules()))));
    }

    @Override
    public Optional<Adjustments<EiaState, EiaEvent>> adjustments() {
        return Optional.of(new EiaAdjustments(map));
    }

    @Override
    public EiaState evolve(EiaState state, EiaEvent event) {
        return EiaChapters.evolve(state, event);
    }

    @Override
    public String sideTitle(String side) {
        return Power.of(side).map(Power::title).orElse(side);
    }

    @Override
    public List<Argument> named(String english) {
        return EiaPrintedNames.named(english);
    }

    @Override
    public String dieLabel(EiaState state, DieName die) {
        return EiaChapters.dieTitle(die);
    }

    @Override
    public Sentence sentence(EiaState before, EiaEvent event, List<Step> explanation) {
        return KnownCorps.named(before, EiaChapters.sentence(before, event, explanation));
    }

    @Override
    public Importance importance(EiaEvent event) {
        return EiaChapters.importance(event);
    }

    @Override
    public boolean quiet(EiaEvent event) {
        return EiaChapters.quiet(event);
    }

    /** A combat, or a fight for a city, from its first event to its last. */
    @Override
    public Optional<String> passage(EiaState before, EiaState after) {
        return fight(before).or(() -> fight(after));
    }

    private static Optional<String> fight(EiaState board) {
        return board.combats().fought().map(combat -> "combat " + combat.area())
                .or(() -> board.duties().stream().filter(SiegeDuty.SiegeFight.class::isInstance).map(duty -> "siege " + ((SiegeDuty.SiegeFight) duty).area()).findFirst());
    }

    /** 2: the status of a power keeps apart what it lost unseen. */
    @Override
    public int boardVersion() {
        return 2;
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    @Override
    public EiaScenario recorded(EiaScenario scenario, Readings readings, IntUnaryOperator below) {
        return HiddenIdentities.recorded(scenario, readings, below);
    }

    @Override
    public EiaState asSeenBy(EiaState state, Viewer viewer) {
        return viewer.all() ? state : state.seenBy(viewer);
    }

    @Override
    public boolean isRevealed(EiaState before, EiaEvent event, EiaState now) {
        return EiaChapters.isRevealed(before, event, now);
    }

    @Override
    public boolean isBetweenOrders(EiaState state) {
        return state.duties().isEmpty() && state.combats().fought().isEmpty();
    }

    /** Whether the event brought a combat in which corps or chits become visible. */
    @Override
    public boolean revealsMore(EiaState before, EiaState now) {
        return now.corps().values().stream().anyMatch(corps -> now.combats().isRevealed(corps) && !before.combats().isRevealed(corps))
                || now.combats().fought().filter(combat -> combat.shown().isPresent()).isPresent();
    }

    @Override
    public List<Decision> decisions(EiaState state) {
        return KnownCorps.named(state, EiaChapters.awaitedDecisions(board(state)));
    }

    @Override
    public Optional<List<Option>> moves(EiaState state, String piece) {
        return state.corps().containsKey(new UnitId(piece)) || state.irregulars().containsKey(new UnitId(piece))
                ? Optional.of(EiaChapters.moves(board(state), new UnitId(piece))) : Optional.empty();
    }

    @Override
    public Optional<Option> moveOption(EiaState state, String piece, PlannedMove course) {
        return EiaMarchQueries.optionAlong(board(state), new UnitId(piece), Id.all(course.path(), SpaceId::new));
    }

    @Override
    public List<String> nearestPath(EiaState state, String piece, String zone) {
        return Id.texts(EiaMarchQueries.nearestPath(board(state), new UnitId(piece), new SpaceId(zone)));
    }

    @Override
    public OddsPreview oddsPreview(EiaState state, String piece, PlannedMove course) {
        return boardAfterMarch(state, new UnitId(piece), course).map(board -> MarchOdds.odds(board, new UnitId(piece), new SpaceId(course.path().getLast()))).orElse(OddsPreview.NONE);
    }

    /** The board after the march of a piece; empty where the march is not legal or needs a die. */
    private Optional<EiaWarView> boardAfterMarch(EiaState state, UnitId piece, PlannedMove course) {
        return moveOption(state, piece.value(), course).flatMap(option -> decide(state, (EiaCommand) option.command(), Dice.NONE) instanceof Verdict.Accepted<EiaEvent> accepted
                ? Optional.of(board((EiaState) accepted.boards().getLast())) : Optional.empty());
    }

    @Override
    public List<Optional<Forecast>> forecasts(EiaState state, List<EiaCommand> commands) {
        return EiaChapters.forecasts(board(state), commands);
    }

    @Override
    public Optional<Sentence> whyNoOdds(EiaState state, List<EiaCommand> commands) {
        return commands.stream().flatMap(command -> AnticipatedCombat.whyHidden(board(state), command).stream()).findFirst();
    }

    @Override
    public Optional<ForecastComparison> forecastComparison(EiaState before, List<EiaEvent> events) {
        return switch (events.getFirst()) {
            case CombatEvent.CombatRoundFought round -> CombatAppraisal.of(board(before), events);
            case CitySiegeEvent.AssaultAttempted attempt -> AssaultAppraisal.of(board(before), attempt, events.subList(1, events.size()));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean takesWrittenOrders() {
        return true;
    }

    @Override
    public boolean knowsParty(String party) {
        return Power.of(party).isPresent();
    }

    @Override
    public OrdersCheck checkOrders(EiaState seen, String party, String text) {
        return new WrittenSheets(seen, map).check(Power.of(party).orElseThrow(), text);
    }

    @Override
    public EiaCommand sendOrders(String party, String text) {
        return new OrdersCommand.SendOrders(Power.of(party).orElseThrow(), text.replace('\t', ' ').lines().toList());
    }

    @Override
    public List<SentOrders> sentOrders(EiaState seen) {
        return new WrittenSheets(seen, map).sent();
    }

    @Override
    public Optional<Next> nextOrder(EiaState state) {
        return WrittenSheets.next(state, map);
    }

    @Override
    public boolean isOver(EiaState state) {
        return state.phase() instanceof LandPhase.Over;
    }

    /** Adds the printed map to a state. */
    public EiaWarView board(EiaState state) {
        return new EiaWarView(state, map);
    }
}
