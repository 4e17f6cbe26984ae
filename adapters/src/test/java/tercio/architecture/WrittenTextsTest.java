package tercio.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.game.CommandRun;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/** Refusals and faults of adjustments are sentences of the catalogs, which read in every language: no chapter of a rulebook writes a text of its own. */
@OnOneThread
class WrittenTextsTest {

    /** A refusal or a fault whose second part, its detail, is a text. */
    private static final DescribedPredicate<CodeUnitCallTarget> WITH_A_WRITTEN_DETAIL = DescribedPredicate.describe("has a written detail",
            called -> called.getRawParameterTypes().size() >= 2 && called.getRawParameterTypes().get(1).isEquivalentTo(String.class));

    @ParameterizedTest
    @ValueSource(strings = {"tercio.domain.eu..", "tercio.domain.eia.."})
    void noRefusalIsAWrittenText(String rulebook) {
        noClasses().that().resideInAPackage(rulebook)
                .should().callMethodWhere(target(owner(JavaClass.Predicates.assignableTo(CommandRun.class))).and(target(name("refuse"))).and(target(WITH_A_WRITTEN_DETAIL)))
                .orShould().callMethodWhere(target(owner(JavaClass.Predicates.equivalentTo(Refusal.class))).and(target(name("of"))).and(target(WITH_A_WRITTEN_DETAIL)))
                .check(Code.all());
    }

    /** A text that is written reads alike in all languages, and a key reads in none. */
    @ParameterizedTest
    @ValueSource(strings = {"tercio.domain.eu..", "tercio.domain.eia.."})
    void noSentenceIsWrittenOrReadByItsKey(String rulebook) {
        noClasses().that().resideInAPackage(rulebook)
                .should().callMethodWhere(target(owner(JavaClass.Predicates.assignableTo(Sentence.class))).and(target(nameMatching("written|textOrKey"))))
                .check(Code.all());
    }
}
