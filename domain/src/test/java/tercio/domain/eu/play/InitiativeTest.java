package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.play.round.RoundCommand.RollInitiative;
import tercio.domain.game.Decision;

/** The order in which alliances act (EU-INIT). */
class InitiativeTest {

    @Test
    void theHigherInitiativeActsFirst() {
        assertThat(Situation.franceAgainstSpain().initiative("spain", 20).war().board().order()).containsExactly(1, 0);
        assertThat(Situation.franceAgainstSpain().war().refuses(new RollInitiative()).rule().id()).isEqualTo("EU-INIT-1");
    }

    @Test
    void anAllianceActsAtTheLowestOfItsMembers() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 12).war();

        assertThat(war.board().order()).as("12 against 17").containsExactly(1, 0);
    }

    @Test
    void equalsRollForTheTurnAndAgainUntilTheDiceDiffer() {
        var war = Situation.franceAgainstSpain().initiative("france", 17).war();

        war.settle("initiative", new RollInitiative(), 4, 4, 3, 8);
        assertThat(war.board().order()).containsExactly(1, 0);
        assertThat(war.refuses(new RollInitiative()).rule().id()).isEqualTo("EU-INIT-1");
    }

    @Test
    void impulsesFollowTheOrder() {
        var war = Situation.franceAgainstSpain().initiative("spain", 20).war();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("campaign-spain");
        assertThat(war.waits("spain").decisions()).extracting(Decision::id).containsExactly("campaign-france");
    }
}
