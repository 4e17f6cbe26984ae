package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The names of the dice of Empires in Arms for those who throw them, in both languages: read by hand. */
class EiaDieLabelsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();

    private static String label(Language language, DieName die) {
        return Texts.in(language).phrase(RULES.dieLabel(RULES.start(RULES.scenario("danube-1805").orElseThrow(), Readings.STANDARD), die));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "austria | combat | 0 | combat die of Austria | dé de combat de l’Autriche",
        "austria | combat@475 | 0 | combat die of Austria in Linz | dé de combat de l’Autriche à Linz",
        "france | pursuit@475 | 1 | die for the pursuit of France, no. 2 in Linz | dé de la poursuite de la France, nº 2 à Linz",
        "great-britain | order-of-allies | 0 | die for the order of the allies of Great Britain | dé pour l’ordre des alliés de la Grande-Bretagne",
        "besieger | round2 | 0 | die of the fight of the besieger in round 2 | dé du combat de l’assiégeant au round 2",
        "garrison | round1 | 0 | die of the fight of the garrison in round 1 | dé du combat de la garnison au round 1",
        " | siege | 0 | die of the assault attempt | dé de l’essai d’assaut",
        " | sortie | 0 | die of the sortie | dé de la sortie",
        "russia | forage | 0 | foraging die of Russia | dé de fourrage de la Russie",
        " | never-heard-of | 0 | the die for never-heard-of | dé pour never-heard-of",
    })
    void aDieIsCalledByItsPurposeByWhoThrowsItAndByItsPlace(String side, String purpose, int ordinal, String english, String french) {
        var die = new DieName(Die.D6, side == null ? "" : side, purpose, ordinal);

        assertThat(label(Language.EN, die)).isEqualTo(english);
        assertThat(label(Language.FR, die)).isEqualTo(french);
    }
}
