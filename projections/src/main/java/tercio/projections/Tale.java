package tercio.projections;

import java.util.function.BiFunction;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/**
 * How a ruleset tells what happens in its games.
 *
 * @param sentence for the board before an event, and the event
 */
public record Tale<S, E extends Event, N extends Scenario>(
        Ruleset<S, ?, E, N> rules, BiFunction<S, E, String> sentence) {

    /** Of a ruleset that has no sentences: the word of the event is all there is. */
    static <S, E extends Event, N extends Scenario> Tale<S, E, N> plain(Ruleset<S, ?, E, N> rules) {
        return new Tale<>(rules, (board, event) -> rules.events().of(event).alias());
    }
}
