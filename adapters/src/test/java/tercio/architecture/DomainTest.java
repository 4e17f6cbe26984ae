package tercio.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;
import tercio.domain.table.TableSource;

/** The rulebooks are pure: no framework, clock, chance, input or output, and no floating point. */
@OnOneThread
class DomainTest {

    private static final String DOMAIN = "tercio.domain..";

    private static final DescribedPredicate<JavaClass> FLOATING = DescribedPredicate.describe("floating point",
            type -> type.isEquivalentTo(double.class) || type.isEquivalentTo(float.class)
                    || type.isEquivalentTo(Double.class) || type.isEquivalentTo(Float.class));

    @Test
    void nothingButTheJdkAndPersistentCollections() {
        classes().that().resideInAPackage(DOMAIN)
                .should().onlyDependOnClassesThat(resideInAnyPackage(DOMAIN, "java..", "org.pcollections..", ""))
                .check(Code.all());
    }

    @Test
    void noInputAndNoOutputButForTablesOfTheProgram() {
        noClasses().that().resideInAPackage(DOMAIN).and().areNotAssignableTo(TableSource.class)
                .should().dependOnClassesThat(are(resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.sql.."))
                        .and(DescribedPredicate.not(type(java.io.Serializable.class))))
                .check(Code.all());
    }

    @Test
    void noClock() {
        noClasses().that().resideInAPackage(DOMAIN)
                .should().dependOnClassesThat().resideInAPackage("java.time..")
                .orShould().callMethod(System.class, "currentTimeMillis")
                .orShould().callMethod(System.class, "nanoTime")
                .check(Code.all());
    }

    /** A digest is a function of its text. */
    @Test
    void noChance() {
        noClasses().that().resideInAPackage(DOMAIN)
                .should().dependOnClassesThat(are(resideInAnyPackage("java.util.random..", "java.security.."))
                        .and(DescribedPredicate.not(type(java.security.MessageDigest.class)))
                        .and(DescribedPredicate.not(type(java.security.NoSuchAlgorithmException.class))))
                .orShould().dependOnClassesThat().areAssignableTo(java.util.Random.class)
                .orShould().dependOnClassesThat().areAssignableTo(java.util.UUID.class)
                .orShould().callMethod(Math.class, "random")
                .check(Code.all());
    }

    @Test
    void noFloatingPoint() {
        fields().that().areDeclaredInClassesThat().resideInAPackage(DOMAIN)
                .should().notHaveRawType(FLOATING).check(Code.all());
        methods().that().areDeclaredInClassesThat().resideInAPackage(DOMAIN)
                .should().notHaveRawReturnType(FLOATING).check(Code.all());
    }
}
