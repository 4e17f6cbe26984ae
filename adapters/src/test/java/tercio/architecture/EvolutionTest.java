package tercio.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import tercio.domain.game.Ruleset;

/**
 * Rules live in decisions. An evolution sees the state and the event, and neither readings nor tables nor dice, so
 * that no rule can slip into it. The frozen defaults of old events are the one exception.
 */
@OnOneThread
class EvolutionTest {

    private static final String EVOLUTION = ".*\\.domain\\..*Evolution";

    @Test
    void evolvingAsksNoReadingNoTableAndNoDie() {
        noClasses().that().haveNameMatching(EVOLUTION)
                .should().dependOnClassesThat().haveNameMatching(".*Readings?|.*Tables?|tercio\\.domain\\.(ruling|dice|table)\\..*")
                .orShould().dependOnClassesThat().haveNameMatching("tercio\\.domain\\.\\w+\\.play\\.(Play|Board)")
                .orShould().dependOnClassesThat().areAssignableTo(Ruleset.class)
                .check(Code.all());
    }

    @Test
    void thereIsAnEvolutionOfEachChapter() {
        classes().that().haveSimpleNameEndingWith("Chapter").and().areNotInterfaces().and().resideInAPackage("tercio.domain..play..")
                .should().dependOnClassesThat().haveNameMatching(EVOLUTION)
                .check(Code.all());
    }
}
