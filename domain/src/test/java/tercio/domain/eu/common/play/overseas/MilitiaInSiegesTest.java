package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.MILITIA;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.TAMPICO;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.VERACRUZ;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.enters;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.tampico;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.militia.play.MilitiaCommand.KeepMilitiaInside;
import tercio.domain.eu.world.militia.play.MilitiaCommand.SendOutMilitia;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaRebuilt;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaWentHome;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Modifier;

/** Militia in the fortress of its colony, its losses, and how it is rebuilt (EU-MILITIA-FIGHT, EU-MILITIA-RETURN). */
class MilitiaInSiegesTest {

    /** The French are before Tampico in the siege segment; its militia has stayed inside. */
    private static War besieged(Situation situation) {
        return enters(situation).plays(new KeepMilitiaInside(new SpaceId(TAMPICO))).waits("spain");
    }

    private static Forecast odds(War war, EuCommand command) {
        return War.RULES.forecasts(war.board(), List.of(command)).getFirst().orElseThrow();
    }

    /** A militia of 1 LD is one LD in the fortress for the supply of the besiegers, and troops inside without an ARMY for the undermining. */
    @Test
    void aLineOfMilitiaIsALineInTheFortress() {
        var war = besieged(tampico());
        assertThat(war.last(MilitiaMannedWalls.class)).isEqualTo(new MilitiaMannedWalls(new StackId(MILITIA), new SpaceId(TAMPICO)));
        assertThat(war.board().stacks().get(new StackId(MILITIA)).besieged()).isTrue();
        war.plays(new Undermine(new SpaceId(TAMPICO)), 1);
        assertThat(modifiers(war, "undermining")).containsEntry("troops inside without an ARMY", 1);
        assertThat(modifiers(war, "attrition check against 4 MP of supply")).containsEntry("LD in the fortress", -1);
        assertThat(war.last(MilitiaWentHome.class)).as("once the siege of the round is resolved").isEqualTo(new MilitiaWentHome(new StackId(MILITIA), new SpaceId(TAMPICO), 0));
        assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
    }

    private static Map<String, Integer> modifiers(War war, String step) {
        return war.step(step).modifiers().stream().collect(Collectors.toMap(Modifier::reason, Modifier::value));
    }

    /** The besiegers throw sevens, and kill a detachment; with eights they kill the whole militia of 1 LD, and the fortress holds. */
    @Test
    void militiaTakesTheLossesOfAnAssault() {
        assertThat(assaulted(7).board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(1);
        var war = assaulted(8);
        assertThat(war.last(AssaultFought.class).falls()).isFalse();
        assertThat(war.board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(3);
        assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
    }

    private static War assaulted(int roll) {
        return besieged(tampico()).plays(new ResolveAssault(new SpaceId(TAMPICO)), (Dice) name -> OptionalInt.of(name.side().equals("besieger") ? roll : 1));
    }

    @Test
    void aFortressThatFallsTakesItsMilitiaAlong() {
        var war = besieged(tampico());
        var board = war.board();
        war = War.on(board.withDuties(board.duties().plus(new Duty.BreachOrHonours(new CountryId("france"), new SpaceId(TAMPICO)))));
        war.plays(new GrantWarHonours(new SpaceId(TAMPICO)));
        assertThat(war.last(StackDestroyed.class).stack().value()).isEqualTo(MILITIA);
        assertThat(war.events()).as("militia never leaves: no war honours for it").noneMatch(event -> event instanceof GarrisonFreed freed && freed.stack().equals(new StackId(MILITIA)));
        var honours = war;
        while (!honours.decisions().isEmpty() && honours.board().world().militia().drawnUp().containsKey(new SpaceId(TAMPICO))) {
            honours.plays((EuCommand) honours.decisions().getFirst().options().getFirst().command());
        }
        assertThat(honours.board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(3);
    }

    // --- The end of the turn -----------------------------------------------------------------------------------------

    private static War lastRound(Situation situation, int lost) {
        var board = situation.startingIn("W5").war().board();
        return War.on(board.withWorld(board.world().withMilitia(board.world().militia().withLosses(new SpaceId(TAMPICO), lost)))).nothingElse(9);
    }

    @Test
    void whatWasLostIsRebuiltAtTheEndOfTheTurn() {
        var war = lastRound(tampico(), 2);
        assertThat(war.board().phase()).isInstanceOf(Phase.Over.class);
        assertThat(war.last(MilitiaRebuilt.class)).isEqualTo(new MilitiaRebuilt(Map.of(new SpaceId(TAMPICO), 2)));
        assertThat(war.board().world().militia().lost()).isEmpty();
    }

    @Test
    void aBesiegedOrLostColonyRebuildsNothing() {
        var besieged = lastRound(tampico().stack("lb", "france", TAMPICO, 0, 0, 2), 2);
        assertThat(besieged.board().phase()).isInstanceOf(Phase.Over.class);
        assertThat(besieged.board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(2);
        var taken = franceAgainstSpain().charted().initiative("france", 20).establishment("spain", Kind.COLONY, 4, TAMPICO).heldBy("france");
        assertThat(lastRound(taken, 2).board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(2);
    }

    @Test
    void aTurnWithoutLossesEndsWithoutAWord() {
        assertThat(lastRound(tampico(), 0).events()).noneMatch(event -> event instanceof MilitiaRebuilt);
    }

    // --- Beside troops -----------------------------------------------------------------------------------------------

    /** The French stood before Tampico; a Spanish stack comes, and the militia comes out beside it. */
    @Test
    void militiaOfABesiegedColonyComesOutBesideFriends() {
        var situation = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.COLONY, 4, TAMPICO).establishment("spain", Kind.COLONY, 2, VERACRUZ)
                .stack("la", "france", TAMPICO, 0, 0, 2).stack("relief", "spain", VERACRUZ, 0, 0, 2);
        var war = situation.war().askingMilitia().luckyInAttrition().declares("spain", Campaign.MULTIPLE).marches("relief", TAMPICO)
                .plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(war.decision("militia").party()).isEqualTo("spain");
        war.plays(new SendOutMilitia(new SpaceId(TAMPICO)));
        var board = NativesAtHome.boardWithNatives(new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED), new SpaceId(TAMPICO));
        var spain = board.state().allianceOf(new CountryId("spain"));
        assertThat(Meetings.attackers(board, new SpaceId(TAMPICO), spain, board.state().allianceOf(new CountryId("france")))).extracting(Stack::id).containsExactly(new StackId(MILITIA), new StackId("relief"));
        assertThat(Meetings.attackers(board, new SpaceId(TAMPICO), spain, Alliance.NATIVES)).as("militia fights no natives").extracting(Stack::id).containsExactly(new StackId("relief"));
        war.plays(new FightBattle(new SpaceId(TAMPICO)));
        assertThat(war.board().phase()).isInstanceOfSatisfying(Phase.Battles.class, battles ->
                assertThat(battles.engagement().side(Side.PHASING)).extracting(engaged -> engaged.stack()).containsExactly(new StackId(MILITIA), new StackId("relief")));
    }

    /** Nobody comes: the besieged militia is not asked in the next impulse of the besiegers. */
    @Test
    void militiaAloneDoesNotComeOutAgainstEarlierBesiegers() {
        var war = tampico().stack("lb", "france", TAMPICO, 0, 0, 2).war().askingMilitia().waits("france");
        assertThat(war.decisions()).noneMatch(decision -> decision.id().equals("militia"));
    }

    // --- Odds --------------------------------------------------------------------------------------------------------

    /** Outside it is a battle of 3 LD against 1 LD, inside a siege. */
    @Test
    void theAnswersTellTheOddsOfTheBattleAndOfTheSiege() {
        var war = enters(tampico());
        assertThat(odds(war, new SendOutMilitia(new SpaceId(TAMPICO))).figures()).containsKey("winner");
        var inside = odds(war, new KeepMilitiaInside(new SpaceId(TAMPICO))).figures();
        assertThat(inside).containsKeys("undermining/result", "assault/fortressFalls").doesNotContainKey("winner");
    }
}
