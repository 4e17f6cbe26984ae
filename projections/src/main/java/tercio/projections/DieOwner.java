package tercio.projections;

import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;

/** Names the party that owns a die, as far as the ruleset can tell. */
@FunctionalInterface
public interface DieOwner<S, E extends Event> {

    /**
     * The party of a die; empty for a die of no party.
     *
     * @param before the board before the event
     * @param event the first event of the command for which the die was thrown
     */
    Optional<String> of(S before, E event, Roll roll);
}
