package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** A presidio on the Dardanelles cancels them and the Bosporus for its owner (EU-STRAIT-2). Turkey holds both shores, and is at war with Venice and Spain. */
class PresidioOnDardanellesTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    private static Situation aegean() {
        return franceAgainstSpain().alliances(List.of("venice", "spain"), List.of("turkey", "france"))
                .fleet("galleons", "venice", "s_egee", TWO).fleet("armada", "spain", "s_egee", TWO);
    }

    private static War sails(Situation situation, String ships, String... path) {
        var war = situation.initiative("venice", 20).initiative("spain", 20).initiative("turkey", 5).war();
        war.declares("venice", Campaign.MULTIPLE).declares("spain", Campaign.MULTIPLE);
        return war.plays(new SailFleet(new StackId(ships), Id.all(List.of(path), SpaceId::new)));
    }

    @Test
    void withoutOneTheDardanellesFire() {
        assertThat(sails(aegean(), "galleons", "s_marmara").last(ShoreFireMet.class).batteries()).extracting(battery -> battery.province())
                .containsExactly(new SpaceId("canakkale"));
    }

    @Test
    void itsOwnerPassesBothStraits() {
        var war = sails(aegean().presidio("canakkale", "venice", 1), "galleons", "s_marmara", "s_noire_w");
        assertThat(war.events()).noneMatch(ShoreFireMet.class::isInstance);
        assertThat(war.board().fleet(new StackId("galleons")).orElseThrow().at().value()).isEqualTo("s_noire_w");
    }

    @Test
    void hisAlliesDoNot() {
        assertThat(sails(aegean().presidio("canakkale", "venice", 1), "armada", "s_marmara").events()).anyMatch(ShoreFireMet.class::isInstance);
    }

    @Test
    void otherStraitsStayClosedToHim() {
        var war = sails(aegean().presidio("canakkale", "venice", 1).controller("corfu", "turkey"), "galleons", "s_ionienne", "s_adriatique");
        assertThat(war.last(ShoreFireMet.class).batteries()).extracting(battery -> battery.province()).containsExactly(new SpaceId("corfu"));
    }
}
