package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.MILITIA;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.TAMPICO;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.VERACRUZ;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.enters;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.ChooseFighters;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.militia.play.MilitiaCommand.SendOutMilitia;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Militia in the field beside troops: at most 8 LD fight, stacking, and the retreat of a side with militia (EU-MILITIA-FIGHT, EU-STACK-4). */
class MilitiaBesideTroopsTest {

    /** Portugal has a colony of level 6 with a mission, seven detachments, and 8 LD beside them; the French bring as many. */
    private static Situation portuguese(int armies) {
        return franceAgainstSpain().charted().alliances(List.of("france"), List.of("portugal"), List.of("spain")).initiative("france", 20).establishment("france", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("portugal", Kind.COLONY, 6, TAMPICO).establishment("portugal", Kind.MISSION, 0, TAMPICO)
                .stack("in", "portugal", TAMPICO, armies, 0, 0).stack("la", "france", VERACRUZ, 2, 0, 0);
    }

    private static War outside(Situation situation) {
        return enters(situation).plays(new SendOutMilitia(new SpaceId(TAMPICO))).plays(new FightBattle(new SpaceId(TAMPICO)));
    }

    private static Troops troops(String stack, Units units) {
        return new Troops(new StackId(stack), Counters.of(units), null);
    }

    private static ChooseFighters choice(Units militia, Units in) {
        return new ChooseFighters(new SpaceId(TAMPICO), List.of(troops("in", in), troops(MILITIA, militia)), List.of());
    }

    /** 2 LD of militia and 8 LD: its owner chooses 8 LD, and the militia is whole or out. */
    @Test
    void atMostEightLdFightAndTheMilitiaWhole() {
        var war = outside(portuguese(2)).plays(new StandAndFight(new SpaceId(TAMPICO)), War.luck(Side.PHASING));
        assertThat(war.board().stacks().get(new StackId(MILITIA)).units()).hasToString("2 LD 1 LDE");
        assertThat(war.decision("fighters").party()).isEqualTo("portugal");
        assertThat(Told.of(war.refuses(choice(Units.of(0, 0, 1), Units.of(1, 1, 1))).detail())).contains("eu.battle.refused-fighters");
        war.plays(choice(new Units(0, 0, 2, 1, 0, 0, false), Units.of(1, 1, 0)), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().side(Side.NON_PHASING).units().thirds()).as("8 LD and a detachment").isEqualTo(8 * 3 + 1);
    }

    @Test
    void militiaCountsForNoStacking() {
        var war = outside(portuguese(2));
        var board = new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(StackingSurplus.surplus(board, board.stacksInField(new SpaceId(TAMPICO), board.state().allianceOf(new CountryId("portugal"))))).as("were it counted").isPositive();
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("losses-in");
        assertThat(war.board().stacks()).containsKeys(new StackId("in"), new StackId(MILITIA));
    }

    /** The side is beaten: 4 LD go where they may, what is left of the militia into the fortress and home. */
    @Test
    void aBeatenSideRetreatsWithoutItsMilitia() {
        Dice luck = War.luck(Side.PHASING);
        var war = outside(portuguese(1)).plays(new StandAndFight(new SpaceId(TAMPICO)), luck);
        while (!war.decisions().isEmpty() && war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId(TAMPICO)), luck);
        }
        var asked = war.decision("retreat");
        assertThat(asked.options()).isNotEmpty();
        war.plays((EuCommand) asked.options().getLast().command(), luck);
        while (war.board().duties().size() > 0) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.events()).filteredOn(StackRetreated.class::isInstance).map(StackRetreated.class::cast)
                .filteredOn(retreat -> retreat.stack().equals(new StackId(MILITIA))).containsExactly(new StackRetreated(new StackId(MILITIA), new SpaceId(TAMPICO), new SpaceId(TAMPICO), true));
        assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
        assertThat(war.board().world().militia().drawnUp()).isEmpty();
        assertThat(war.board().stack(new StackId("in")).map(stack -> !stack.province().equals(new SpaceId(TAMPICO)) || stack.besieged())).isNotEqualTo(Optional.of(false));
    }

    /** French militia of level 5 and mission: 3 and 1 detachments, veteran, beside 2 conscript LD: 4 of 10 thirds are veteran. */
    @Test
    void theQualityOfASideCountsMilitiaByThirds() {
        assertThat(veteran(2)).isFalse();
        assertThat(veteran(1)).as("4 of 7 thirds").isTrue();
    }

    private static boolean veteran(int conscripts) {
        var war = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("france", Kind.COLONY, 5, TAMPICO).establishment("france", Kind.MISSION, 0, TAMPICO)
                .stack("in", "france", TAMPICO, 0, 0, conscripts).stack("la", "spain", VERACRUZ, 0, 1, 1).war().askingMilitia().luckyInAttrition()
                .declares("spain", Campaign.MULTIPLE).marches("la", TAMPICO).plays(new EndMovement(new CountryId("spain"))).exploresNothing()
                .plays(new SendOutMilitia(new SpaceId(TAMPICO))).plays(new FightBattle(new SpaceId(TAMPICO))).plays(new StandAndFight(new SpaceId(TAMPICO)), War.luck(Side.PHASING));
        return war.last(BattleFought.class).battle().side(Side.NON_PHASING).veteran();
    }
}
