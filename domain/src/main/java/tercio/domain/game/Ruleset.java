package tercio.domain.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.Step;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;

/**
 * A rulebook as two pure folds: {@code decide} turns a command and dice into events or a refusal, {@code evolve} applies
 * an event. Neither knows a clock, a random source or the world.
 *
 * @param <S> the state of a game, immutable
 */
public interface Ruleset<S, C extends Command, E extends Event, N extends Scenario> extends GameSecrets<S, E, N> {

    /** Stable name on the wire: {@code great-war}. */
    String id();

    String title();

    /** One paragraph, for a player who looks for a game. */
    String description();

    /** The editions of this rulebook and what changed from each to the next. A change of a rule is an entry here. */
    EditionHistory editions();

    /** The edition in force, recorded with its decisions. */
    default String edition() {
        return editions().current();
    }

    MessageTypes<C> commands();

    MessageTypes<E> events();

    Class<N> scenarioType();

    /** The type of the state, {@code S}. */
    Class<S> stateType();

    /**
     * The version of what a board consists of, for the hashes by which recorded boards are compared. It is raised where a part of
     * the board is renamed, taken away or counted otherwise; not for a part that is added and says nothing until something happens
     * that an older game does not know (null, 0, false, an empty text or collection).
     */
    default int boardVersion() {
        return 1;
    }

    /** The scenarios printed with the program, by name. */
    Map<String, ScenarioDescription> scenarios();

    /** The printed scenario of that name, as {@link #scenarios()} lists it. */
    Optional<N> scenario(String name);

    /**
     * The parties from which the sides of a printed scenario can be chosen when a game is made; empty where its sides are fixed.
     *
     * @param scenario a name that {@link #scenarios()} lists
     */
    default Set<String> roster(String scenario) {
        return Set.of();
    }

    /**
     * A printed scenario with other sides; empty where its sides are fixed.
     *
     * @param sides lists of parties of its {@link #roster}
     */
    default Optional<N> scenario(String name, List<List<String>> sides) {
        return Optional.empty();
    }

    /** The bounds of the numbers of a scenario, by pointers in which {@code *} stands for any element or key. */
    default Map<String, NumberRange> scenarioRanges() {
        return Map.of();
    }

    /**
     * The tables that an owner of the printed game can enter for a new game; none where all games use those of the program. A ruleset that
     * names some keeps what was entered in its scenario ({@link Scenario#enteredTables()}), finds its faults with those of the scenario, and
     * plays, explains and forecasts by it.
     */
    default List<EnterableTable> enterableTables() {
        return List.of();
    }

    /** The faults of tables that an owner entered: a message for each, by a pointer into them; empty if games can be played by them. */
    default Map<String, String> tableFaults(EnteredTables entered) {
        return entered.boundFaults(enterableTables());
    }

    /**
     * A scenario with tables that an owner entered, in place of any that it had.
     *
     * @throws UnsupportedOperationException where the ruleset names no {@link #enterableTables()}
     */
    default N withTables(N scenario, EnteredTables entered) {
        throw new UnsupportedOperationException(id() + " has no tables to enter");
    }

    List<Reading> readings();

    Rulebook rulebook();

    /** The ids of pieces and leaders that a scenario brings into a game, each by its pointer into the scenario; {@code null} is an id that is missing. */
    default Map<String, String> newIds(N scenario) {
        return Map.of();
    }

    /** The faults of a scenario: a message for each, by a pointer into the scenario; empty if it can be played. */
    Map<String, String> faults(N scenario);

    /** The parties of a scenario that seats can control. */
    Set<String> parties(N scenario);

    /**
     * The leading party of each party that another one leads: whoever controls the leading party leads the other one
     * while nobody else controls it.
     */
    default Map<String, String> ledParties(N scenario) {
        return Map.of();
    }

    /** The board before the first command. The scenario has no faults. */
    S start(N scenario, Readings readings);

    /**
     * The board before the first command of a game that was opened under this edition; editions may begin games
     * differently.
     *
     * @param edition that the opening of the game names
     */
    default S start(String edition, N scenario, Readings readings) {
        return start(scenario, readings);
    }

    /**
     * The parties for which a command may be given: the sending seat must control one of them. Empty if the command names
     * nothing that exists; {@code decide} then refuses it.
     */
    Set<String> parties(S state, C command);

    Verdict<E> decide(S state, C command, Dice dice);

    S evolve(S state, E event);

    /**
     * The position as a scenario for a new game that begins with the current round; empty for a ruleset that does not export positions. The scenario
     * contains what the board shows: from a board as a viewer sees it, what is hidden from the viewer is missing.
     */
    default Optional<WrittenScenario<N>> asScenario(S state) {
        return Optional.empty();
    }

    /** The corrections that a host can make by hand; empty for a ruleset whose games cannot be adjusted. */
    default Optional<Adjustments<S, E>> adjustments() {
        return Optional.empty();
    }

    /** The reason why a command cannot be carried out now; empty if it is legal, whatever dice it needs. Changes nothing. */
    default Optional<Refusal> refusal(S state, C command) {
        return decide(state, command, Dice.NONE) instanceof Verdict.Refused<E> refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    /** The name of a die for the players who are asked to roll it, on the board before the command that needs it. */
    default String dieLabel(S state, DieName die) {
        return "the die for " + die;
    }

    /** The side of a step of an explanation as it is read aloud: the title of a party where it is one, else the word itself. */
    default String sideTitle(String side) {
        return side;
    }

    /**
     * An event as a sentence to be read aloud; the word of the event if the ruleset has no sentences.
     *
     * @param before the board before the event
     * @param explanation of its ruling; empty if there is none
     */
    default String sentence(S before, E event, List<Step> explanation) {
        return events().of(event).alias();
    }

    /**
     * Whether an event decides nothing that a reader of the account needs to know: that somebody has answered, that a step is reached in
     * which nothing happens. It stays in the log and is folded away there.
     *
     * @param before the board before the event
     */
    default boolean quiet(S before, E event) {
        return false;
    }

    /**
     * Whether nobody owes an answer to what an order brought about. Older records, in which an undo took back a whole order, are decided by
     * this, so it never changes.
     */
    default boolean isBetweenOrders(S state) {
        return true;
    }

    /**
     * Whether no order is being carried out: a move with its interceptions and battles is over, and nobody owes an answer to it. An undo of a
     * whole order leads to such a board.
     */
    default boolean isAtRest(S state) {
        return isBetweenOrders(state);
    }

    /** The awaited decisions, at least one until the game is over. */
    List<Decision> decisions(S state);

    /**
     * A random legal answer to an awaited decision, for a program that knows no rules. Every legal answer is possible.
     *
     * @param below returns a random number from 0 up to, but not including, its argument
     */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    default Command sample(S state, Decision decision, IntUnaryOperator below) {
        int ways = Math.min(1, decision.options().size()) + decision.movers().size() + (decision.form() == null ? 0 : 1);
        int way = below.applyAsInt(ways);
        if (decision.form() != null && way == 0) {
            return decision.form().sample(below, filled -> refusal(state, (C) filled).isEmpty());
        }
        way -= decision.form() == null ? 0 : 1;
        var offers = way < decision.movers().size()
                ? moves(state, decision.movers().get(way)).orElseThrow()
                : decision.options();
        return offers.get(below.applyAsInt(offers.size())).command();
    }

    /** The legal moves of a piece, as complete commands; empty if the piece does not exist. */
    Optional<List<Option>> moves(S state, String piece);

    /**
     * A move that a player asks about, legal or not, with its preview where it is legal. Empty if there is no such piece, or if the
     * rulebook knows no moves along paths.
     *
     * @param course with an action of a kind that the piece {@linkplain #endActions knows}
     */
    default Optional<Option> moveOption(S state, String piece, PlannedMove course) {
        return Optional.empty();
    }

    /** The actions that a piece may announce for the end of a move; empty if there are none. */
    default List<EndAction.Kind> endActions(S state, String piece) {
        return List.of();
    }

    /**
     * The path that shows best why a piece cannot reach a zone, if it cannot: the zones of the nearest way there. Empty where no way
     * is known.
     */
    default List<String> nearestPath(S state, String piece, String zone) {
        return List.of();
    }

    /**
     * The odds of the fight that a piece brings about at the end of a move if nobody stops it on its way and it loses nothing. None if
     * nobody is fought there; withheld as far as they depend on what is hidden from the player or still to be chosen, and if they take too long.
     *
     * @param course of a legal move
     */
    default OddsPreview oddsPreview(S state, String piece, PlannedMove course) {
        return OddsPreview.NONE;
    }

    /**
     * The reason why answers to a decision have no odds, for the player who is asked: the facts hidden from him. Empty if
     * none are hidden.
     *
     * @param commands legal answers to one decision
     */
    default Optional<String> whyNoOdds(S state, List<C> commands) {
        return Optional.empty();
    }

    /**
     * The exact odds of each of these commands, by the procedures that carry them out; later choices are assumed to be made in
     * the way that changes least. Empty for a command without dice, and for one that is not legal now.
     */
    default List<Optional<Forecast>> forecasts(S state, List<C> commands) {
        return commands.stream().map(command -> Optional.<Forecast>empty()).toList();
    }

    /** The {@link #forecasts} of commands that answer one decision, with the reason of each that takes too long. */
    default List<OddsPreview> oddsPreviews(S state, List<C> commands) {
        return forecasts(state, commands).stream().map(OddsPreview::of).toList();
    }

    /**
     * The odds and the outcome of the action that an event began, such as a battle.
     *
     * @param before the board before the event
     * @param events that event and all later ones
     * @return empty if the event begins no action with odds
     */
    default Optional<ForecastComparison> forecastComparison(S before, List<E> events) {
        return Optional.empty();
    }

    /** Whether a step of a ruling uses a printed figure that is lost and was reconstructed. */
    default boolean isReconstructed(Step step) {
        return false;
    }

    /** A step of a recorded explanation with readable names in place of the codes that a record may contain. */
    default Step readableStep(Step recorded) {
        return recorded;
    }

    boolean isOver(S state);
}
