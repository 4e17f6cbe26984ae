package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.game.CommandRun;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/** A method that changes something is a verb, one that asks is a question, and none is both. */
@OnOneThread
class QuestionsEmitNothingTest {

    private static final Pattern QUESTION = Pattern.compile("(is|are|has|have|can|may|must|needs|all)[A-Z]\\w*");

    /** A question may take the run of a command to look at its board; events come from verbs. */
    @Test
    void aMethodNamedAsAQuestionEmitsNoEvents() {
        var emitting = callers(emitters());
        var questions = takingRuns().stream().filter(method -> QUESTION.matcher(method.getName()).matches()).toList();

        assertThat(questions).isNotEmpty();
        assertThat(emitting).as("the verbs").anyMatch(method -> method.getName().equals("restoreSupplyLines"));
        assertThat(questions.stream().filter(emitting::contains).map(JavaCodeUnit::getFullName)).isEmpty();
    }

    /** A method that takes the run of a command, says yes or no and emits nothing looks like a verb unless its name is a question. */
    @Test
    void aMethodThatEmitsNoEventsIsNamedAsAQuestion() {
        // A method of an interface tells nothing of what its implementations do: it counts as one that emits.
        var emitting = callers(Stream.concat(emitters(), Code.all().stream().filter(JavaClass::isInterface).flatMap(type -> type.getCodeUnits().stream())
                .filter(QuestionsEmitNothingTest::takesRun)));
        assertThat(takingRuns().stream().filter(method -> !method.getOwner().isInterface() && !method.getName().contains("$"))
                .filter(method -> !emitting.contains(method) && !QUESTION.matcher(method.getName()).matches()).map(JavaCodeUnit::getFullName)).isEmpty();
    }

    /** An empty answer does not say whether the command was carried out or never was answered: an {@link Execution} does. */
    @Test
    void noMethodAnswersWithAVerdictOrNothing() {
        assertThat(returningOptional(Refusal.class)).as("the questions, which are empty if nothing forbids the command").isNotEmpty();
        assertThat(returningOptional(Verdict.class).map(JavaCodeUnit::getFullName)).isEmpty();
        assertThat(returningOptional(Execution.class).map(JavaCodeUnit::getFullName)).isEmpty();
    }

    /** The refusal of a command, or its sentence, is the answer to a question; a method that carries a command out returns an {@link Execution}. */
    @Test
    void aMethodThatReturnsARefusalEmitsNoEvents() {
        var emitting = callers(emitters());
        var refusing = Stream.of(methods().filter(method -> method.getRawReturnType().isEquivalentTo(Refusal.class)), returningOptional(Refusal.class), returningOptional(Sentence.class))
                .flatMap(stream -> stream).filter(QuestionsEmitNothingTest::takesRun).toList();

        assertThat(refusing).isNotEmpty();
        assertThat(refusing.stream().filter(emitting::contains).map(JavaCodeUnit::getFullName)).isEmpty();
    }

    private static Stream<JavaCodeUnit> returningOptional(Class<?> type) {
        return methods().filter(method -> method.getRawReturnType().isEquivalentTo(Optional.class)
                && method.getReturnType().getAllInvolvedRawTypes().stream().anyMatch(involved -> involved.isAssignableTo(type)));
    }

    private static Stream<JavaCodeUnit> methods() {
        return Code.all().stream().flatMap(type -> type.getCodeUnits().stream());
    }

    /** The methods of the rulebooks that take the run of a command and say yes or no. */
    private static List<JavaCodeUnit> takingRuns() {
        return methods()
                .filter(method -> method.getRawReturnType().isEquivalentTo(boolean.class))
                .filter(QuestionsEmitNothingTest::takesRun)
                .toList();
    }

    private static boolean takesRun(JavaCodeUnit method) {
        return method.getRawParameterTypes().stream().anyMatch(type -> type.isAssignableTo(CommandRun.class));
    }

    private static Stream<JavaCodeUnit> emitters() {
        return Code.all().get(CommandRun.class).getMethods().stream().filter(method -> List.of("emit", "addRolls").contains(method.getName())).map(JavaCodeUnit.class::cast);
    }

    /** The callers of one of the methods, and their callers. */
    private static Set<JavaCodeUnit> callers(Stream<JavaCodeUnit> methods) {
        var found = new HashSet<JavaCodeUnit>();
        var open = new ArrayDeque<>(methods.toList());
        while (!open.isEmpty()) {
            callersOf(open.pop()).filter(found::add).forEach(open::add);
        }
        return found;
    }

    private static Stream<JavaCodeUnit> callersOf(JavaCodeUnit method) {
        return method.getAccessesToSelf().stream().map(access -> access.getOrigin());
    }
}
