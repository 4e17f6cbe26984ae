package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;

/** Supply in the rest of the world (EU-SUP-WORLD), snowflakes, and attrition by percentages in a supply segment. */
class WorldSupplyTest {

    private static final String VERACRUZ = "r_azteca_e";
    private static final String TAMPICO = "r_chichimeca_e";

    private static WarView board(Situation situation) {
        return new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    private static boolean supplied(Kind kind, int level, int armyMinus, int ld) {
        var board = board(franceAgainstSpain().charted().establishment("spain", kind, level, VERACRUZ).stack("cortes", "spain", TAMPICO, 0, armyMinus, ld));
        return SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("cortes")).orElseThrow())).isPresent();
    }

    @Test
    void fortsAndMissionsSupplyDetachmentsAndSettlementsAnyStack() {
        assertThat(supplied(Kind.FORT, 0, 0, 2)).isTrue();
        assertThat(supplied(Kind.FORT, 0, 1, 0)).isFalse();
        assertThat(supplied(Kind.MISSION, 0, 1, 0)).isFalse();
        assertThat(supplied(Kind.TRADING_POST, 1, 1, 0)).isTrue();
        assertThat(supplied(Kind.COLONY, 1, 1, 0)).isTrue();
    }

    private static List<WeakSupplyCause> weak(int armyMinus, int ld) {
        var board = board(franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, VERACRUZ).stack("cortes", "spain", "r_texas_se", 0, armyMinus, ld));
        return SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("cortes")).orElseThrow())).orElseThrow().weak();
    }

    @Test
    void aLineOfSixMpIsWeakForAnArmyAndNotForDetachments() {
        assertThat(weak(1, 0)).containsExactly(WeakSupplyCause.LONG);
        assertThat(weak(0, 2)).isEmpty();
    }

    private static Step supplyRoll(String province) {
        var war = franceAgainstSpain().charted().overseas().stack("lost", "france", province, 0, 0, 3).war();
        war.plays(new RollAttrition(new SpaceId(province), AttritionKind.SUPPLY), 4);
        return war.step("supply attrition");
    }

    @Test
    void snowflakesOfAnUncontrolledProvinceAreAdded() {
        assertThat(supplyRoll("r_patagonia_e").modifiers()).as("Patagonia has one snowflake")
                .anyMatch(modifier -> modifier.rule().id().equals("EU-ATTR-SUPPLY-9") && modifier.value() == 1);
        assertThat(supplyRoll(TAMPICO).modifiers()).noneMatch(modifier -> modifier.rule().id().equals("EU-ATTR-SUPPLY-9"));
    }

    @Test
    void troopsWithoutALineLoseAPercentage() {
        var war = franceAgainstSpain().charted().overseas().stack("lost", "france", TAMPICO, 0, 0, 3).war();
        war.plays(new RollAttrition(new SpaceId(TAMPICO), AttritionKind.SUPPLY), 6);
        assertThat(war.step("supply attrition").result()).as("6 + 2 without a line of supply").isEqualTo("30%");
        assertThat(war.last(AttritionRolled.class).ld()).as("3 LD at 30 %: 2 LD are left").isEqualTo(1);
    }

    @Test
    void snowflakesOfEachProvinceOfAMarchAreAdded() {
        War war = franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, "r_patagonia_e").stack("magellan", "spain", "r_patagonia_e", 0, 0, 3).war()
                .rollingForMarches().waits("france").declares("spain", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("magellan"), List.of(new SpaceId("r_patagonia_ne"), new SpaceId("r_plata_nw"), new SpaceId("r_patagonia_ne")))).plays(new RollMarchAttrition(new StackId("magellan")), 3);
        assertThat(war.step("movement attrition").modifiers()).as("one of Patagonia NE, none of the controlled colony")
                .anyMatch(modifier -> modifier.rule().id().equals("EU-ATTR-MOVEMENT-7") && modifier.value() == 1);
    }
}
