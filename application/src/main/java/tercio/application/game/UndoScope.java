package tercio.application.game;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.pcollections.PVector;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Timeline;
import tercio.domain.sentence.Sentence;

/**
 * Computes the effect of going to another position of a game, and whether a seat may do so alone.
 *
 * <p>The game goes to the board of a position exactly. A command is one step of the rules: between its events the board awaits no decision,
 * or one that the command has answered already, so nobody could go on from there. Such a position is refused with the two nearest ones.
 *
 * @param <S> the board of the ruleset
 */
final class UndoScope<S> {

    /** The rule that refusals cite. */
    static final String RULE = "TERCIO-UNDO";

    private final Timeline<BoardAndDice<S>, ?> timeline;
    private final PVector<EventFlags> marks;
    private final Predicate<S> betweenOrders;
    private final Predicate<S> atRest;
    private final BiPredicate<S, S> shows;

    /**
     * @param marks of the events, from position 1
     * @param openly whether the game is played openly
     */
    UndoScope(Timeline<BoardAndDice<S>, ?> timeline, PVector<EventFlags> marks, Ruleset<S, ?, ?, ?> ruleset, boolean openly) {
        this.timeline = timeline;
        this.marks = marks;
        betweenOrders = ruleset::isBetweenOrders;
        atRest = ruleset::isAtRest;
        shows = (before, now) -> !openly && ruleset.revealsMore(before, now);
    }

    /** The reason why the game cannot be taken to a position. */
    Optional<Refusal> refusal(int to) {
        int now = timeline.position();
        if (to < 0 || to >= now) {
            return Optional.of(Refusal.of(RULE, Sentence.of("kernel.history.no-position").with("last", now - 1).with("to", to)));
        }
        int head = head(to);
        return head > 0 && last(head) != head ? Optional.of(withinCommandRefusal(to, mark(head).since(), last(head))) : Optional.empty();
    }

    /** Whether the game stands as it was at a position. */
    boolean standsAt(int to) {
        return head(to) == head(timeline.position());
    }

    private Refusal withinCommandRefusal(int to, int first, int last) {
        boolean newest = last == head(timeline.position());
        var refusal = Refusal.of(RULE, Sentence.of("kernel.history.within-command").with("to", to).with("first", first).with("last", last)
                .with("before", first - 1).with("newest", newest));
        return refusal.withLegal(newest ? List.of(option(first - 1)) : List.of(option(first - 1), option(last)));
    }

    private static Option option(int to) {
        return new Option(Sentence.of("kernel.history.to-take-back").with("to", to), new KernelCommand.Undo(to, ""));
    }

    /** The last event of the command of an event. */
    private int last(int event) {
        int last = event;
        while (last < marks.size() && mark(last + 1).since() == mark(event).since()) {
            last++;
        }
        return last;
    }

    /** The events in effect that are not in effect at a position, in order. */
    List<Integer> undoneEvents(int to) {
        return inEffectOnlyAt(timeline.position(), to);
    }

    /** The events in effect at a position that are not in effect now, in order. */
    List<Integer> restoredEvents(int to) {
        return inEffectOnlyAt(to, timeline.position());
    }

    private List<Integer> inEffectOnlyAt(int from, int in) {
        var there = new HashSet<>(timeline.inEffectAt(in));
        return timeline.inEffectAt(from).stream().filter(event -> !there.contains(event)).toList();
    }

    /** The positions of the first events of the commands of these events. */
    List<Integer> commandsOf(List<Integer> events) {
        return events.stream().map(event -> mark(event).since()).distinct().toList();
    }

    /** The number of commands in effect that are not in effect at a position. */
    int undoneCommandCount(int to) {
        return commandsOf(undoneEvents(to)).size();
    }

    /**
     * The position of the first event of the latest command in effect that one of these gave: what a seat decided last is one answer, and
     * what happened after it followed from it or was decided by others.
     *
     * @param seats names of seats, or the host
     */
    OptionalInt lastCommandOf(Collection<String> seats) {
        for (int event = head(timeline.position()); event > 0; event = head(mark(event).since() - 1)) {
            if (seats.contains(mark(event).by())) {
                return OptionalInt.of(mark(event).since());
            }
        }
        return OptionalInt.empty();
    }

    /** The position before the order that is being carried out at a position; that position itself where none is. */
    int beforeOrder(int position) {
        int at = position;
        while (head(at) > 0 && !atRest.test(board(at))) {
            at = mark(head(at)).since() - 1;
        }
        return at;
    }

    /**
     * Whether a position is before the latest order of this seat or within it, which nobody else has acted in or after, and since when no die
     * was thrown and nothing hidden was shown.
     *
     * @param firstTerms whether it is decided as in older records: there a command that an adopted amendment applied is a step of the seat
     *     that gave it, and a move rests while others are asked
     */
    boolean isOwnLatestStep(String seat, int to, boolean firstTerms) {
        var now = timeline.inEffectAt(timeline.position());
        var before = timeline.inEffectAt(to);
        if (now.size() <= before.size() || !now.subList(0, before.size()).equals(before)) {
            return false;
        }
        var lost = now.subList(before.size(), now.size());
        boolean alone = marks.subList(lost.getFirst() - 1, marks.size()).stream().allMatch(mark -> mark.place() || mark.by().equals(seat));
        return alone && lost.stream().noneMatch(event -> mark(event).rolled() || !firstTerms && mark(event).again())
                && isOneOrder(lost, firstTerms ? betweenOrders : atRest) && !shows.test(board(to), board(timeline.position()));
    }

    /** Whether these events are one order: the game came to rest only after the last of them. */
    private boolean isOneOrder(List<Integer> events, Predicate<S> rests) {
        return IntStream.range(1, events.size()).noneMatch(at ->
                mark(events.get(at)).since() != mark(events.get(at - 1)).since() && rests.test(board(events.get(at - 1))));
    }

    private int head(int position) {
        return timeline.history().head(position);
    }

    private EventFlags mark(int event) {
        return marks.get(event - 1);
    }

    private S board(int position) {
        return timeline.stateAt(position).state();
    }
}
