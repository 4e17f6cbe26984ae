package tercio.domain.game;

import java.util.List;

/**
 * A position exported as the scenario of a new game.
 *
 * @param <N> the scenario
 */
public sealed interface WrittenScenario<N extends Scenario> {

    /**
     * The scenario, which has no faults.
     *
     * @param leftOut the parts of the position that a scenario cannot express, in words; empty if there are none
     */
    record Ready<N extends Scenario>(N scenario, List<String> leftOut) implements WrittenScenario<N> {
        public Ready {
            leftOut = List.copyOf(leftOut);
        }
    }

    /** No scenario: something is under way that a scenario cannot express, or the game is over. */
    record NotNow<N extends Scenario>(Refusal refusal) implements WrittenScenario<N> {}
}
