package tercio.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.properties.HasName;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The kernel serves every rulebook, so it knows none. */
@OnOneThread
class KernelTest {

    private static final Pattern WORD_OF_A_GAME = Pattern.compile(
            "(?i)corps|campaign|siege|forage|depot|attrition|fortress|europa|empires|province|army|fleet|cavalry|infantry"
                    + "|artillery|terrain|pursuit|battle|impulse|stack(?!Trace)|country");

    @Test
    void theKernelDependsOnNoGame() {
        classes().that().resideInAnyPackage(Code.KERNEL)
                .should().onlyDependOnClassesThat(
                        resideInAnyPackage(Code.KERNEL).or(resideInAnyPackage("java..", "org.pcollections..", "")))
                .check(Code.all());
    }

    @Test
    void theKernelSpeaksNoWordOfAGame() {
        assertThat(Code.all().stream().filter(resideInAnyPackage(Code.KERNEL)).flatMap(KernelTest::names))
                .isNotEmpty()
                .noneMatch(name -> WORD_OF_A_GAME.matcher(name).find());
    }

    private static Stream<String> names(JavaClass type) {
        List<HasName> members = new ArrayList<>(type.getFields());
        members.addAll(type.getMethods());
        return Stream.concat(
                Stream.of(type.getSimpleName()),
                members.stream().map(HasName::getName).filter(name -> !name.startsWith("lambda$")));
    }
}
