package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** A course knows of a history what the timeline knows, without its states. */
class CourseTest {

    @Property(tries = 300)
    void itIsTheShapeOfTheTimelineHoweverOneGoesBackAndForth(@ForAll long seed, @ForAll @IntRange(max = 200) int length) {
        var random = new Random(seed);
        var timeline = Timeline.<Integer, Integer>from(0, (sum, more) -> sum + more);
        var course = Course.START;
        for (int turn = 0; turn < length; turn++) {
            var pen = course.onward();
            switch (random.nextInt(6)) {
                case 0 -> {
                    int to = random.nextInt(timeline.position() + 1);
                    timeline = timeline.undone(to);
                    pen.undone(to);
                }
                case 1 -> {
                    timeline = timeline.noted();
                    pen.noted();
                }
                case 2, 3 -> {
                    if (timeline.canRedo()) {
                        timeline = timeline.redone();
                        pen.redone();
                    }
                }
                default -> {
                    timeline = timeline.played(turn);
                    pen.played();
                }
            }
            course = pen.done();
            same(course, timeline);
        }
    }

    private static void same(Course course, Timeline<?, ?> timeline) {
        assertThat(course.position()).isEqualTo(timeline.position());
        assertThat(course.canRedo()).isEqualTo(timeline.canRedo());
        for (int at = 0; at <= course.position(); at++) {
            assertThat(course.head(at)).isEqualTo(timeline.effective(at));
            assertThat(course.undoneBy(at)).isEqualTo(timeline.undoneBy(at));
        }
        assertThat(Arrays.stream(course.inEffectAt(course.position())).boxed()).isEqualTo(timeline.inEffectAt(course.position()));
        assertThat(course.depth(course.position())).isEqualTo(course.inEffectAt(course.position()).length);
    }

    @Test
    void aCourseStaysWhatItWasWhenItIsWrittenOn() {
        var pen = Course.START.onward();
        pen.played();
        var before = pen.done();
        pen.undone(0);
        assertThat(before.position()).isEqualTo(1);
        assertThat(before.undoneBy(1)).isZero();
        assertThat(pen.done().undoneBy(1)).isEqualTo(2);
        assertThat(pen.done().head(2)).isZero();
        assertThat(before.undoneBy(2)).as("what comes after it was not taken back in it").isZero();
        assertThatThrownBy(() -> before.head(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
