package tercio.domain.eu;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.edition.LostTables;
import tercio.domain.eu.common.forces.LeaderTitle;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DutchFloods;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuPrintedNames;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.scenario.PrintedScenarios;
import tercio.domain.eu.scenario.ScenarioExport;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.eu.scenario.ScenarioIds;
import tercio.domain.eu.scenario.ScenarioRanges;
import tercio.domain.eu.scenario.StartingBoard;
import tercio.domain.eu.sequence.Appraisals;
import tercio.domain.eu.sequence.CommandParties;
import tercio.domain.eu.sequence.DieTitle;
import tercio.domain.eu.sequence.EuAdjustments;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.LegalMoves;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.eu.sequence.Verdicts;
import tercio.domain.eu.sequence.ahead.CommandForecasts;
import tercio.domain.eu.sequence.ahead.MoveForecasts;
import tercio.domain.eu.sequence.ahead.VoyageForecasts;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.game.Adjustments;
import tercio.domain.game.Decision;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.EndAction;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.Id;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.NumberRange;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Ruleset;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.Verdict;
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

/** Europa Universalis, the military phase: one turn of war in Europe, at sea and in the rest of the world, by the rules of an edition. */
public final class EuMilitary implements Ruleset<EuState, EuCommand, EuEvent, EuScenario>, EuSecrets {

    private static final Rulebook RULEBOOK = Rulebook.readWithExplanations(TableSource.printedBeside(EuMilitary.class));

    private final EuMap map = EuMap.PRINTED;
    private final Edition edition;

    /** The main edition with the printed map and tables. */
    public EuMilitary() {
        this(Editions.military());
    }

    /** The game by the tables, policies and readings of an edition. */
    public EuMilitary(Edition edition) {
        this.edition = edition;
    }

    /** The edition by which a game is played: with the tables that its owner entered, else with those of the program. */
    private Edition edition(EuScenario scenario) {
        return scenario.enteredTables().filter(entered -> edition.id().equals(Edition.RAPID)).map(LostTables::edition).orElse(edition);
    }

    @Override
    public List<EnterableTable> enterableTables() {
        return edition.id().equals(Edition.RAPID) ? LostTables.ALL : List.of();
    }

    @Override
    public boolean hasTablesOfAdjudicator() {
        return true;
    }

    @Override
    public Map<String, Sentence> tableFaults(EnteredTables entered) {
        return edition.id().equals(Edition.RAPID) ? LostTables.faults(entered) : Map.of("/tables", Sentence.of("eu.table.not-taken").with("edition", new Argument.Text(edition.title())));
    }

    @Override
    public EuScenario withTables(EuScenario scenario, EnteredTables entered) {
        return scenario.withCharts(entered);
    }

    /** The map that every edition is played on. */
    public EuMap map() {
        return map;
    }

    @Override
    public String id() {
        return edition.id();
    }

    @Override
    public String title() {
        return edition.title();
    }

    @Override
    public String description() {
        return edition.description();
    }

    @Override
    public EditionHistory editions() {
        return edition.id().equals(Edition.MILITARY) ? EuRuleChanges.HISTORY : EuRuleChanges.OF_OLDER_RULES;
    }

    @Override
    public MessageTypes<EuCommand> commands() {
        return EuChapters.COMMANDS;
    }

    @Override
    public MessageTypes<EuEvent> events() {
        return EuChapters.EVENTS;
    }

    @Override
    public Class<EuScenario> scenarioType() {
        return EuScenario.class;
    }

    @Override
    public Class<EuState> stateType() {
        return EuState.class;
    }

    @Override
    public Map<String, ScenarioDescription> scenarios() {
        return PrintedScenarios.descriptions();
    }

    @Override
    public Optional<EuScenario> scenario(String name) {
        return PrintedScenarios.find(name);
    }

    @Override
    public Optional<EuScenario> scenario(String name, List<List<String>> sides) {
        return PrintedScenarios.find(name, sides.stream().map(side -> Id.all(side, CountryId::new)).toList());
    }

    @Override
    public Set<String> roster(String scenario) {
        return texts(PrintedScenarios.roster(scenario));
    }

    @Override
    public Map<String, NumberRange> scenarioRanges() {
        return ScenarioRanges.ALL;
    }

    @Override
    public List<Reading> readings() {
        return edition.gameReadings();
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public Map<String, Sentence> faults(EuScenario scenario) {
        return faults(scenario, Readings.STANDARD);
    }

    @Override
    public Map<String, Sentence> faults(EuScenario scenario, Readings readings) {
        var tables = new LinkedHashMap<String, Sentence>();
        scenario.charts().map(this::tableFaults).ifPresent(found -> found.forEach((pointer, message) -> tables.put("/charts" + pointer, message)));
        return tables.isEmpty() ? ScenarioFaults.of(scenario, readings, map, edition(scenario).tables()) : tables;
    }

    @Override
    public Map<String, String> newIds(EuScenario scenario) {
        return ScenarioIds.of(scenario);
    }

    @Override
    public Set<String> parties(EuScenario scenario) {
        return texts(scenario.countries().keySet());
    }

    @Override
    public Map<String, String> ledParties(EuScenario scenario) {
        var patrons = new LinkedHashMap<String, String>();
        scenario.relationsOrNone().patrons().forEach((country, patron) -> patrons.put(country.value(), patron.value()));
        return patrons;
    }

    @Override
    public EuState start(EuScenario scenario, Readings readings) {
        return start(edition(), scenario, readings);
    }

    /** Performs at once the setup that needs no die. */
    @Override
    public EuState start(String under, EuScenario scenario, Readings readings) {
        var laidOut = StartingBoard.of(scenario, readings, map);
        var dry = EuEditionRules.hasFloods(under) ? laidOut : laidOut.withMarks(laidOut.marks().withFloods(DutchFloods.NEVER));
        var board = EuEditionRules.hasQuietMeetings(under) && scenario.overseas().isPresent() ? dry.withWorld(dry.world().withQuietMeetings()) : dry;
        var led = EuEditionRules.limitsPrivateers(under) ? board.withNavies(board.navies().withPrivateers(LeadersAtStart.privateers(scenario))) : board;
        var play = EuChapters.play(EuSecrets.hasSecretLines(under, scenario) ? led.withNavies(led.navies().withSecretLines()) : led, map, edition(scenario).tables(), Dice.NONE);
        Sequence.continueAutomatically(play);
        return play.state();
    }

    @Override
    public Set<String> parties(EuState state, EuCommand command) {
        return texts(CommandParties.parties(board(state), command));
    }

    @Override
    public Verdict<EuEvent> decide(EuState state, EuCommand command, Dice dice) {
        return Verdicts.on(EuChapters.play(state, map, edition(state.scenario()).tables(), dice), command);
    }

    @Override
    public Optional<WrittenScenario<EuScenario>> asScenario(EuState state) {
        return Optional.of(ScenarioExport.of(board(state)));
    }

    @Override
    public Optional<Adjustments<EuState, EuEvent>> adjustments() {
        return Optional.of(new EuAdjustments(map, state -> edition(state.scenario()).tables()));
    }

    @Override
    public EuState evolve(EuState state, EuEvent event) {
        return EuChapters.evolve(state, event);
    }

    @Override
    public Sentence dieLabel(EuState state, DieName die) {
        return DieTitle.of(state, die);
    }

    @Override
    public Sentence sentence(EuState before, EuEvent event, List<Step> explanation) {
        return EuChapters.sentence(before, event, explanation);
    }

    @Override
    public Importance importance(EuEvent event) {
        return EuChapters.importance(event);
    }

    @Override
    public boolean isBetweenOrders(EuState state) {
        return state.duties().isEmpty();
    }

    @Override
    public boolean isAtRest(EuState state) {
        return state.duties().isEmpty() && !state.phase().isUnderWay();
    }

    @Override
    public List<Decision> decisions(EuState state) {
        return EuChapters.awaitedDecisions(board(state));
    }

    @Override
    public Optional<List<Option>> moves(EuState state, String piece) {
        return LegalMoves.of(board(state), new StackId(piece));
    }

    @Override
    public Optional<Option> moveOption(EuState state, String piece, PlannedMove course) {
        return LegalMoves.moveAlong(board(state), new StackId(piece), course);
    }

    @Override
    public List<EndAction.Kind> endActions(EuState state, String piece) {
        return LegalMoves.endActions(state, new StackId(piece));
    }

    @Override
    public List<String> nearestPath(EuState state, String piece, String zone) {
        return Id.texts(LegalMoves.nearestPath(board(state), new StackId(piece), new SpaceId(zone)));
    }

    @Override
    public OddsPreview oddsPreview(EuState state, String piece, PlannedMove course) {
        return OddsPreview.unlessTooLong(() -> MoveForecasts.at(board(state), new StackId(piece), course));
    }

    @Override
    public List<Optional<Forecast>> forecasts(EuState state, List<EuCommand> commands) {
        return oddsPreviews(state, commands).stream().map(OddsPreview::odds).toList();
    }

    @Override
    public List<OddsPreview> oddsPreviews(EuState state, List<EuCommand> commands) {
        return CommandForecasts.odds(board(state), commands);
    }

    @Override
    public Optional<Sentence> whyNoOdds(EuState state, List<EuCommand> commands) {
        return VoyageForecasts.reasonForNone(commands);
    }

    @Override
    public Optional<ForecastComparison> forecastComparison(EuState before, List<EuEvent> events) {
        return Appraisals.of(board(before), events);
    }

    @Override
    public boolean isReconstructed(Step step) {
        return edition.isReconstructed(step);
    }

    @Override
    public boolean isReconstructed(Step step, Optional<EnteredTables> entered) {
        return entered.filter(tables -> edition.id().equals(Edition.RAPID)).map(LostTables::edition).orElse(edition).isReconstructed(step);
    }

    @Override
    public Step readableStep(Step recorded) {
        return recorded.withWords(LeaderTitle::replaceCodes).withSentence(RecordedNames::readable);
    }

    @Override
    public List<Argument> named(String english) {
        return EuPrintedNames.named(english);
    }

    @Override
    public boolean isOver(EuState state) {
        return state.phase() instanceof Phase.Over;
    }

    /** The board under the tables of this edition. */
    public WarView board(EuState state) {
        return new WarView(state, map, edition(state.scenario()).tables());
    }

    private static Set<String> texts(Set<CountryId> countries) {
        return new LinkedHashSet<>(Id.texts(countries));
    }
}
