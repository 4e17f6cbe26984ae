package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Timar out of the national territory of Turkey roll where the year changes, and some go home (EU-TUR-4). */
class WinterOfTimarTest {

    private static final List<List<String>> SIDES = List.of(List.of("turkey", "france"), List.of("hongrie", "spain"));

    private static Situation turks() {
        return Situation.franceAgainstSpain().alliances(SIDES.get(0), SIDES.get(1)).initiative("turkey", 12);
    }

    /** A round in which nobody does anything and the year changes. */
    private static War winter(Situation situation) {
        var war = situation.war();
        for (var alliance : SIDES) {
            alliance.forEach(country -> war.declares(country, Campaign.NONE));
            alliance.forEach(country -> war.plays(new EndMovement(new CountryId(country))));
        }
        return war.luckyInAttrition().plays(new RollContinuation(), 6);
    }

    @Test
    void theyRollAndSendTimarHomeWithoutPillage() {
        var war = winter(turks().controller("serbia", "turkey").stack("army", "turkey", "serbia", 0, 0, 1).with(Timar.of(1, 1, 0)));

        assertThat(war.board().phase()).isEqualTo(new Phase.Wintering(List.of(AttritionDue.timar(new SpaceId("serbia"), List.of(new StackId("army")), 1)),
                RoundBox.S2, false, false));
        war.plays(new RollAttrition(new SpaceId("serbia"), AttritionKind.TIMAR), 7);
        assertThat(War.sum(war.step("wintering of Timar"))).as("2 for Bulgaristan next door").isEqualTo(2);
        assertThat(war.last(AttritionRolled.class)).as("7 + 2 = 9 for the 6 LD of Timar: 2 and a P, which is ignored")
                .isEqualTo(new AttritionRolled(AttritionKind.TIMAR, new SpaceId("serbia"), List.of(new StackId("army")), 2, false, null));
        assertThat(war.decision("losses").options()).extracting(Option::command).as("Janissaries stay")
                .allMatch(command -> ((TakeLosses) command).left().ld() == 1)
                .contains(new TakeLosses(new StackId("army"), Counters.of(Units.with(0, 0, 1, Timar.of(1, 0, 0)))));
        war.plays(new TakeLosses(new StackId("army"), Counters.of(Units.with(0, 0, 1, Timar.of(1, 0, 0)))));
        assertThat(war.board().box()).isEqualTo(RoundBox.S2);
    }

    @Test
    void theWayGoesThroughProvincesThatTurkeyOwnsOrControls() {
        var army = turks().controller("magyarorszag", "turkey").stack("army", "turkey", "magyarorszag", 0, 0, 0).with(Timar.of(0, 0, 2));
        var around = turks().controller("magyarorszag", "turkey").controller("croatie", "turkey").owner("serbia", "turkey")
                .stack("army", "turkey", "magyarorszag", 0, 0, 0).with(Timar.of(0, 0, 2));

        assertThat(((Phase.Wintering) winter(army).board().phase()).due()).as("no way of their own: by Banat, the shortest")
                .containsExactly(AttritionDue.timar(new SpaceId("magyarorszag"), List.of(new StackId("army")), 2));
        assertThat(((Phase.Wintering) winter(around).board().phase()).due()).as("by Croatie and Serbia, Banat is not Turkish")
                .containsExactly(AttritionDue.timar(new SpaceId("magyarorszag"), List.of(new StackId("army")), 3));
    }

    @Test
    void aPashaGoesHomeWhole() {
        var war = winter(turks().controller("serbia", "turkey").stack("army", "turkey", "serbia", 0, 1, 0).with(Timar.pashas(3)))
                .plays(new RollAttrition(new SpaceId("serbia"), AttritionKind.TIMAR), 7);

        assertThat(war.board().stacks().get(new StackId("army")).units()).as("9 for 3 LD: 1 LD").isEqualTo(Units.of(0, 1, 0));
    }

    @Test
    void atHomeAndInOwnedDamasNobodyRolls() {
        assertThat(winter(turks().stack("army", "turkey", "rumeli", 0, 0, 0).with(Timar.of(1, 0, 0))).board().box()).isEqualTo(RoundBox.S2);
        assertThat(winter(turks().owner("syrie", "turkey").stack("army", "turkey", "syrie", 0, 0, 0).with(Timar.of(1, 0, 0))).board().box())
                .isEqualTo(RoundBox.S2);
        assertThat(winter(turks().controller("serbia", "turkey").stack("army", "turkey", "serbia", 1, 0, 0)).board().box()).as("Janissaries")
                .isEqualTo(RoundBox.S2);
    }
}
