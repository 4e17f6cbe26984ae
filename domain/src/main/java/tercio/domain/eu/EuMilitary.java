package tercio.domain.eu;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.eu.ahead.CommandsAhead;
import tercio.domain.eu.ahead.FightsAhead;
import tercio.domain.eu.ahead.VoyagesAhead;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.LeaderTitle;
import tercio.domain.eu.game.DutchFloods;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.leader.LeadersAtStart;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.scenario.PrintedScenarios;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.eu.scenario.ScenarioIds;
import tercio.domain.eu.scenario.ScenarioRanges;
import tercio.domain.eu.scenario.SetUp;
import tercio.domain.eu.scenario.StartingBoard;
import tercio.domain.eu.sequence.Answering;
import tercio.domain.eu.sequence.Appraisals;
import tercio.domain.eu.sequence.DieTitle;
import tercio.domain.eu.sequence.EuAdjustments;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.LegalMoves;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.eu.sequence.Verdicts;
import tercio.domain.game.Adjustments;
import tercio.domain.game.Course;
import tercio.domain.game.Decision;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.EndAction;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.NumberRange;
import tercio.domain.game.OddsAhead;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.game.WrittenScenario;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.Step;
import tercio.domain.table.TableSource;

/** Europa Universalis, the military phase: one turn of war in Europe, at sea and in the rest of the world, by the rules of an edition. */
public final class EuMilitary implements Ruleset<EuState, EuCommand, EuEvent, EuScenario>, EuSecrets {

    private static final Rulebook RULEBOOK = Rulebook.explained(TableSource.printedBeside(EuMilitary.class));

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
    public Vocabulary<EuCommand> commands() {
        return EuChapters.COMMANDS;
    }

    @Override
    public Vocabulary<EuEvent> events() {
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
        return PrintedScenarios.blurbs();
    }

    @Override
    public Optional<EuScenario> scenario(String name) {
        return PrintedScenarios.find(name);
    }

    @Override
    public Optional<EuScenario> scenario(String name, List<List<String>> sides) {
        return PrintedScenarios.find(name, sides);
    }

    @Override
    public Set<String> roster(String scenario) {
        return PrintedScenarios.roster(scenario);
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
    public Map<String, String> faults(EuScenario scenario) {
        return ScenarioFaults.of(scenario, map, edition.tables());
    }

    @Override
    public Map<String, String> newIds(EuScenario scenario) {
        return ScenarioIds.of(scenario);
    }

    @Override
    public Set<String> parties(EuScenario scenario) {
        return scenario.countries().keySet();
    }

    @Override
    public Map<String, String> led(EuScenario scenario) {
        return scenario.bonds().patrons();
    }

    @Override
    public EuState start(EuScenario scenario, Readings readings) {
        return start(edition(), scenario, readings);
    }

    /** Performs at once the setup that needs no die. */
    @Override
    public EuState start(String under, EuScenario scenario, Readings readings) {
        var laidOut = StartingBoard.of(scenario, readings, map);
        var dry = EuRuleChanges.floods(under) ? laidOut : laidOut.marks(laidOut.marks().floods(DutchFloods.NEVER));
        var board = EuRuleChanges.quietMeetings(under) && scenario.overseas().isPresent() ? dry.world(dry.world().quietly()) : dry;
        var led = EuRuleChanges.privateers(under) ? board.navies(board.navies().privateers(LeadersAtStart.privateers(scenario))) : board;
        var play = EuChapters.play(EuSecrets.secretLines(under, scenario) ? led.navies(led.navies().withSecretLines()) : led, map, edition.tables(), Dice.NONE);
        Sequence.goOn(play);
        return play.state();
    }

    @Override
    public Set<String> parties(EuState state, EuCommand command) {
        return Answering.parties(board(state), command);
    }

    @Override
    public Verdict<EuEvent> decide(EuState state, EuCommand command, Dice dice) {
        return Verdicts.on(EuChapters.play(state, map, edition.tables(), dice), command);
    }

    @Override
    public Optional<WrittenScenario<EuScenario>> written(EuState state) {
        return Optional.of(SetUp.of(board(state)));
    }

    @Override
    public Optional<Adjustments<EuState, EuEvent>> adjustments() {
        return Optional.of(new EuAdjustments(map, edition.tables()));
    }

    @Override
    public EuState evolve(EuState state, EuEvent event) {
        return EuChapters.evolve(state, event);
    }

    @Override
    public String dieInWords(EuState state, DieName die) {
        return DieTitle.of(state, die);
    }

    @Override
    public String sentence(EuState before, EuEvent event, List<Step> explanation) {
        return EuChapters.sentence(before, event, explanation);
    }

    @Override
    public boolean betweenOrders(EuState state) {
        return state.duties().isEmpty();
    }

    @Override
    public boolean atRest(EuState state) {
        return state.duties().isEmpty() && !state.phase().underWay();
    }

    @Override
    public List<Decision> decisions(EuState state) {
        return EuChapters.awaited(board(state));
    }

    @Override
    public Optional<List<Option>> moves(EuState state, String piece) {
        return LegalMoves.of(board(state), piece);
    }

    @Override
    public Optional<Option> move(EuState state, String piece, Course course) {
        return LegalMoves.along(board(state), piece, course);
    }

    @Override
    public List<EndAction.Kind> actions(EuState state, String piece) {
        return LegalMoves.actions(state, piece);
    }

    @Override
    public List<String> nearestPath(EuState state, String piece, String zone) {
        return LegalMoves.nearestPath(board(state), piece, zone);
    }

    @Override
    public OddsAhead oddsAhead(EuState state, String piece, Course course) {
        return OddsAhead.within(() -> FightsAhead.at(board(state), piece, course));
    }

    @Override
    public List<Optional<Forecast>> forecasts(EuState state, List<EuCommand> commands) {
        return oddsAhead(state, commands).stream().map(OddsAhead::odds).toList();
    }

    @Override
    public List<OddsAhead> oddsAhead(EuState state, List<EuCommand> commands) {
        return CommandsAhead.odds(board(state), commands);
    }

    @Override
    public Optional<String> whyNoOdds(EuState state, List<EuCommand> commands) {
        return VoyagesAhead.whyNone(commands);
    }

    @Override
    public Optional<ForecastComparison> appraise(EuState before, List<EuEvent> events) {
        return Appraisals.of(board(before), events);
    }

    @Override
    public boolean reconstructed(Step step) {
        return edition.reconstructed(step);
    }

    @Override
    public Step shown(Step recorded) {
        return recorded.inWords(LeaderTitle::in);
    }

    @Override
    public boolean over(EuState state) {
        return state.phase() instanceof Phase.Over;
    }

    /** The board under the tables of this edition. */
    public Board board(EuState state) {
        return new Board(state, map, edition.tables());
    }
}
