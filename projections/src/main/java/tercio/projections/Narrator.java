package tercio.projections;

import java.util.List;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.ruling.Step;

/**
 * Tells the events of a ruleset in sentences.
 *
 * @param sentence tells one event
 */
public record Narrator<S, E extends Event, N extends Scenario>(
        Ruleset<S, ?, E, N> rules, Sentence<S, E> sentence) {

    /** Tells one event. */
    @FunctionalInterface
    public interface Sentence<S, E extends Event> {

        /**
         * @param before the board before the event
         * @param explanation of the ruling behind it; empty where there is none
         */
        String of(S before, E event, List<Step> explanation);
    }

    /** For a ruleset without sentences: tells each event by its name. */
    static <S, E extends Event, N extends Scenario> Narrator<S, E, N> plain(Ruleset<S, ?, E, N> rules) {
        return new Narrator<>(rules, (board, event, explanation) -> rules.events().of(event).alias());
    }
}
