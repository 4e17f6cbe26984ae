package tercio.skirmish.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.game.Decision;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.TableSource;

/** The skirmish on seven hills as a ruleset of the kernel. */
public final class SkirmishRules implements Ruleset<SkirmishState, SkirmishCommand, SkirmishEvent, SkirmishScenario> {

    public static final String ID = "skirmish";

    private static final Rulebook RULEBOOK = Rulebook.read(TableSource.printedBeside(SkirmishRules.class).table("rulebook"));
    private static final EditionHistory EDITIONS = EditionHistory.from("1");

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Sentence title() {
        return Sentence.ofText("Skirmish on seven hills");
    }

    @Override
    public Sentence description() {
        return Sentence.ofText("Captains write orders on slips of paper, reveal them together, march over seven hills and clash.");
    }

    @Override
    public EditionHistory editions() {
        return EDITIONS;
    }

    @Override
    public MessageTypes<SkirmishCommand> commands() {
        return SkirmishWords.COMMANDS;
    }

    @Override
    public MessageTypes<SkirmishEvent> events() {
        return SkirmishWords.EVENTS;
    }

    @Override
    public Class<SkirmishScenario> scenarioType() {
        return SkirmishScenario.class;
    }

    @Override
    public Class<SkirmishState> stateType() {
        return SkirmishState.class;
    }

    @Override
    public Map<String, ScenarioDescription> scenarios() {
        return SkirmishScenarios.DESCRIPTIONS;
    }

    @Override
    public Optional<SkirmishScenario> scenario(String name) {
        return SkirmishScenarios.find(name);
    }

    @Override
    public List<Reading> readings() {
        return List.of(ClashProcedure.EQUAL);
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public Map<String, Sentence> faults(SkirmishScenario scenario) {
        return SkirmishScenarios.faults(scenario);
    }

    @Override
    public Set<String> parties(SkirmishScenario scenario) {
        return scenario.captains().stream().map(SkirmishScenario.Camp::captain).collect(Collectors.toSet());
    }

    @Override
    public SkirmishState start(SkirmishScenario scenario, Readings readings) {
        return SkirmishState.of(scenario, readings);
    }

    @Override
    public Set<String> parties(SkirmishState state, SkirmishCommand command) {
        return state.captain(command.captain()).map(captain -> Set.of(captain.id())).orElse(Set.of());
    }

    @Override
    public Verdict<SkirmishEvent> decide(SkirmishState state, SkirmishCommand command, Dice dice) {
        return new SkirmishPlay(state).decide(command, dice);
    }

    @Override
    public SkirmishState evolve(SkirmishState state, SkirmishEvent event) {
        return SkirmishEvolution.of(state, event);
    }

    @Override
    public Sentence dieLabel(SkirmishState state, DieName die) {
        return Sentence.ofText("the " + die.purpose() + " die of the " + die.side());
    }

    @Override
    public Sentence sentence(SkirmishState before, SkirmishEvent event, List<Step> explanation) {
        return Sentence.ofText(SkirmishSentences.of(event));
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    /** The reserve of another captain is never seen, his order once the orders are revealed. */
    @Override
    public SkirmishState asSeenBy(SkirmishState state, Viewer viewer) {
        var known = state.withAll(captain -> viewer.sees(captain.id()) ? captain : captain.withoutReserve());
        return state.phase() instanceof SkirmishPhase.Orders(var slips) ? known.in(new SkirmishPhase.Orders(slips.asSeenBy(viewer))) : known;
    }

    /** The orders of a turn are revealed together; the reserves never are. */
    @Override
    public boolean isRevealed(SkirmishState before, SkirmishEvent event, SkirmishState now) {
        return event instanceof SkirmishEvent.OrderChosen && (now.turn() > before.turn() || !(now.phase() instanceof SkirmishPhase.Orders));
    }

    @Override
    public List<Decision> decisions(SkirmishState state) {
        return SkirmishDecisions.of(state);
    }

    /** The pieces are the forces, named by their hills: their moves are the marches of all their men. */
    @Override
    public Optional<List<Option>> moves(SkirmishState state, String piece) {
        return state.force(piece).map(force -> SkirmishDecisions.wholeMarches(state, force));
    }

    @Override
    public List<Optional<Forecast>> forecasts(SkirmishState state, List<SkirmishCommand> commands) {
        return commands.stream().map(command -> SkirmishOdds.of(state, command)).toList();
    }

    @Override
    public Optional<ForecastComparison> forecastComparison(SkirmishState before, List<SkirmishEvent> events) {
        return SkirmishOdds.appraise(before, events);
    }

    @Override
    public boolean isOver(SkirmishState state) {
        return state.phase() instanceof SkirmishPhase.Ended;
    }
}
