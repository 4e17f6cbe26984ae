package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The names of the dice of Europa for those who throw them, in both languages: read by hand. A phrase begins with a capital letter where the English one does. */
class EuDieLabelsTest {

    private static final EuMilitary RULES = new EuMilitary();

    private static String label(Language language, String side, String purpose, int ordinal) {
        var board = RULES.start(RULES.scenario("artois").orElseThrow(), Readings.STANDARD)
                .with(Stack.atRest(new StackId("tercios"), new CountryId("spain"), new SpaceId("artois"), Units.of(1, 0, 1), 0, List.of()));
        return Texts.in(language).phrase(RULES.dieLabel(board, new DieName(Die.D10, side == null ? "" : side, purpose, ordinal)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        " | undermining | 0 | the undermining die | le dé de sape",
        " | activation | 0 | the die for the activation of the natives | le dé d’activation des indigènes",
        "france | initiative | 0 | France's initiative die | Le dé d’initiative de la France",
        "spain | precedence | 1 | Spain's die for who acts next, number 2 | Le dé de priorité de l’Espagne, nº 2",
        "tercios | attrition | 0 | Spain's stack of 5 LD's attrition die | Le dé d’attrition de la pile espagnole de 5 LD",
        "tercios | interception | 0 | Spain's stack of 5 LD's interception die | Le dé d’interception de la pile espagnole de 5 LD",
        "phasing | shock1 | 0 | the phasing side's shock die of the first day | le dé de choc du premier jour du camp actif",
        "nonPhasing | retreatAttempt | 0 | the non-phasing side's die for breaking off after the first day | le dé de rupture du premier jour du camp non actif",
        "besieger | fire | 0 | the besieger's fire die of the assault | le dé de feu de l’assaut de l’assiégeant",
        "besieged | shock | 0 | the besieged's shock die of the assault | le dé de choc de l’assaut de l’assiégé",
        "troops | evasion | 0 | the troops' evasion die | le dé d’esquive des troupes",
        "runner | wind | 0 | the runner's die for the wind | le dé du vent du forceur de blocus",
        " | never-heard-of | 0 | the die for never-heard-of | le dé pour never-heard-of",
    })
    void aDieIsCalledByItsPurposeAndByWhoThrowsIt(String side, String purpose, int ordinal, String english, String french) {
        assertThat(label(Language.EN, side, purpose, ordinal)).isEqualTo(english);
        assertThat(label(Language.FR, side, purpose, ordinal)).isEqualTo(french);
    }

    /** Its ships were called by their id before. */
    @Test
    void aNavalStackIsCalledByItsCountryAndItsShips() {
        var board = RULES.start(RULES.scenario("france-spain").orElseThrow(), Readings.STANDARD);
        var fleet = board.navies().stacks().values().stream().filter(each -> each.country().equals(new CountryId("france"))).findFirst().orElseThrow();
        var die = DieName.d10(fleet.id().value(), "escape");

        assertThat(Texts.englishPhrase(RULES.dieLabel(board, die))).startsWith("France's naval stack of ").endsWith(" die for the escape from the blockade");
        assertThat(Texts.in(Language.FR).phrase(RULES.dieLabel(board, die))).startsWith("Le dé de percée du blocus de la pile navale française de ");
    }
}
