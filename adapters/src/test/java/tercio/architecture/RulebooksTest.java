package tercio.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.given.Thorough;

/** A rulebook is a module: nothing outside its own packages depends on it, and it comes in by one registration. */
@OnOneThread
class RulebooksTest {

    private static final String MODULES = "tercio.adapters.";

    /** The names of the rulebooks' packages, such as {@code eu}: where the registered modules live. */
    private static Set<String> rulebooks() {
        return RulebookModules.all().modules().stream()
                .map(module -> module.getClass().getPackageName())
                .map(name -> name.substring(MODULES.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String[] packages(String rulebook) {
        return new String[] {"tercio.domain." + rulebook + "..", "tercio.projections." + rulebook + "..", MODULES + rulebook + ".."};
    }

    @Test
    void nothingOutsideARulebookDependsOnIt() {
        assertThat(rulebooks()).isNotEmpty().allSatisfy(rulebook ->
                noClasses().that().resideOutsideOfPackages(packages(rulebook))
                        .should().dependOnClassesThat().resideInAnyPackage(packages(rulebook))
                        .check(Code.all()));
    }

    /** The tests too: whoever tests what is shared takes the installed rulebooks as they come. */
    @Thorough("To read all tests takes as long as to read the program.")
    @Test
    void noTestOutsideARulebookDependsOnIt() {
        assertThat(rulebooks()).isNotEmpty().allSatisfy(rulebook ->
                noClasses().that().resideOutsideOfPackages(packages(rulebook))
                        .should().dependOnClassesThat().resideInAnyPackage(packages(rulebook))
                        .check(Code.withTests()));
    }

    @Test
    void everyModuleIsInThePackagesOfARulebookAndIsRegistered() {
        var registered = RulebookModules.all().modules().stream().map(module -> module.getClass().getName()).toList();
        assertThat(Code.all().stream()
                .filter(type -> type.isAssignableTo(RulebookModule.class) && !type.isInterface()
                        && !type.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::getName)).containsExactlyInAnyOrderElementsOf(registered);
    }
}
