package tercio.adapters.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every kind with a secret has twin games that are compared: a command, an event or a scenario with secrets without any fails here. */
class SealedKindsTest {

    /** Every class of tests that says of one of them what its twins hide. */
    private static final List<Class<?>> COMPARISONS = new ClassFileImporter().importPath(Path.of("target", "test-classes")).stream()
            .filter(type -> type.getMethods().stream().anyMatch(method -> method.isAnnotatedWith(Hides.class))).<Class<?>>map(JavaClass::reflect).toList();

    @Test
    void everyKindOfSecretHasTwins() {
        var compared = COMPARISONS.stream().flatMap(test -> Arrays.stream(test.getDeclaredMethods())).filter(method -> method.isAnnotationPresent(Hides.class))
                .flatMap(method -> Stream.of(method.getAnnotation(Hides.class).value())).toList();

        assertThat(HiddenKinds.all()).hasSizeGreaterThan(25);
        assertThat(compared).as("each names what has secrets").allMatch(HiddenKinds.all()::contains);
        assertThat(HiddenKinds.all()).as("kinds of secrets; one that is new gets twins, and @Hides at their test").allMatch(compared::contains);
    }

    @Test
    void whatTheTwinsOfATestHideIsChecked() {
        assertThat(COMPARISONS).allSatisfy(test -> assertThat(test.getAnnotation(ExtendWith.class).value()).contains(HiddenKinds.class));
    }
}
