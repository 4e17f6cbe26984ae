package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.AnswerPillage;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.map.SpaceId;

/** The Wintering where the year changes (EU-WINTER-COLD): Danes in Sweden, of which Smaland and Svealand lie in the cold area. */
class WinteringTest {

    private static final RollAttrition IN_SMALAND = new RollAttrition(new SpaceId("smaland"), AttritionKind.COLD);

    /** The Danes hold Skane, beside Smaland. */
    private static Situation danes() {
        return Situation.franceAgainstSpain().alliances(List.of("danemark", "france"), List.of("sweden", "spain")).initiative("danemark", 12)
                .owner("skane", "danemark").owner("smaland", "sweden").owner("svealand", "sweden").level("smaland", 2);
    }

    /** A round in which nobody does anything, and the continuation die. */
    private static War round(War war, int continuation) {
        for (var alliance : List.of(List.of("danemark", "france"), List.of("sweden", "spain"))) {
            alliance.forEach(country -> war.declares(country, Campaign.NONE));
            alliance.forEach(country -> war.plays(new EndMovement(new CountryId(country))));
        }
        return war.luckyInAttrition().plays(new RollContinuation(), continuation);
    }

    @Test
    void troopsInForeignLandOfTheColdAreaRollWhereTheYearChanges() {
        var war = round(danes().stack("army", "danemark", "smaland", 1, 0, 0).war(), 6);

        assertThat(war.board().phase()).isEqualTo(new Phase.Wintering(List.of(AttritionDue.cold(new SpaceId("smaland"), List.of(new StackId("army")), false)),
                RoundBox.S2, false, false));
        war.plays(IN_SMALAND, 4);
        assertThat(War.sum(war.step("supply attrition"))).as("the cold is the only cause; enemy fortress +2").isEqualTo(2);
        assertThat(war.last(AttritionRolled.class)).as("4 + 2 = 6 for 4 LD: P")
                .isEqualTo(new AttritionRolled(AttritionKind.COLD, new SpaceId("smaland"), List.of(new StackId("army")), 0, true, new CountryId("danemark")));
        war.plays(new AnswerPillage(new SpaceId("smaland"), PillageAnswer.PILLAGE));
        assertThat(war.board().box()).isEqualTo(RoundBox.S2);
        assertThat(war.board().marks().pillageLevel(new SpaceId("smaland"))).isEqualTo(1);
    }

    /** The province has come to a country that is at war with nobody while the Danes stand in it: a P of 4 LD costs the one LD, and no pillage is offered. */
    @Test
    void neutralLandIsNotPillagedInWinter() {
        var war = round(danes().stack("army", "danemark", "smaland", 1, 0, 0).war(), 6);
        war = War.on(war.board().with(new SpaceId("smaland"), Fortress.of(2, new CountryId("england"), new CountryId("england")))).plays(IN_SMALAND, 6);

        assertThat(War.sum(war.step("supply attrition"))).as("no enemy fortress any more").isZero();
        assertThat(war.last(AttritionRolled.class)).as("6 for 4 LD: P, which asks nobody").isEqualTo(new AttritionRolled(AttritionKind.COLD, new SpaceId("smaland"), List.of(new StackId("army")), 1, true, null));
        assertThat(war.last(LossesSuffered.class).ld()).isEqualTo(1);
        assertThat(war.events()).noneMatch(PillagePlaced.class::isInstance);
        assertThat(war.board().marks().pillageLevel(new SpaceId("smaland"))).isZero();
    }

    @Test
    void inTheSameYearNobodyRolls() {
        var war = round(danes().stack("army", "danemark", "smaland", 1, 0, 0).war(), 1);

        assertThat(war.board().box()).isEqualTo(RoundBox.W1);
    }

    @Test
    void atHomeOrInAControlledProvinceNobodyRolls() {
        var war = round(danes().controller("smaland", "danemark").stack("army", "danemark", "smaland", 1, 0, 0)
                .stack("swedes", "sweden", "svealand", 1, 0, 0).war(), 6);

        assertThat(war.board().box()).isEqualTo(RoundBox.S2);
    }

    @Test
    void itComesBeforeTheEndOfTheTurnToo() {
        var war = round(danes().startingIn("S5").stack("army", "danemark", "smaland", 1, 0, 0).war(), 6);
        assertThat(((Phase.Wintering) war.board().phase()).next()).isEqualTo(RoundBox.END);

        assertThat(war.plays(IN_SMALAND, 1).board().phase()).isEqualTo(new Phase.Over());
    }
}
