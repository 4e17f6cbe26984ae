package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Marches in the rest of the world: their cost (EU-MOVE-1), closed land (EU-CTRL-WORLD), colonies of level 6 (EU-COL-6) and attrition by percentages. */
class WorldMarchTest {

    private static final String VERACRUZ = "r_azteca_e";
    private static final String TAMPICO = "r_chichimeca_e";

    /** 3 2/3 LD are no line of the table: they are read as 3 LD and two detachments (AMB-18). */
    private static final int LOST_OF_ELEVEN_THIRDS = 6;

    private static Situation mexico() {
        return franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, VERACRUZ).stack("cortes", "spain", VERACRUZ, 0, 0, 3);
    }

    private static int cost(Situation situation, String from, String to) {
        var board = new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
        return Marches.cost(board, board.state().stack(new StackId("cortes")).orElseThrow(), new SpaceId(from), new SpaceId(to)).total();
    }

    private static War moving(Situation situation, String... path) {
        return situation.war().rollingForMarches().waits("france").declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("cortes"), Id.all(List.of(path), SpaceId::new)));
    }

    @Test
    void landOfNobodyCostsTheFriendlyRateOfTheRestOfTheWorld() {
        assertThat(cost(mexico(), VERACRUZ, TAMPICO)).as("clear").isEqualTo(2);
        assertThat(cost(mexico(), TAMPICO, "r_texas_se")).as("clear across a river").isEqualTo(2 + 2);
        assertThat(cost(mexico(), VERACRUZ, "r_yucatan_s")).as("rough, into swamp").isEqualTo(6 + 2);
        assertThat(cost(mexico(), VERACRUZ, "r_azteca_c")).as("a mountain").isEqualTo(6);
    }

    @Test
    void anEnemyEstablishmentCostsTheEnemyRateAndAColonyOfLevelSixThatOfEurope() {
        assertThat(cost(mexico().establishment("france", Kind.TRADING_POST, 1, TAMPICO), VERACRUZ, TAMPICO)).isEqualTo(4);
        assertThat(cost(mexico().establishment("france", Kind.COLONY, 6, TAMPICO), VERACRUZ, TAMPICO)).isEqualTo(2);
        assertThat(cost(mexico().establishment("spain", Kind.COLONY, 6, TAMPICO), VERACRUZ, TAMPICO)).isEqualTo(1);
    }

    @Test
    void landOfANeutralMinorBarsTheWayAndLandOfNobodyDoesNot() {
        var war = mexico().area("chichimeca", "azteque").war().waits("france").declares("spain", Campaign.MULTIPLE);
        var refusal = war.refuses(new MoveStack(new StackId("cortes"), List.of(new SpaceId(TAMPICO))));
        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-WORLD");
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-neutral-overseas");
        assertThat(refusal.legal()).isNotEmpty();

        moving(mexico(), TAMPICO);
    }

    @Test
    void aNeutralEstablishmentBarsTheWay() {
        var war = mexico().establishment("portugal", Kind.MISSION, 0, TAMPICO).war().waits("france").declares("spain", Campaign.MULTIPLE);
        assertThat(war.refuses(new MoveStack(new StackId("cortes"), List.of(new SpaceId(TAMPICO)))).rule().id()).isEqualTo("EU-CTRL-WORLD");
    }

    @Test
    void aMoveInTheRestOfTheWorldLosesAPercentage() {
        var war = moving(mexico(), TAMPICO, "r_texas_se").plays(new RollMarchAttrition(new StackId("cortes")), 8);
        assertThat(war.step("movement attrition").result()).as("6 MP, die 8 without modifiers").isEqualTo("30%");
        assertThat(war.last(MarchAttritionRolled.class).ld()).as("3 LD at 30 %: 2 LD are left").isEqualTo(1);
        assertThat(war.board().stack(new StackId("cortes")).orElseThrow().units()).isEqualTo(Units.of(0, 0, 2));
    }

    @Test
    void aStarIsADieThatTakesAThird() {
        var two = franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, VERACRUZ).stack("cortes", "spain", VERACRUZ, 0, 0, 2);
        var war = moving(two, TAMPICO, "r_texas_se").plays(new RollMarchAttrition(new StackId("cortes")), 6, 3);
        assertThat(war.last(MarchAttritionRolled.class).lde()).as("2 LD at 10 %: 2 LD with a star, and an odd die").contains(1);
        assertThat(war.board().stack(new StackId("cortes")).orElseThrow().units()).isEqualTo(new Units(0, 0, 1, 2, 0, 0, false));
    }

    @Test
    void twoThirdsOfAnLdAreAskedOfTheStackThatHasThem() {
        var war = moving(mexico().detachments(2), TAMPICO, "r_texas_se").plays(new RollMarchAttrition(new StackId("cortes")), 10);
        assertThat(war.last(MarchAttritionRolled.class).ld()).as("3 2/3 LD at 50 %").isEqualTo(LOST_OF_ELEVEN_THIRDS / 3);
        assertThat(war.board().stack(new StackId("cortes")).orElseThrow().units().thirds()).isEqualTo(11 - LOST_OF_ELEVEN_THIRDS);
    }

    @Test
    void aMoveBetweenProvincesThatCountAsEuropeLosesWholeLd() {
        var war = moving(mexico().establishment("spain", Kind.COLONY, 6, TAMPICO), TAMPICO, "r_texas_se");
        assertThat(war.board().duties()).as("1 MP and 4 MP are 5: no attrition").isEmpty();
    }

}
