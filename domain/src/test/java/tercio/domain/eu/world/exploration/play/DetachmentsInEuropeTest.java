package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DetachmentsDestroyed;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.map.SpaceId;

/** Exploration detachments that come to Europe (EU-UNIT-5). */
class DetachmentsInEuropeTest {

    private static final Ships THREE = new Ships(0, 0, 3, 0, 0, 0, 0);

    /** An exploration detachment in Senegal, which it alone has discovered, and ships with an explorer off the coast. */
    private static Situation senegal(int ld) {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin").explorer("jacques", "france", 4)
                .fleet("ships", "france", "s_arguin", THREE, "jacques").stack("troops", "france", "r_senegal_n", 0, 0, ld).detachments(1)
                .carries("troops", "r_senegal_n").carries("ships", "r_senegal_n");
    }

    private static War home(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))))
                .plays(new SailOn(new StackId("ships"), List.of(new SpaceId("s_cadix"), new SpaceId("s_gascogne"), new SpaceId("guyenne")), Optional.of(NavalAction.landing(new SpaceId("guyenne")))))
                .plays(new RollNavalAttrition(new StackId("ships")), 1);
    }

    private static int at(War war, Class<? extends EuEvent> kind) {
        return war.events().indexOf(war.last(kind));
    }

    @Test
    void aLoneDetachmentBringsItsDiscoveriesHomeAndIsDestroyed() {
        var war = home(senegal(0));
        assertThat(war.board().stack(new StackId("troops"))).as("its movement is not over").isPresent();
        assertThat(war.board().world().discoveries().knows(new CountryId("france"), new SpaceId("r_senegal_n"))).isTrue();
        war.plays(new HaltMove(new StackId("troops")));
        assertThat(war.last(DetachmentsDestroyed.class)).isEqualTo(new DetachmentsDestroyed(new CountryId("france"), new StackId("troops"), new SpaceId("guyenne"), 1, Units.NONE));
        assertThat(war.board().stack(new StackId("troops"))).isEmpty();
        assertThat(at(war, DetachmentsDestroyed.class)).isGreaterThan(at(war, DiscoveriesBroughtHome.class));
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().at().value()).as("the ships stay").isEqualTo("guyenne");
    }

    @Test
    void anLdStaysWithoutItsDetachment() {
        var war = home(senegal(1)).plays(new HaltMove(new StackId("troops")));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().units()).isEqualTo(new Units(0, 0, 1, 0, 0, 0, false));
    }

    @Test
    void nothingHappensToThemInTheRestOfTheWorld() {
        var war = senegal(0).war().declares("france", Campaign.PASSIVE);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().units().lde()).isEqualTo(1);
        assertThat(war.events()).noneMatch(DetachmentsDestroyed.class::isInstance);
    }
}
