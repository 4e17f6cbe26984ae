package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.DiceCommitted;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.Undone;
import tercio.domain.game.Event;
import tercio.domain.game.Scenario;

/** What happened, a line for each event in the order of position, whether it is still in effect or not. */
public final class Log {

    /**
     * One event.
     *
     * @param undoneBy the position of the undo that took it away, 0 while it is in effect
     * @param text told on the board as it was just before
     */
    public record Line(RecordedEvent event, int undoneBy, String text) {}

    private Log() {}

    /**
     * @param from 1 or more
     * @param limit how many lines at most
     */
    static <S, E extends Event, N extends Scenario> List<Line> lines(
            Chronicle chronicle, Tale<S, E, N> tale, int from, int limit) {
        var course = chronicle.course();
        var lines = new ArrayList<Line>();
        if (from > course.position()) {
            return lines;
        }
        var board = chronicle.board(tale.rules(), from - 1);
        int end = (int) Math.min((long) from - 1 + limit, course.position());
        for (var event : chronicle.events().subList(from - 1, end)) {
            int position = event.position();
            if (event.fact() instanceof KernelEvent kernel) {
                lines.add(new Line(event, course.undoneBy(position), sentence(kernel, event.envelope().by())));
                // The history in effect goes on from another board than the one before.
                board = chronicle.board(tale.rules(), position);
            } else {
                @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
                var happened = (E) event.fact();
                lines.add(new Line(event, course.undoneBy(position), tale.sentence().of(board, happened, event.envelope().explanation().steps())));
                board = tale.rules().evolve(board, happened);
            }
        }
        return lines;
    }

    private static String sentence(KernelEvent event, String by) {
        return switch (event) {
            case GameOpened opened -> opened.forkedFrom()
                    .map(origin -> "A fork of game " + origin.game() + " begins from its position " + origin.at() + ".")
                    .orElse("The game begins.");
            case DiceCommitted committed -> switch (committed.cause()) {
                case RECORD_IMPORTED -> "The game goes on from an imported record: the server commits itself to a new secret for its dice.";
                default -> "The secret of the dice was told at the end of the game: the server commits itself to a new one.";
            };
            case Undone undone -> by + " takes the game back to position " + undone.to() + because(undone.reason()) + ".";
            case Redone redone -> by + " brings back what was undone" + because(redone.reason()) + ".";
        };
    }

    private static String because(String reason) {
        return reason.isBlank() ? "" : " (" + reason + ")";
    }
}
