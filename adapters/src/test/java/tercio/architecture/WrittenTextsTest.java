package tercio.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.sentence.Sentence;

/**
 * Refusals and faults are sentences of the catalogs, which read in every language: neither a rulebook nor the program around it writes a text of
 * its own. That refusals and faults of tables take no text, the compiler holds.
 */
@OnOneThread
class WrittenTextsTest {

    /** A text that is written reads alike in all languages. */
    @ParameterizedTest
    @ValueSource(strings = {"tercio.domain.eu..", "tercio.domain.eia..", "tercio.domain.table..", "tercio.application..", "tercio.projections..", "tercio.adapters.."})
    void noSentenceIsWritten(String room) {
        noClasses().that().resideInAPackage(room)
                .should().callMethodWhere(target(owner(JavaClass.Predicates.assignableTo(Sentence.class))).and(target(name("written"))))
                .check(Code.all());
    }

    /** A key reads in no language. */
    @ParameterizedTest
    @ValueSource(strings = {"tercio.domain.eu..", "tercio.domain.eia.."})
    void noSentenceIsReadByItsKey(String rulebook) {
        noClasses().that().resideInAPackage(rulebook)
                .should().callMethodWhere(target(owner(JavaClass.Predicates.assignableTo(Sentence.class))).and(target(name("textOrKey"))))
                .check(Code.all());
    }
}
