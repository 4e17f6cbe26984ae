package tercio.domain.game;

import java.util.List;

/**
 * A position written out as the scenario of a new game.
 *
 * @param <N> the scenario
 */
public sealed interface WrittenScenario<N extends Scenario> {

    /**
     * The scenario, which has no faults.
     *
     * @param leftOut what the position has and a scenario cannot say, in words; empty if nothing
     */
    record Ready<N extends Scenario>(N scenario, List<String> leftOut) implements WrittenScenario<N> {
        public Ready {
            leftOut = List.copyOf(leftOut);
        }
    }

    /** Something is under way that a scenario cannot say, or the game is over. */
    record NotNow<N extends Scenario>(Refusal refusal) implements WrittenScenario<N> {}
}
