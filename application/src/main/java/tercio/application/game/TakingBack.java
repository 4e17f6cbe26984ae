package tercio.application.game;

import java.util.HashSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.pcollections.PVector;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Timeline;

/**
 * What going back to a position takes away from a game, and whether a seat may do it alone.
 *
 * @param <S> the board of the ruleset
 */
final class TakingBack<S> {

    private final Timeline<BoardAndDice<S>, ?> timeline;
    private final PVector<CommandMark> marks;
    private final Predicate<S> betweenOrders;
    private final BiPredicate<S, S> shows;

    /**
     * @param marks of the events, from position 1
     * @param openly whether everybody sees everything
     */
    TakingBack(Timeline<BoardAndDice<S>, ?> timeline, PVector<CommandMark> marks, Ruleset<S, ?, ?, ?> ruleset, boolean openly) {
        this.timeline = timeline;
        this.marks = marks;
        betweenOrders = ruleset::betweenOrders;
        shows = (before, now) -> !openly && ruleset.shows(before, now);
    }

    /** An undo takes back a whole command: a position between the events of one command means the position before it. */
    int whole(int position) {
        int first = marks.get(position).since();
        return first <= position ? first - 1 : position;
    }

    /** The same for a whole order, with the answers, interceptions and battles that belong to it. */
    int wholeOrder(int position) {
        int at = whole(position);
        while (head(at) > 0 && !betweenOrders.test(board(at))) {
            at = mark(head(at)).since() - 1;
        }
        return at;
    }

    /** How many commands in effect are not in effect at a position. */
    int lost(int to) {
        var before = new HashSet<>(timeline.inEffectAt(to));
        return (int) timeline.inEffectAt(timeline.position()).stream().filter(event -> !before.contains(event))
                .mapToInt(event -> mark(event).since()).distinct().count();
    }

    /**
     * Whether a position is before the latest order of this seat, which nobody else has acted in or after, and in which no die was
     * thrown and nothing hidden was shown.
     */
    boolean isOwnLatestStep(String seat, int to) {
        var now = timeline.inEffectAt(timeline.position());
        var before = timeline.inEffectAt(to);
        if (now.size() <= before.size() || !now.subList(0, before.size()).equals(before)) {
            return false;
        }
        var lost = now.subList(before.size(), now.size());
        boolean alone = marks.subList(lost.getFirst() - 1, marks.size()).stream().allMatch(mark -> mark.place() || mark.by().equals(seat));
        return alone && lost.stream().noneMatch(event -> mark(event).rolled()) && isOneOrder(lost) && !shows.test(board(to), board(timeline.position()));
    }

    /** Whether the game came to rest after the last of these events only. */
    private boolean isOneOrder(List<Integer> events) {
        for (int at = 1; at < events.size(); at++) {
            boolean another = mark(events.get(at)).since() != mark(events.get(at - 1)).since();
            if (another && betweenOrders.test(board(events.get(at - 1)))) {
                return false;
            }
        }
        return true;
    }

    private int head(int position) {
        return timeline.history().head(position);
    }

    private CommandMark mark(int event) {
        return marks.get(event - 1);
    }

    private S board(int position) {
        return timeline.at(position).state();
    }
}
