package tercio.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A chapter of a rulebook can be read after the chapters it leans on: the packages of a rulebook form no cycle. */
@OnOneThread
class RulebookPackagesTest {

    @ParameterizedTest
    @ValueSource(strings = {"tercio.domain.eu.(**)", "tercio.domain.eia.(**)", "tercio.domain.(*)"})
    void noCycle(String packages) {
        slices().matching(packages).should().beFreeOfCycles().check(Code.all());
    }
}
