package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Troops that are in ships beyond Europe when a scenario begins (EU-SEA-TRANSPORT). An LD needs 2 points; a warship gives 1. */
class TroopsAboardAtStartTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** French ships off the Canaries with 1 LD under a conquistador, and a French trading post on the coast of Senegal. */
    private static Situation canaries(int ld, int lde) {
        return franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "s_canarias", "s_arguin")
                .establishment("france", Kind.TRADING_POST, 2, "r_senegal_n").fleet("ships", "france", "s_canarias", TWO).troopsAboard("troops", ld, lde, "c")
                .leader(new LeaderAtStart(new LeaderId("c"), "c", new CountryId("france"), "B", 3, 3, 3, 0, false, Optional.of(LeaderKind.CONQUISTADOR), Optional.empty(), Optional.empty()));
    }

    private static Map<String, String> faults(Situation situation) {
        return Told.of(War.RULES.faults(situation.scenario()));
    }

    @Test
    void theyAreInTheShipsAndLandAsIfTheyHadEmbarkedInAPort() {
        var war = canaries(1, 0).war();
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().aboard()).extracting(troops -> troops.id()).containsExactly(new StackId("troops"));
        assertThat(war.board().leaders().get(new LeaderId("c")).fate()).isEqualTo(Fate.PRESENT);
        war.declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_arguin"), new SpaceId("r_senegal_n")), Optional.of(NavalAction.landing(new SpaceId("r_senegal_n")))))
                .plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(war.last(TroopsLanded.class)).isNotNull();
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("r_senegal_n");
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().leaders()).containsExactly(new LeaderId("c"));
    }

    @Test
    void whatDoesNotFitIsAFault() {
        assertThat(faults(canaries(1, 0))).isEmpty();
        assertThat(faults(canaries(1, 1))).as("2 1/2 points in 2").containsEntry("/fleets/0/aboard", "eu.fault.few-ships-for-troops.");
        assertThat(faults(canaries(0, 0))).containsOnlyKeys("/fleets/0/aboard/ld");
        assertThat(faults(franceAgainstSpain().knows("france", "s_acores").fleet("ships", "france", "s_gascogne", TWO).troopsAboard("troops", 1, 0)))
                .as("a sea of Europe").containsEntry("/fleets/0/aboard", "eu.fault.stay-aboard.");
        assertThat(faults(franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_canarias", TWO).troopsAboard("ships", 1, 0, "x")))
                .containsKeys("/fleets/0/aboard/id", "/fleets/0/aboard/leaders");
    }
}
