package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The undo history and the timeline answer what the naive model answers. */
class UndoHistoryTest {

    private static final class Walk {
        private final NaiveHistory model = new NaiveHistory();
        private UndoHistory history = UndoHistory.START;
        private Timeline<List<Integer>, Integer> timeline = Timeline.from(List.of(), Walk::plus);

        private static List<Integer> plus(List<Integer> sofar, int event) {
            var more = new ArrayList<>(sofar);
            more.add(event);
            return List.copyOf(more);
        }

        /** @param plays the number of plays among twelve steps, about */
        private void step(Random random, int plays) {
            int choice = random.nextInt(12);
            if (choice < plays) {
                played();
            } else if (choice % 4 == 0) {
                noted();
            } else if (choice % 4 == 1 && model.canRedo()) {
                redone();
            } else {
                undone(random.nextBoolean() ? random.nextInt(model.position() + 1) : Math.max(0, model.position() - random.nextInt(5)));
            }
        }

        private void played() {
            model.played();
            history = history.afterEvent();
            timeline = timeline.afterEvent(model.position());
        }

        private void noted() {
            model.noted();
            history = history.afterNote();
            timeline = timeline.afterNote();
        }

        private void undone(int to) {
            model.undone(to);
            history = history.afterUndo(to);
            timeline = timeline.afterUndo(to);
        }

        private void redone() {
            model.redone();
            history = history.afterRedo();
            timeline = timeline.afterRedo();
        }
    }

    @Property(tries = 300)
    void anyPlayUndoAndRedoGivesWhatThePlayerNotesOnPaper(
            @ForAll long seed, @ForAll @IntRange(max = 300) int length, @ForAll @IntRange(min = 3, max = 10) int plays) {
        var random = new Random(seed);
        var walk = new Walk();
        for (int step = 0; step < length; step++) {
            walk.step(random, plays);
            newestIsSame(walk);
        }
        same(walk.history, walk.model);
        for (int at = 0; at <= walk.model.position(); at++) {
            assertThat(walk.timeline.inEffectAt(at)).isEqualTo(walk.model.inEffectAt(at));
            assertThat(walk.timeline.history().undoneBy(at)).isEqualTo(walk.model.undoneBy(at));
            assertThat(walk.timeline.stateAt(at)).as("the state is the fold of the events in effect").isEqualTo(walk.model.inEffectAt(at));
        }
    }

    private static void newestIsSame(Walk walk) {
        int now = walk.model.position();
        assertThat(walk.history.position()).isEqualTo(now);
        assertThat(walk.timeline.position()).isEqualTo(now);
        assertThat(walk.history.canRedo()).isEqualTo(walk.model.canRedo());
        assertThat(walk.timeline.canRedo()).isEqualTo(walk.model.canRedo());
        assertThat(walk.timeline.state()).isEqualTo(walk.model.inEffectAt(now));
    }

    private static void same(UndoHistory history, NaiveHistory model) {
        assertThat(history.position()).isEqualTo(model.position());
        for (int at = 0; at <= model.position(); at++) {
            var events = model.inEffectAt(at);
            assertThat(history.inEffectAt(at)).containsExactly(events.stream().mapToInt(Integer::intValue).toArray());
            assertThat(history.head(at)).isEqualTo(events.isEmpty() ? 0 : events.getLast());
            assertThat(history.depth(at)).isEqualTo(events.size());
            assertThat(history.undoneBy(at)).isEqualTo(model.undoneBy(at));
        }
    }

    /** Versions share their storage: what is appended to one must not be seen in another. */
    @Property(tries = 100)
    void twoHistoriesThatGoOnFromOneDoNotTouchEachOther(@ForAll long seed, @ForAll @IntRange(max = 120) int length) {
        var random = new Random(seed);
        var seeds = IntStream.range(0, 3).mapToObj(branch -> random.nextLong()).toList();
        var branches = seeds.stream().map(each -> walked(seed, length, UndoHistory.START)).toList();
        var trunk = branches.getFirst();
        var grown = new ArrayList<UndoHistory>();
        seeds.forEach(each -> grown.add(onward(trunk.history, each, length)));

        same(trunk.history, trunk.model);
        for (int branch = 0; branch < seeds.size(); branch++) {
            var alone = onward(branches.get(branch).history, seeds.get(branch), length);
            for (int at = 0; at <= alone.position(); at++) {
                assertThat(grown.get(branch).inEffectAt(at)).containsExactly(alone.inEffectAt(at));
                assertThat(grown.get(branch).undoneBy(at)).isEqualTo(alone.undoneBy(at));
            }
        }
    }

    private static Walk walked(long seed, int length, UndoHistory start) {
        var random = new Random(seed);
        var walk = new Walk();
        walk.history = start;
        for (int step = 0; step < length; step++) {
            walk.step(random, 7);
        }
        return walk;
    }

    private static UndoHistory onward(UndoHistory from, long seed, int length) {
        var random = new Random(seed);
        var history = from;
        for (int step = 0; step < length; step++) {
            history = switch (random.nextInt(6)) {
                case 0 -> history.afterUndo(random.nextInt(history.position() + 1));
                case 1 -> history.canRedo() ? history.afterRedo() : history.afterNote();
                default -> history.afterEvent();
            };
        }
        return history;
    }

    @Test
    void anUndoHistoryStaysWhatItWasWhenTheGameGoesOn() {
        var before = UndoHistory.START.afterEvent();
        var undone = before.afterUndo(0);

        assertThat(before.position()).isEqualTo(1);
        assertThat(before.undoneBy(1)).isZero();
        assertThat(undone.undoneBy(1)).isEqualTo(2);
        assertThat(undone.head(2)).isZero();
        assertThat(before.undoneBy(2)).as("an event that is still to come is not undone").isZero();
        assertThatThrownBy(() -> before.head(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> before.afterUndo(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
