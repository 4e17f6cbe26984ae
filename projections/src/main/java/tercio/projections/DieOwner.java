package tercio.projections;

import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;

/** Tells whose die it was, as far as a ruleset can say. */
@FunctionalInterface
public interface DieOwner<S, E extends Event> {

    /**
     * The party that threw a die; empty where it was thrown for nobody in particular.
     *
     * @param before the board before the event
     * @param event the first one of the command for which the die was thrown
     */
    Optional<String> of(S before, E event, Roll roll);
}
