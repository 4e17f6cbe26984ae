package tercio.application.given;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Gambled;
import tercio.application.given.RaceEvent.Rested;
import tercio.application.given.RaceEvent.Stepped;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Decision;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.Form;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.Verdict;
import tercio.domain.game.Verdict.ExplainedEvent;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.Step.Cell;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * A game made up to try the machinery: two pawns race to a goal in turn. A pawn steps 1 to 3 squares, rests, or gambles:
 * it throws a d10 and goes 4 squares forward on 6 or more, else none.
 */
public final class Race implements Ruleset<Race.Course, RaceCommand, RaceEvent, Race.Track> {

    /** The beginning of a race. */
    public record Track(String name, int goal, Optional<String> first) implements Scenario {}

    /** The state of a race. */
    public record Course(int goal, String turn, PMap<String, Integer> squares, int gambles) {}

    private final EditionHistory editions;
    private final int needed;

    public Race() {
        this(EditionHistory.from("race-1"), 6);
    }

    /**
     * In another edition.
     *
     * @param needed the number that a gamble needs to succeed
     */
    public Race(EditionHistory editions, int needed) {
        this.editions = editions;
        this.needed = needed;
    }

    @Override
    public String id() {
        return "race";
    }

    @Override
    public Sentence title() {
        return Sentence.ofText("The Race");
    }

    @Override
    public Sentence description() {
        return Sentence.ofText("Two pawns race to a goal.");
    }

    @Override
    public EditionHistory editions() {
        return editions;
    }

    @Override
    public MessageTypes<RaceCommand> commands() {
        return MessageTypes.of(RaceCommand.class)
                .with("Step", Step.class).with("Gamble", Gamble.class).with("Rest", Rest.class);
    }

    @Override
    public MessageTypes<RaceEvent> events() {
        return MessageTypes.of(RaceEvent.class)
                .with("Stepped", Stepped.class).with("Gambled", Gambled.class).with("Rested", Rested.class);
    }

    @Override
    public Class<Track> scenarioType() {
        return Track.class;
    }

    @Override
    public Class<Course> stateType() {
        return Course.class;
    }

    @Override
    public Map<String, ScenarioDescription> scenarios() {
        return Map.of("short", ScenarioDescription.ofPrinted("race", "short", "The short race", "Ten squares."));
    }

    @Override
    public Optional<Track> scenario(String name) {
        return scenarios().containsKey(name) ? Optional.of(new Track(name, 10, Optional.empty())) : Optional.empty();
    }

    @Override
    public List<Reading> readings() {
        return List.of(new Reading("RACE-GAMBLE-FROM", Citation.of("RACE-GAMBLE"), List.of("six", "five"), "six", "As printed."));
    }

    @Override
    public Rulebook rulebook() {
        return Rulebook.read(CsvTable.parse("race", "rule,title,place\nRACE-GAMBLE,The gamble,Page 1\nRACE-TURN,The turn,Page 1"));
    }

    @Override
    public Map<String, Sentence> faults(Track scenario) {
        return scenario.goal() < 1 ? Map.of("/goal", Sentence.ofText("is at least 1")) : Map.of();
    }

    @Override
    public Set<String> parties(Track scenario) {
        return Set.of("red", "blue");
    }

    @Override
    public Course start(Track scenario, Readings readings) {
        return new Course(scenario.goal(), scenario.first().orElse("red"), HashTreePMap.<String, Integer>empty().plus("red", 0).plus("blue", 0), 0);
    }

    @Override
    public Set<String> parties(Course state, RaceCommand command) {
        return state.squares().containsKey(command.pawn()) ? Set.of(command.pawn()) : Set.of();
    }

    @Override
    public Verdict<RaceEvent> decide(Course state, RaceCommand command, Dice dice) {
        if (!state.squares().containsKey(command.pawn())) {
            return new Verdict.Refused<>(Refusal.of("RACE-TURN", Sentence.ofText("There is no pawn " + command.pawn() + ".")));
        }
        if (isOver(state) || !command.pawn().equals(state.turn())) {
            return new Verdict.Refused<>(
                    Refusal.of("RACE-TURN", Sentence.ofText(command.pawn() + " is not to move.")).withLegal(isOver(state) ? List.of() : answers(state.turn())));
        }
        return switch (command) {
            case Step step when step.squares() < 1 || step.squares() > 3 ->
                    new Verdict.Refused<>(Refusal.of("RACE-STEP", Sentence.ofText("A step is 1 to 3 squares.")));
            case Step step -> new Verdict.Accepted<>(List.of(new ExplainedEvent<>(new Stepped(step.pawn(), step.squares()), List.of())), List.of());
            case Rest rest -> new Verdict.Accepted<>(List.of(new ExplainedEvent<>(new Rested(rest.pawn()), List.of())), List.of());
            case Gamble gamble -> gamble(gamble, dice);
        };
    }

    private Verdict<RaceEvent> gamble(Gamble gamble, Dice dice) {
        var name = DieName.d10(gamble.pawn(), "gamble");
        var thrown = dice.next(name);
        if (thrown.isEmpty()) {
            return new Verdict.NeedsDie<>(name);
        }
        int die = thrown.getAsInt();
        var step = new tercio.domain.ruling.Step("gamble", gamble.pawn(), Citation.of("RACE-GAMBLE"), List.of(die), List.of(), null,
                new Cell("gamble", String.valueOf(die), "squares"), die >= needed ? "4" : "0", List.of(), null);
        return new Verdict.Accepted<>(
                List.of(new ExplainedEvent<>(new Gambled(gamble.pawn(), die), List.of(step)),
                        new ExplainedEvent<>(new Stepped(gamble.pawn(), die >= needed ? 4 : 0), List.of())),
                List.of(new Roll(name, die)));
    }

    @Override
    public Course evolve(Course state, RaceEvent event) {
        return switch (event) {
            case Stepped stepped -> passed(new Course(state.goal(), state.turn(),
                    state.squares().plus(stepped.pawn(), state.squares().get(stepped.pawn()) + stepped.squares()), state.gambles()));
            case Gambled gambled -> new Course(state.goal(), state.turn(), state.squares(), state.gambles() + 1);
            case Rested rested -> passed(state);
        };
    }

    /** The word of the event is all that it says. */
    @Override
    public Sentence sentence(Course before, RaceEvent event, List<tercio.domain.ruling.Step> explanation) {
        return Sentence.ofText(events().of(event).alias());
    }

    private static Course passed(Course state) {
        return new Course(state.goal(), state.turn().equals("red") ? "blue" : "red", state.squares(), state.gambles());
    }

    @Override
    public List<Decision> decisions(Course state) {
        return isOver(state) ? List.of() : List.of(
                new Decision("turn", state.turn(), "Turn", Citation.of("RACE-TURN"), "What does " + state.turn() + " do?", answers(state.turn()), List.of()),
                new Decision("step", state.turn(), "Step", Citation.of("RACE-TURN"), "How far?", List.of(), List.of(state.turn()))
                        .with(howFar(state.turn())).about(state.turn()));
    }

    private static Form howFar(String pawn) {
        return new Form(new Step(pawn, 1), List.of(new Form.Count("squares", "squares", 1, 4)),
                List.of(Form.Limit.of(Sentence.ofText("a step is 1 to 3 squares"), "RACE-STEP", "squares")),
                filled -> new Step(pawn, filled.count("squares")));
    }

    private static List<Option> answers(String pawn) {
        return List.of(new Option("rest", new Rest(pawn)), new Option("gamble", new Gamble(pawn)));
    }

    @Override
    public Optional<List<Option>> moves(Course state, String piece) {
        return !state.squares().containsKey(piece) ? Optional.empty()
                : Optional.of(!state.turn().equals(piece) || isOver(state) ? List.of() : IntStream.rangeClosed(1, 3)
                        .mapToObj(far -> new Option(far + " squares", new Step(piece, far))).toList());
    }

    @Override
    public boolean isOver(Course state) {
        return state.squares().values().stream().anyMatch(square -> square >= state.goal());
    }
}
