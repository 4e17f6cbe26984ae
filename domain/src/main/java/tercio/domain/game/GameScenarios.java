package tercio.domain.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;

/**
 * The scenarios of a rulebook: asked when a game is set up or a position is exported, and by nobody afterwards.
 *
 * @param <S> the board
 */
public interface GameScenarios<S, N extends Scenario> {

    Class<N> scenarioType();

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

    /** Whether a folder of an operator may hold further tables of the ruleset, which serve the adjudicator alone. */
    default boolean hasTablesOfAdjudicator() {
        return false;
    }

    /** The faults of tables that an owner entered: a message for each, by a pointer into them; empty if games can be played by them. */
    default Map<String, Sentence> tableFaults(EnteredTables entered) {
        return entered.boundFaults(enterableTables());
    }

    /**
     * A scenario with tables that an owner entered, in place of any that it had.
     *
     * @throws UnsupportedOperationException where the ruleset names no {@link #enterableTables()}
     */
    default N withTables(N scenario, EnteredTables entered) {
        throw new UnsupportedOperationException("no tables can be entered for " + scenario.name());
    }

    /** The ids of pieces and leaders that a scenario brings into a game, each by its pointer into the scenario; {@code null} is an id that is missing. */
    default Map<String, String> newIds(N scenario) {
        return Map.of();
    }

    /** The faults of a scenario: a message for each, by a pointer into the scenario; empty if it can be played. */
    Map<String, Sentence> faults(N scenario);

    /** The faults of a scenario for a game by these readings of unclear rules, which may allow what the standard ones do not. */
    default Map<String, Sentence> faults(N scenario, Readings readings) {
        return faults(scenario);
    }

    /** The parties of a scenario that seats can control. */
    Set<String> parties(N scenario);

    /**
     * The leading party of each party that another one leads: whoever controls the leading party leads the other one
     * while nobody else controls it.
     */
    default Map<String, String> ledParties(N scenario) {
        return Map.of();
    }

    /**
     * The position as a scenario for a new game that begins with the current round; empty for a ruleset that does not export positions. The scenario
     * contains what the board shows: from a board as a viewer sees it, what is hidden from the viewer is missing.
     */
    default Optional<WrittenScenario<N>> asScenario(S state) {
        return Optional.empty();
    }
}
