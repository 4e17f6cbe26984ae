package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Natives who have risen are enemies: for lines of supply, for attrition and for those who leave a siege (EU-NAT-ENEMIES). */
class HostileNativesTest {

    private static final String VERACRUZ = "r_azteca_e";
    private static final String TAMPICO = "r_chichimeca_e";

    private static Optional<SupplyRoute> line(Situation situation) {
        var board = new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
        return SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("cortes")).orElseThrow()));
    }

    private static Situation veracruz(String province) {
        return franceAgainstSpain().establishment("spain", Kind.COLONY, 2, VERACRUZ).stack("cortes", "spain", province, 0, 0, 2);
    }

    @Test
    void noLineOfSupplyPassesThem() {
        assertThat(line(veracruz("r_texas_se")).orElseThrow().provinces()).containsExactly(new SpaceId(VERACRUZ), new SpaceId(TAMPICO), new SpaceId("r_texas_se"));
        assertThat(line(veracruz("r_texas_se").risen(TAMPICO, "spain")).map(SupplyRoute::provinces).orElse(List.of())).doesNotContain(new SpaceId(TAMPICO));
        assertThat(line(veracruz("r_texas_se").risen(TAMPICO, "france"))).as("against others").isPresent();
    }

    @Test
    void anEstablishmentBeforeWhichTheyStandIsNoSource() {
        assertThat(line(veracruz(TAMPICO).risen(VERACRUZ, "spain"))).isEmpty();
        assertThat(line(veracruz(TAMPICO).risen(TAMPICO, "spain"))).as("a stack among them is still supplied from beside").isPresent();
    }

    // --- Attrition -----------------------------------------------------------------------------------------------------

    private static MarchRoll last(War war) {
        return war.last(MarchAttritionDue.class).roll();
    }

    /** Six LD, massed forces, march from the Gold Coast among natives who have risen before: that is an active move. */
    private static Situation six(String province) {
        return franceAgainstSpain().allKnow("r_cotedor_w", "r_cotedor_e").initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w").stack("s", "spain", province, 1, 0, 2);
    }

    @Test
    void theirProvinceIsThatOfAnEnemyForAttrition() {
        var stays = six("r_cotedor_e").risen("r_cotedor_e", "spain").war().rollingForMarches().declares("spain", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("spain")));
        assertThat(last(stays).enemyProvince()).as("it stays among them").isTrue();
        var enters = six("r_cotedor_w").risen("r_cotedor_e", "spain").war().rollingForMarches().declares("spain", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e"))));
        assertThat(last(enters).enemyProvince()).as("it enters among them").isTrue();
    }

    @Test
    void nativesWhomTheMoveItselfHasWokenWereNoEnemiesBefore() {
        var war = six("r_cotedor_w").war().rollingForMarches().amongNatives().declares("spain", Campaign.PASSIVE).plays(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e"))))
                .plays(new PassNatives(new StackId("s")), 1);
        assertThat(war.board().world().natives().risenAgainst(new SpaceId("r_cotedor_e"))).contains(new CountryId("spain"));
        while (war.events().stream().noneMatch(MarchAttritionDue.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(Side.PHASING));
        }
        assertThat(last(war).enemyProvince()).isFalse();
    }

    // --- Sieges --------------------------------------------------------------------------------------------------------

    /** French besiegers of Tampico, whose trading post lies behind Veracruz, may not go back through natives who have risen. */
    @Test
    void whoLeavesASiegeGoesNotAmongThem() {
        var siege = franceAgainstSpain().establishment("spain", Kind.COLONY, 2, TAMPICO).fortified(2).establishment("france", Kind.COLONY, 2, VERACRUZ)
                .stack("la", "france", TAMPICO, 0, 0, 2);
        assertThat(ends(siege)).contains(VERACRUZ);
        assertThat(ends(siege.risen(VERACRUZ, "france"))).doesNotContain(VERACRUZ);
    }

    private static List<String> ends(Situation situation) {
        var war = situation.war().waits("france").exploresNothing().waits("spain").exploresNothing().luckyInAttrition();
        return war.decisions().getFirst().options().stream().map(Option::command).filter(Redeploy.class::isInstance).map(Redeploy.class::cast).map(back -> back.to().value()).toList();
    }
}
