package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.Envelope;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Role;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** Writes a line of text for each event in the order of position, undone events included. */
public final class GameLog {

    /**
     * One event.
     *
     * @param undoneBy the position of the undo that took it away, 0 while it is in effect
     * @param sentence told on the board before the event
     * @param quiet whether the event decides nothing that a reader of the account needs
     * @param headline whether it is the most important event of its order
     */
    public record Line(RecordedEvent event, int undoneBy, Sentence sentence, boolean quiet, boolean headline) {

        /** The sentence in English. */
        public String text() {
            return Texts.english(sentence);
        }
    }

    private GameLog() {}

    /**
     * @param from 1 or more
     * @param limit the largest number of lines
     */
    static <S, E extends Event> List<Line> lines(
            GameHistory history, Ruleset<S, ?, E, ?> rules, int from, int limit) {
        var undoHistory = history.undoHistory();
        var lines = new ArrayList<Line>();
        if (from > undoHistory.position()) {
            return lines;
        }
        var board = history.board(rules, from - 1);
        int end = (int) Math.min((long) from - 1 + limit, undoHistory.position());
        var headlines = Headlines.among(history.events(), rules, from - 1, end);
        for (var event : history.events().subList(from - 1, end)) {
            int position = event.position();
            boolean headline = headlines.contains(position);
            if (event.fact() instanceof KernelEvent kernel) {
                lines.add(new Line(event, undoHistory.undoneBy(position), KernelNarration.of(kernel, event), false, headline));
                // After an undo the game goes on from another board.
                board = history.board(rules, position);
            } else if (event.fact() instanceof HiddenEvent) {
                lines.add(new Line(event, undoHistory.undoneBy(position), KernelNarration.hiddenEvent(), false, headline));
                board = history.board(rules, position);
            } else {
                @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
                var happened = (E) event.fact();
                var sentence = rules.sentence(board, happened, event.envelope().explanation().lazySteps());
                lines.add(new Line(event, undoHistory.undoneBy(position), sentence, rules.quiet(happened), headline));
                // The knowledge of a viewer does not follow from the parts of events that the viewer sees.
                board = history.viewer().all() ? rules.evolve(board, happened) : history.board(rules, position);
            }
        }
        return lines;
    }

    /** The sender of a command, with the role of a person who acted for a seat or for the host. */
    public static String who(Envelope envelope) {
        return envelope.acting().map(as -> as.role() == Role.REFEREE ? as.person() + " (referee)"
                : as.person() + " (" + as.role().word() + " of " + envelope.by() + ")").orElse(envelope.by());
    }
}
