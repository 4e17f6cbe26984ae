package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;

/** A procedure that waits is kept by the name of its stage. */
class WaitingProcedureTest {

    /** The steps that were done, and the answer once it is given. */
    private record Path(List<String> done, String answer) {

        Path then(String what) {
            var more = new ArrayList<>(done);
            more.add(what);
            return new Path(more, answer);
        }

        Path answered(String with) {
            return new Path(done, with);
        }
    }

    private static final Path START = new Path(List.of(), null);

    private static Stage<Path> rule(String name) {
        return new Stage.Rule<>(name, (path, recorder) -> path.then(path.answer() == null ? name : name + " after " + path.answer()));
    }

    private static Stage<Path> choice(String name) {
        return new Stage.Choice<>(name, path -> path.answer() == null);
    }

    private static final Procedure<Path> THEN = Procedure.of(rule("fire"), choice("retreat"), rule("losses"));

    private static Run.Progress<Path> waiting(Procedure<Path> procedure) {
        var run = procedure.start(START, Dice.NONE, StepRecorder.SILENT);
        assertThat(run).isInstanceOf(Run.Waiting.class);
        return ((Run.Waiting<Path>) run).at();
    }

    private static List<String> done(Run<Path> run) {
        assertThat(run).isInstanceOf(Run.Finished.class);
        return ((Run.Finished<Path>) run).state().done();
    }

    @Test
    void stagesThatAreAddedBeforeAndAfterDoNotMoveWhereItGoesOn() {
        var kept = waiting(THEN);
        assertThat(kept.stage()).isEqualTo("retreat");
        var answer = new Run.Progress<>(kept.stage(), kept.state().answered("yes"));
        assertThat(done(THEN.resume(answer, Dice.NONE, StepRecorder.SILENT))).containsExactly("fire", "losses after yes");

        var now = Procedure.of(rule("weather"), rule("fire"), choice("evasion"), rule("shock"), choice("retreat"), rule("pursuit"), rule("losses"));

        assertThat(done(now.resume(answer, Dice.NONE, StepRecorder.SILENT))).containsExactly("fire", "pursuit after yes", "losses after yes");
        assertThat(now.from("retreat").distribution(answer.state()).outcomes()).extracting(Path::done)
                .containsExactly(List.of("fire", "pursuit after yes", "losses after yes"));
    }

    /** The odds of a stretch between two stops: the first one is answered, the next one is not reached. */
    @Test
    void aStretchFromOneStopToTheNextIsAProcedure() {
        var day = Procedure.of(rule("march"), choice("evasion"), rule("fire"), rule("shock"), choice("retreat"), rule("losses"));

        var stretch = day.between("evasion", "retreat");

        assertThat(stretch.choices()).containsExactly("evasion");
        assertThat(stretch.distribution(START.answered("no")).outcomes()).extracting(Path::done).containsExactly(List.of("fire after no", "shock after no"));
        assertThatThrownBy(() -> day.between("evasion", "fire")).isInstanceOf(UnknownStage.class);
    }

    @Test
    void anUnknownStageIsRefusedByName() {
        assertThatThrownBy(() -> THEN.resume(new Run.Progress<>("shock", START), Dice.NONE, StepRecorder.SILENT)).isInstanceOf(UnknownStage.class)
                .hasMessage("the procedure waits at no stage 'shock'; it waits at 'retreat'");
        assertThatThrownBy(() -> THEN.from("fire")).isInstanceOf(UnknownStage.class);
    }

    @Test
    void noTwoChoicesHaveOneName() {
        assertThatThrownBy(() -> THEN.then(THEN)).hasMessage("a procedure waits at two stages of one name: retreat");
    }
}
