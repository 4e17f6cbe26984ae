package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import tercio.application.place.Place;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.ContributionGiven;
import tercio.application.record.Correction;
import tercio.application.record.DiceCommitted;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelEvent;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.RequestWithdrawn;
import tercio.application.record.Role;
import tercio.application.record.Undone;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;

/** Writes a line of text for each event in the order of position, undone events included. */
public final class GameLog {

    /**
     * One event.
     *
     * @param undoneBy the position of the undo that took it away, 0 while it is in effect
     * @param text the sentence, told on the board before the event
     * @param quiet whether the event decides nothing that a reader of the account needs
     */
    public record Line(RecordedEvent event, int undoneBy, String text, boolean quiet) {}

    private GameLog() {}

    /**
     * @param from 1 or more
     * @param limit how many lines at most
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
        for (var event : history.events().subList(from - 1, end)) {
            int position = event.position();
            if (event.fact() instanceof KernelEvent kernel) {
                lines.add(new Line(event, undoHistory.undoneBy(position), sentence(kernel, event), false));
                // After an undo the game goes on from another board.
                board = history.board(rules, position);
            } else if (event.fact() instanceof HiddenEvent) {
                lines.add(new Line(event, undoHistory.undoneBy(position), "Something happens that you may not see.", false));
                board = history.board(rules, position);
            } else {
                @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
                var happened = (E) event.fact();
                var text = rules.sentence(board, happened, event.envelope().explanation().lazySteps());
                lines.add(new Line(event, undoHistory.undoneBy(position), text, rules.quiet(board, happened)));
                // What a viewer knows does not follow from the parts of events that the viewer sees.
                board = history.viewer().all() ? rules.evolve(board, happened) : history.board(rules, position);
            }
        }
        return lines;
    }

    private static String sentence(KernelEvent fact, RecordedEvent event) {
        var by = who(event.envelope());
        // A change that others agreed to follows their last answer in the same command.
        boolean agreed = event.envelope().since() < event.position();
        return switch (fact) {
            case GameOpened opened -> opened.forkedFrom()
                    .map(origin -> "A fork of game " + origin.game() + " begins from its position " + origin.at() + ".")
                    .orElse("The game begins.");
            case DiceCommitted committed -> switch (committed.cause()) {
                case LINE_AMENDED -> "The amended line has dice of its own: the server commits itself to a new secret for them.";
                case RECORD_IMPORTED -> "The game goes on from an imported record: the server commits itself to a new secret for its dice.";
                default -> "The secret of the dice was told at the end of the game: the server commits itself to a new one.";
            };
            case ContributionGiven given -> given.value().map(value -> given.seat() + " contributes to the dice: " + value + ".")
                    .orElse(given.seat() + " waives its contribution to the dice.");
            case Undone undone -> (agreed ? "The game goes back to position " : by + " takes the game back to position ") + undone.to()
                    + reasonText(undone.reason()) + ".";
            case Redone redone -> (agreed ? "What was undone is brought back" : by + " brings back what was undone") + reasonText(redone.reason()) + ".";
            case RequestMade made -> by + " asks " + String.join(", ", made.awaits()) + " to agree"
                    + made.amendment().map(number -> " to amendment " + number).orElse("")
                    + (made.lost() == 0 ? "" : ": " + made.lost() + (made.lost() == 1 ? " command would be" : " commands would be")
                            + (made.amendment().isPresent() ? " lost" : " undone"))
                    + reasonText(made.reason()) + ".";
            case RequestAnswered answered -> by + (answered.approved() ? " agrees to request " : " refuses request ") + answered.request()
                    + reasonText(answered.reason()) + ".";
            case RequestWithdrawn withdrawn -> by + " withdraws request " + withdrawn.request() + reasonText(withdrawn.reason()) + ".";
            case PlaceGranted granted -> by + " gives " + granted.person() + " a place: " + Place.of(granted).inWords() + ".";
            case PlaceWithdrawn withdrawn -> by + " takes the place of " + withdrawn.person() + " back" + reasonText(withdrawn.reason()) + ".";
            case AmendmentProposed proposed -> by + " proposes amendment " + proposed.number() + ": "
                    + correctionText(proposed.kind(), proposed.at()) + reasonText(proposed.reason()) + ". The game stays as it is until it is adopted.";
            case AmendmentContinued continued -> by + " corrects the branch of amendment " + continued.amendment() + ": "
                    + correctionText(continued.kind(), continued.at()) + ".";
            case AmendmentDropped dropped -> by + " throws amendment " + dropped.amendment() + " away" + reasonText(dropped.reason()) + ".";
            case AmendmentAdopted adopted -> adoptionText(adopted, by, event.envelope().by(), agreed) + ": " + adopted.commands()
                    + (adopted.commands() == 1 ? " command follows" : " commands follow") + " from position " + adopted.to() + ".";
        };
    }

    /**
     * Names whose amendment is adopted, who agreed, and whom the host did not ask. Older records do not say it.
     *
     * @param by who adopts, in words
     * @param seat that adopts, or the host
     */
    private static String adoptionText(AmendmentAdopted adopted, String by, String seat, boolean agreed) {
        var unasked = adopted.unasked().isEmpty() ? "" : ", without asking " + String.join(", ", adopted.unasked());
        if (!adopted.agreed().isEmpty()) {
            return adopted.proposer().orElseThrow() + "'s amendment " + adopted.amendment() + ", agreed by " + String.join(", ", adopted.agreed()) + ", is adopted";
        }
        var another = adopted.proposer().filter(proposer -> !proposer.equals(seat));
        return agreed ? "Amendment " + adopted.amendment() + " is adopted"
                : by + " adopts " + another.map(proposer -> proposer + "'s ").orElse("") + "amendment " + adopted.amendment() + unasked;
    }

    /** The sender of a command, with the role of a person who acted for a seat or for the host. */
    public static String who(Envelope envelope) {
        return envelope.acting().map(as -> as.role() == Role.REFEREE ? as.person() + " (referee)"
                : as.person() + " (" + as.role().word() + " of " + envelope.by() + ")").orElse(envelope.by());
    }

    private static String correctionText(Correction.Kind kind, int at) {
        return switch (kind) {
            case REPLACE -> "another command in the place of that of position ";
            case INSERT -> "a command before that of position ";
            case DROP -> "without the command of position ";
            case DICE -> "with dice for the command of position ";
            case END -> "it ends before the command of position ";
        } + at;
    }

    private static String reasonText(String reason) {
        return reason.isBlank() ? "" : " (" + reason + ")";
    }
}
