package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.game.EuPrintedNames;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;

/** A step of an explanation reads in the language that is asked for; what no catalog knows stays as it is written. */
class EuStepTextsTest {

    private static final Citation RULE = Citation.of("EU-BATTLE-FIRE");

    private static Step french(Step step) {
        return StepTexts.in(Language.FR).translate(step, EuPrintedNames::bearersOf);
    }

    @Test
    void nameReasonsAndResultAreTold() {
        var fire = Step.of("first-day fire", RULE).side("phasing").die(4)
                .tally(new AppliedModifiers(List.of(new Modifier(-1, "bad weather", RULE)))).cell("battle", "B", "3").result("2/3, losses halved");

        var told = french(fire);

        assertThat(told.step()).isEqualTo("feu du premier jour");
        assertThat(told.modifiers()).containsExactly(new Modifier(-1, "mauvais temps", RULE));
        assertThat(told.result()).isEqualTo("2/3, pertes de moitié");
        assertThat(told.dice()).containsExactly(4);
        assertThat(told.modified()).isEqualTo(3);
        assertThat(told.cell()).isEqualTo(fire.cell());
        assertThat(told.side()).isEqualTo("phasing");
        assertThat(StepTexts.in(Language.EN).translate(fire, EuPrintedNames::bearersOf)).isEqualTo(fire);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "France's stack of 8 LD under a general enters Franche-Comté | La pile française de 8 LD sous un général entre en Franche-Comté",
        "France's stack of 1 LD (fra-1.3.4) enters Normandie | La pile française de 1 LD (fra-1.3.4) entre en Normandie",
        "Spain's stack of 5 LD under Farnese enters Artois | La pile espagnole de 5 LD sous Farnese entre en Artois",
        "fra-1 enters Artois | fra-1 entre en Artois",
        "claim of portugal | demande du Portugal",
        "redeployment of Spain | redéploiement de l’Espagne",
        "siege of Amiens (level 2) | siège d’Amiens (niveau 2)",
        "attrition check against 2 MP of supply | test d’attrition contre 2 MP de ravitaillement",
        "troops inside absorb 0, 2/3 against a resistance of 2 | les troupes à l’intérieur absorbent 0, il reste 2/3 contre une résistance de 2",
        "Spain's stack of 2 LD under Anonymous Governor 1 enters Utrecht | La pile espagnole de 2 LD sous le gouverneur anonyme 1 entre en Utrecht",
        "Anonymous Leader 6 of rank O | Le chef anonyme 6, de rang O",
        "Spain's stack of 1 LD enters La Mancha | La pile espagnole de 1 LD entre dans La Mancha",
        "France's stack of 2 LD enters Holland | La pile française de 2 LD entre en Holland",
        "price of a major campaign of France | prix d’une campagne majeure (France)",
        "fewest generals of Spain | moins de généraux que prévu (Espagne)",
        "General of France of rank B | Le général de la France, de rang B",
    })
    void namesWithSomethingInThemTakeTheFormsOfTheLanguage(String english, String told) {
        assertThat(french(Step.of(english, RULE)).step()).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "the phasing side wins: morale left 3 to 1 | le camp actif gagne : il reste un moral de 3 contre 1",
        "wounded for 1 round | blessé pour 1 round",
        "wounded for 2 rounds | blessé pour 2 rounds",
        "12 MP or more; 9 MP or more in bad weather | 12 MP ou plus ; 9 MP ou plus par mauvais temps",
        "W1, extended campaign, bad weather | W1, campagne prolongée, mauvais temps",
        "massed forces, 6 MP or more; +2 causes above the first, +2 enemy province entered | forces massées, 6 MP ou plus ; +2 causes au-delà de la première, +2 entrée en province ennemie",
        "3 MP or more in bad weather, a landing or embarkation outside a controlled port; -2 manoeuvre | 3 MP ou plus par mauvais temps, un débarquement ou un embarquement hors d’un port contrôlé ; −2 manœuvre",
        "renaissance, army size 3, artillery 4: from 1 LD Timar of Turkey and 2 LD of Austria | Renaissance, taille d’armée 3, artillerie 4 : d’après 1 LD de Timar (Turquie) et 2 LD (Autriche)",
        "1500 ducats | 1500 ducats",
        "1 1/3* | 1 1/3*",
        "words that no rule has ever said | words that no rule has ever said",
    })
    void resultsOfOlderRecordsAreReadBack(String english, String told) {
        assertThat(french(Step.of("losses", RULE).result(english)).result().replace('\u00a0', ' ')).isEqualTo(told);
    }

    /** A reason that was read before where no rules were at hand does not answer for one that names a place. */
    @Test
    void aReasonNamesItsPlaceWhateverWasReadBefore() {
        assertThat(StepTexts.in(Language.FR).reason("the presidio of Amiens", RULE)).startsWith("le presidio ").endsWith("Amiens");

        assertThat(StepTexts.in(Language.FR).reason("the presidio of Amiens", RULE, EuPrintedNames::bearersOf)).isEqualTo("le presidio d’Amiens");
    }

    @Test
    void aResultThatNoCatalogKnowsIsToldByItsKey() {
        var unknown = Step.of("losses", RULE).result(Sentence.of("eu.nowhere.result-lost").with("count", 2));
        var wrong = Step.of("losses", RULE).result(Sentence.of("eu.name.change").with("by", new Argument.Text("two")));
        var keyless = Step.of("losses", RULE).result(Sentence.of("lost"));

        assertThat(french(unknown).result()).isEqualTo("eu.nowhere.result-lost");
        assertThat(StepTexts.english(wrong).result()).isEqualTo("eu.name.change");
        assertThat(french(keyless).result()).isEqualTo("lost");
    }

    @Test
    void aTextFromElsewhereIsReadWithinBoundsAndStaysAsItIs() {
        var and = "and, and of stack of LD; in enters ".repeat(14);
        var long_ = "1 MP or more; ".repeat(4_000);

        assertThat(french(Step.of(and, RULE).result(long_)).result()).isEqualTo(long_);
        assertThat(french(Step.of("losses", Citation.of("XX-NOWHERE")).result("nothing")).result()).isEqualTo("nothing");
    }
}
