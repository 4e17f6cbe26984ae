package tercio.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
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
        noClasses().that(describe("are no editions", type -> !EDITIONS.contains(type.getFullName().replaceFirst("\\$.*", "")) && !type.getPackageName().startsWith("tercio.bench")))
                .should().accessTargetWhere(describe("the printed tables of the main edition",
                        (JavaAccess<?> access) -> access.getTargetOwner().getFullName().equals(TABLES) && access.getTarget().getName().equals("PRINTED")))
                .check(Code.all());
    }

    /** A view has the rules of its game at hand; one that made its own would have those of the main edition. */
    @Test
    void noViewMakesRulesOrABoardOfItsOwn() {
        noClasses().that().resideInAnyPackage("tercio.projections..", "tercio.application..")
                .should().callConstructorWhere(describe("rules or a board of Europa",
                        call -> RULES_AND_BOARD.contains(call.getTargetOwner().getFullName())))
                .check(Code.all());
    }
}
