package tercio.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.ruling.Step;

/** Results of steps are sentences of the catalogs, which read in every language, except figures and cells of the printed tables. */
@OnOneThread
class ResultsOfSeaAndWorldTest {

    /** Europa without the packages of its battles on land, of its supply and of its turn. */
    private static final DescribedPredicate<JavaClass> SEA_AND_WORLD = resideInAPackage("tercio.domain.eu..")
            .and(not(resideInAPackage("tercio.domain.eu.land.."))).and(not(resideInAPackage("tercio.domain.eu.supply.."))).and(not(resideInAPackage("tercio.domain.eu.turn..")));

    /** Values and the fate of a leader, a die, what a host wrote, successes and the cell of a printed table. */
    private static final List<String> FIGURES = List.of("CommanderRolls", "RollOff", "EuAdjustmentExecution", "ConvoyAttack", "Exploration", "Conquistador");

    private static final DescribedPredicate<CodeUnitCallTarget> NO_SENTENCE = DescribedPredicate.describe("gives a result that is no sentence",
            called -> called.getRawParameterTypes().size() == 1 && called.getRawParameterTypes().getFirst().isEquivalentTo(Object.class));

    @Test
    void noResultIsAWrittenText() {
        noClasses().that(SEA_AND_WORLD.and(DescribedPredicate.describe("give more than figures", asked -> !FIGURES.contains(asked.getSimpleName()))))
                .should().callMethodWhere(target(owner(equivalentTo(Step.class))).and(target(name("result"))).and(target(NO_SENTENCE)))
                .check(Code.all());
    }
}
