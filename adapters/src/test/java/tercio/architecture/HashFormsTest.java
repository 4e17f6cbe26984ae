package tercio.architecture;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.application.board.BoardHasher;
import tercio.domain.game.HashForm;

/** The form in which a record of a board is hashed holds parts that are null by turns: only the hash of boards reads it. */
@OnOneThread
class HashFormsTest {

    @Test
    void onlyTheHashOfBoardsAsksForAForm() {
        noClasses().that().doNotBelongToAnyOf(BoardHasher.class).should().callMethodWhere(target(name("hashForm"))).check(Code.all());
    }

    /** A form is named after its record. */
    @Test
    void noOtherTypeThanItsRecordKnowsAForm() {
        var records = Code.all().stream().filter(type -> type.isAssignableTo(HashForm.class) && !type.isInterface()).toList();
        assertThat(records).isNotEmpty();
        for (var record : records) {
            var form = Code.all().get(record.getName() + "Form");
            assertThat(dependents(form)).as("the types that know %s", form.getSimpleName()).containsExactly(record.getName());
        }
    }

    private static List<String> dependents(JavaClass form) {
        return form.getDirectDependenciesToSelf().stream().map(Dependency::getOriginClass).filter(type -> !belongToAnyOf(form.reflect()).test(type))
                .map(JavaClass::getName).distinct().toList();
    }
}
