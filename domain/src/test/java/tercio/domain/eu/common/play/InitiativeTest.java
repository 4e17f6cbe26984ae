package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.turn.round.play.RoundCommand.RollInitiative;
import tercio.domain.game.Decision;

/** The order in which alliances act (EU-INIT). */
class InitiativeTest {

    @Test
    void theHigherInitiativeActsFirst() {
        assertThat(Situation.franceAgainstSpain().initiative("spain", 20).war().board().order()).extracting(Alliance::number).containsExactly(1, 0);
        assertThat(Situation.franceAgainstSpain().war().refuses(new RollInitiative()).rule().id()).isEqualTo("EU-INIT-1");
    }

    @Test
    void anAllianceActsAtTheLowestOfItsMembers() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 12).war();

        assertThat(war.board().order()).as("12 against 17").extracting(Alliance::number).containsExactly(1, 0);
    }

    @Test
    void equalsRollForTheTurnAndAgainUntilTheDiceDiffer() {
        var war = Situation.franceAgainstSpain().initiative("france", 17).war();

        war.settle("initiative", new RollInitiative(), 4, 4, 3, 8);
        assertThat(war.board().order()).extracting(Alliance::number).containsExactly(1, 0);
        assertThat(war.refuses(new RollInitiative()).rule().id()).isEqualTo("EU-INIT-1");
    }

    private static Situation threeAlliances() {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("venice"))
                .initiative("france", 20).initiative("spain", 15).initiative("venice", 10);
    }

    @Test
    void anAllyOfAnAllyActsAtTheSameInitiative() {
        var apart = threeAlliances().war();
        var together = threeAlliances().relations(new Relations(List.of(List.of(new CountryId("france"), new CountryId("venice"))), Map.of(), Map.of(), List.of())).war();

        assertThat(apart.board().order()).extracting(Alliance::number).containsExactly(0, 1, 2);
        assertThat(together.board().order()).as("10 against 15").extracting(Alliance::number).containsExactly(1, 0, 2);
    }

    @Test
    void aMinorCountryThatFightsAloneActsWithTheCountryThatLeadsIt() {
        var led = new Relations(List.of(), Map.of(new CountryId("venice"), new MinorAtStart(new CountryId("france"), Optional.empty())), Map.of(), List.of());

        assertThat(threeAlliances().relations(led).war().board().order()).as("20, with France, against 15").extracting(Alliance::number).containsExactly(0, 2, 1);
        assertThat(threeAlliances().initiative("venice", 15).relations(led).war().board().order()).as("nobody rolls").extracting(Alliance::number).containsExactly(0, 2, 1);
    }

    @Test
    void impulsesFollowTheOrder() {
        var war = Situation.franceAgainstSpain().initiative("spain", 20).war();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("campaign-spain");
        assertThat(war.waits("spain").decisions()).extracting(Decision::id).containsExactly("campaign-france");
    }
}
