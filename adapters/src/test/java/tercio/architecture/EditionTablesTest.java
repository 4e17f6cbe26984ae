package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A game is computed with the tables of its edition: those of the main edition are asked for by the editions alone. */
@OnOneThread
class EditionTablesTest {

    private static final String EU = "tercio.domain.eu.";
    private static final String TABLES = EU + "common.tables.EuTables";
    /** The editions, and what {@code CommonFiguresTest} finds alike in each of them. */
    private static final Set<String> EDITIONS = Set.of(TABLES, EU + "common.edition.Editions", EU + "common.tables.CommonFigures", EU + "common.counters.PrintedPools");
    private static final Set<String> RULES_AND_BOARD = Set.of(EU + "EuMilitary", EU + "common.play.WarView");

    /** A class that was moved would be looked for in vain, and the rules below would find nothing. */
    @Test
    void eachClassThatIsNamedHereExists() {
        assertThat(EDITIONS).allMatch(Code.all()::contain);
        assertThat(RULES_AND_BOARD).allMatch(Code.all()::contain);
    }

    @Test
    void theTablesOfTheMainEditionStayInsideTheEditions() {
        assertThat(Code.all().get(TABLES).getField("PRINTED").getAccessesToSelf()).filteredOn(EditionTablesTest::isOfTheProgram).isNotEmpty().allSatisfy(access -> assertThat(outermost(access.getOriginOwner()))
                .as(access.getDescription()).matches(origin -> EDITIONS.contains(origin) || origin.startsWith("tercio.bench.")));
    }

    /** A view has the rules of its game at hand; one that made its own would have those of the main edition. */
    @Test
    void noViewMakesRulesOrABoardOfItsOwn() {
        assertThat(RULES_AND_BOARD).allSatisfy(made -> assertThat(Code.all().get(made).getConstructorCallsToSelf()).filteredOn(EditionTablesTest::isOfTheProgram).isNotEmpty().allSatisfy(call -> assertThat(
                outermost(call.getOriginOwner())).as(call.getDescription()).doesNotStartWith("tercio.projections.").doesNotStartWith("tercio.application.")));
    }

    /** Tests may do as they like. */
    private static boolean isOfTheProgram(JavaAccess<?> access) {
        return Code.all().contain(access.getOriginOwner().getFullName());
    }

    private static String outermost(JavaClass type) {
        return type.getFullName().replaceFirst("\\$.*", "");
    }
}
