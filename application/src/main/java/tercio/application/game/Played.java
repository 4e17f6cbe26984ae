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
record Played<E>(E fact, List<Roll> rolls) {

    /**
     * The dice of commands that are not in effect, after one more event. They are kept while they can be asked for again; after a new
     * secret for any reason except an amendment, the dice are thrown again.
     *
     * @param before the history before the event
     * @param next the history after it
     */
    static <S, E> KeptDice kept(KeptDice kept, RecordedEvent event, Timeline<S, Played<E>> before, Timeline<S, Played<E>> next) {
        return switch (event.fact()) {
            case DiceCommitted committed -> committed.cause() == CommitmentCause.LINE_AMENDED ? kept : KeptDice.NONE;
            case Undone back -> kept.with(rolls(before, next)).without(rolls(next, before));
            case Redone back -> kept.with(rolls(before, next)).without(rolls(next, before));
            case KernelEvent noted -> kept;
            default -> kept.without(event.envelope().rolls());
        };
    }

    /** The dice of the events in effect at the end of one history and not of another. */
    private static <S, E> List<Roll> rolls(Timeline<S, Played<E>> of, Timeline<S, Played<E>> without) {
        var rolls = new ArrayList<Roll>();
        of.playedSince(without).forEach(played -> rolls.addAll(played.rolls()));
        return rolls;
    }
}
