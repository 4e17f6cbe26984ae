package tercio.application.game;

import java.util.ArrayList;
import java.util.List;
import tercio.application.dice.KeptDice;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.Undone;
import tercio.domain.dice.Roll;
import tercio.domain.game.Timeline;

/**
 * An event of a rulebook in the history of its game.
 *
 * @param rolls the dice of its command, where it is the first of it
 */
record PlayedEvent<E>(E fact, List<Roll> rolls) {

    /**
     * The dice of commands that are not in effect, after one more event. They are kept while they can be asked for again; after a new
     * secret for any reason except an amendment, the dice are thrown again.
     *
     * @param before the history before the event
     * @param next the history after it
     */
    static <S, E> KeptDice keptDiceAfter(KeptDice kept, RecordedEvent event, Timeline<S, PlayedEvent<E>> before, Timeline<S, PlayedEvent<E>> next) {
        return switch (event.fact()) {
            case DiceCommitted committed -> committed.cause() == CommitmentCause.LINE_AMENDED ? kept : KeptDice.NONE;
            case Undone back -> kept.with(rolls(before, next)).without(rolls(next, before));
            case Redone back -> kept.with(rolls(before, next)).without(rolls(next, before));
            case KernelEvent noted -> kept;
            default -> kept.without(event.envelope().rolls());
        };
    }

    /** The dice of the events in effect at the end of one history and not of another. */
    private static <S, E> List<Roll> rolls(Timeline<S, PlayedEvent<E>> of, Timeline<S, PlayedEvent<E>> without) {
        var rolls = new ArrayList<Roll>();
        of.eventsSince(without).forEach(played -> rolls.addAll(played.rolls()));
        return rolls;
    }
}
