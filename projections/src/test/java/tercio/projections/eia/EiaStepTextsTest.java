package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.common.game.EiaPrintedNames;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;

/** Explanations of Empires in Arms read in French with the names of powers, corps and kinds of troops. */
class EiaStepTextsTest {

    private static final Citation RULE = Citation.of("EIA-7.5.2");

    private static Step french(Step step) {
        return StepTexts.in(Language.FR).translate(step, EiaPrintedNames::bearersOf);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "Austria I C enters Bavaria 324 | Le Ier corps de cavalerie autrichien entre dans Bavaria 324",
        "Russia's cossack 4 enters Odessa | Le pion cosaque 4 de la Russie entre dans Odessa",
        "morale of feudal cavalry | moral : cavalerie féodale",
        "combat table of round 2 | table de combat du round 2",
        "corps 1 area from the depot | corps à 1 zone du dépôt",
        "corps 3 areas from the depot | corps à 3 zones du dépôt",
        "reinforcement by Prussia Guard and Prussia I C | renfort : le corps de la Garde prussienne et le Ier corps de cavalerie prussien",
    })
    void namesOfStepsTakeTheFormsOfTheLanguage(String english, String told) {
        assertThat(french(Step.of(english, RULE)).step().replace('\u00a0', ' ')).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "break: the attacker wins | un camp rompt : l’attaquant gagne",
        "both-break: nobody wins, the siege goes on | les deux camps rompent : personne ne gagne, le siège continue",
        "escalated assault against defend | assaut renforcé contre défense",
        "France against Austria | La France contre l’Autriche",
        "1 movement point | 1 point de mouvement",
        "3 movement points | 3 points de mouvement",
        "12 x 2.5 = 30.0 | 12 × 2,5 = 30,0",
        "10% and 0.4 morale (reconstructed cell) | 10 % et 0,4 de moral (case reconstituée)",
        "2 factors from the corps; the corps is removed | 2 facteurs du corps ; le corps est retiré",
        "[[russia, austria], [france]] | La Russie, l’Autriche, puis la France",
        "from Ismail to Bessarabia 514 | d’Ismail vers Bessarabia 514",
        "Austria II C | Le IIe corps de cavalerie autrichien",
        "Russia I and Russia II | Le Ier corps russe et le IIe corps russe",
        "Brunswick, as agreed | Brunswick, d’un commun accord",
    })
    void resultsOfOlderRecordsAreReadBack(String english, String told) {
        assertThat(french(Step.of("losses", RULE).result(english)).result().replace('\u00a0', ' ')).isEqualToIgnoringCase(told);
    }
}
