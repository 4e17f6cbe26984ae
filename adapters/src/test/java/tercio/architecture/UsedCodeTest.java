package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasName;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The program runs every rule of the domain: a method or a class that only tests use is a second copy of a rule, or a left-over. */
@OnOneThread
class UsedCodeTest {

    /** Methods without a caller in the program, and the reason of each. */
    private static final Map<String, String> WITHOUT_CALLER = Map.of(
            "tercio.domain.ruling.Procedure.stages", "tests fix single dice of a procedure, and compare its odds with all throws",
            "tercio.domain.ruling.Rulebook.read", "a rulebook without explanations: the small games of the tests",
            "tercio.domain.ruling.RulebookTranslation.readings", "the contents of a translation, in which a test looks for what is no reading any more",
            "tercio.domain.ruling.RulebookTranslation.tables", "the contents of a translation, in which a test looks for what is no table any more");

    /** Methods that the language calls, or that an enum or a record has by nature. */
    private static final Set<String> OF_THE_LANGUAGE = Set.of("values", "valueOf", "equals", "hashCode", "toString");

    @Test
    void everyMethodOfTheDomainHasACallerInTheProgram() {
        var called = called();
        var without = domain().flatMap(type -> type.getMethods().stream()).filter(method -> !isOfTheLanguage(method))
                .filter(method -> !isCalled(method, called) && !isOfALibrary(method)).map(UsedCodeTest::name).collect(Collectors.toSet());

        assertThat(called).as("a rule that the game runs").contains("tercio.domain.eu.world.establishment.Establishment.canSupply(tercio.domain.eu.common.forces.Units)");
        assertThat(without).containsExactlyInAnyOrderElementsOf(WITHOUT_CALLER.keySet());
    }

    @Test
    void theProgramRefersToEveryClassOfTheDomain() {
        var referred = referred();
        assertThat(domain().filter(type -> !type.getSimpleName().equals("package-info") && !type.isAnonymousClass())
                .map(JavaClass::getName).filter(name -> !referred.contains(name))).isEmpty();
    }

    private static Stream<JavaClass> domain() {
        return Code.all().stream().filter(type -> type.getPackageName().startsWith("tercio.domain"));
    }

    /** The targets of all calls and method references, but those by which a method calls itself. */
    private static Set<String> called() {
        var called = new HashSet<String>();
        for (var type : Code.all()) {
            for (var access : type.getAccessesFromSelf()) {
                if (access.getTarget() instanceof CodeUnitAccessTarget target) {
                    var name = signature(target.getOwner(), target.getName(), target.getRawParameterTypes());
                    var origin = access.getOrigin();
                    if (!name.equals(signature(origin.getOwner(), origin.getName(), origin.getRawParameterTypes()))) {
                        called.add(name);
                    }
                }
            }
        }
        return called;
    }

    /** The names of the classes to which another refers, or to one within them. A class within them is no other. */
    private static Set<String> referred() {
        var referred = new HashSet<String>();
        for (var type : Code.all()) {
            for (var dependency : type.getDirectDependenciesFromSelf()) {
                for (var name = dependency.getTargetClass().getBaseComponentType().getName(); !isWithin(type.getName(), name); name = name.substring(0, name.lastIndexOf('$'))) {
                    referred.add(name);
                    if (!name.contains("$")) {
                        break;
                    }
                }
            }
        }
        return referred;
    }

    private static boolean isWithin(String origin, String type) {
        return origin.equals(type) || origin.startsWith(type + "$");
    }

    private static boolean isOfTheLanguage(JavaMethod method) {
        return OF_THE_LANGUAGE.contains(method.getName()) || method.getModifiers().contains(JavaModifier.SYNTHETIC) || method.getName().startsWith("lambda$")
                || method.getOwner().isRecord() && method.getRawParameterTypes().isEmpty() && method.getOwner().tryGetField(method.getName()).isPresent();
    }

    /** Whether it is called by its own type, by one that inherits it, or by one whose method it implements or overrides. */
    private static boolean isCalled(JavaMethod method, Set<String> called) {
        return Stream.concat(Stream.of(method.getOwner()), method.getOwner().getAllSubclasses().stream())
                .flatMap(type -> Stream.concat(Stream.of(type), supertypes(type)))
                .anyMatch(type -> called.contains(signature(type, method.getName(), method.getRawParameterTypes())));
    }

    /** Whether it implements a method of a type outside the program. */
    private static boolean isOfALibrary(JavaMethod method) {
        return supertypes(method.getOwner()).filter(type -> !type.getPackageName().startsWith("tercio"))
                .flatMap(type -> Stream.concat(Stream.of(type.reflect().getMethods()), Stream.of(type.reflect().getDeclaredMethods())))
                .anyMatch(other -> other.getName().equals(method.getName()) && other.getParameterCount() == method.getRawParameterTypes().size());
    }

    private static Stream<JavaClass> supertypes(JavaClass type) {
        return Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream());
    }

    private static String name(JavaMethod method) {
        return method.getOwner().getName() + "." + method.getName();
    }

    private static String signature(JavaClass owner, String name, List<JavaClass> parameters) {
        return owner.getName() + "." + name + parameters.stream().map(HasName::getName).collect(Collectors.joining(",", "(", ")"));
    }
}
