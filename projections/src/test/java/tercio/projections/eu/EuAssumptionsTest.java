package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The assumptions of the odds of voyages read in both languages. */
class EuAssumptionsTest {

    @Test
    void theAttackedShipsAcceptTheBattle() {
        var assumed = Sentence.of("eu.odds.attack-accepted");

        assertThat(Texts.english(assumed)).isEqualTo("The attacked ships accept the battle, and both sides are as strong in it as they are when the voyage ends.");
        assertThat(Texts.in(Language.FR).text(assumed)).isEqualTo("Les navires attaqués acceptent la bataille, et les deux camps y ont la force qu’ils ont à la fin de la traversée.");
    }
}
