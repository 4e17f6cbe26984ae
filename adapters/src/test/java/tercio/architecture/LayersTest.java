package tercio.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dependencies run downward only: adapters, projections, application, domain. */
@OnOneThread
class LayersTest {

    private static final String DOMAIN = "tercio.domain..";
    private static final String APPLICATION = "tercio.application..";
    private static final String PROJECTIONS = "tercio.projections..";
    private static final String ADAPTERS = "tercio.adapters..";

    @Test
    void theDomainKnowsNoOtherRoom() {
        noClasses().that().resideInAPackage(DOMAIN)
                .should().dependOnClassesThat().resideInAnyPackage(APPLICATION, PROJECTIONS, ADAPTERS)
                .check(Code.all());
    }

    @Test
    void theWriteSideKnowsNoReadSideAndNoAdapter() {
        noClasses().that().resideInAPackage(APPLICATION)
                .should().dependOnClassesThat().resideInAnyPackage(PROJECTIONS, ADAPTERS)
                .allowEmptyShould(true)
                .check(Code.all());
    }

    @Test
    void theReadSideKnowsNoAdapter() {
        noClasses().that().resideInAPackage(PROJECTIONS)
                .should().dependOnClassesThat().resideInAPackage(ADAPTERS)
                .allowEmptyShould(true)
                .check(Code.all());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tercio.(*)..", "tercio.domain.(*)..", "tercio.application.(*)..", "tercio.projections.(*)..",
        "tercio.adapters.(*)..", "tercio.adapters.http.(*).."})
    void noAreaDependsOnItselfInACircle(String areas) {
        slices().matching(areas).should().beFreeOfCycles().allowEmptyShould(true).check(Code.all());
    }
}
