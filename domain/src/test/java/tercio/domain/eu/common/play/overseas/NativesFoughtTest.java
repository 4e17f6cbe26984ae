package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.amazon;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.enters;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.goldCoast;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.DeclareOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.ForgoOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.establishment.play.FortCommand.EndFortBuilding;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.natives.play.NativeCommand.AttackNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.ConvertNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersWentHome;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesDispersed;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesReturned;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesStand;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Battles with natives in a game, their losses, and what becomes of them and of those who follow a conquistador (EU-NAT, EU-BATTLE-NATIVES). */
class NativesFoughtTest {

    private static War fights(War war, String province, Dice dice) {
        war.plays(new FightBattle(new SpaceId(province)), dice);
        while (!war.decisions().isEmpty() && war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId(province)), dice);
        }
        return war;
    }

    private static War noForts(War war) {
        while (war.decisions().getFirst().id().startsWith("forts-")) {
            war.plays(new EndFortBuilding(new CountryId(war.decisions().getFirst().party())));
        }
        return war;
    }

    private static War caught(Situation situation) {
        return enters(situation, "r_cotedor_e").plays(new PassNatives(new StackId("s")), 1);
    }

    @Test
    void nativesWhoCatchTheStackAreTheInterceptors() {
        var war = fights(caught(goldCoast()), "r_cotedor_e", War.luck(Side.PHASING));
        var battle = war.last(BattleFought.class).battle();
        assertThat(battle.interception()).isTrue();
        assertThat(battle.nonPhasing().country().value()).isEqualTo("natives");
        assertThat(battle.nonPhasing().leader()).as("a replacement leader of natives").isEmpty();
        assertThat(battle.theatre()).hasToString("ROTW");
        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
    }

    /** On the Ob the natives have 1 LD and tolerance 4, and land is open. */
    private static War onTheOb() {
        var ob = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_ob_w").stack("s", "spain", "r_ob_w", 0, 1, 1);
        return fights(enters(ob, "r_ob_s").plays(new PassNatives(new StackId("s")), 4), "r_ob_s", name -> OptionalInt.of(name.side().equals("phasing") ? 6 : 1));
    }

    /** The mover has won: the natives stay in their province, it may go on, and nobody fights there again in this round. */
    /** 4 LD are four times the 1 LD of the natives on the Ob: enough for an overrun that is fought, but they fight at once anyway. 8 LD would destroy them. */
    @ParameterizedTest
    @CsvSource({"1,0,0", "2,0,0"})
    void nativesWhoRiseFightAtOnceAlsoWhoeverCouldOverrunThem(int armies, int smaller, int detachments) {
        var ob = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_ob_w")
                .stack("s", "spain", "r_ob_w", armies, smaller, detachments);
        var war = enters(ob, "r_ob_s").plays(new PassNatives(new StackId("s")), 4);
        if (armies == 2) {
            assertThat(war.decision("overrun").options()).extracting(Option::command).containsExactly(new DeclareOverrun(new SpaceId("r_ob_s")), new ForgoOverrun(new SpaceId("r_ob_s")));
            war.plays(new ForgoOverrun(new SpaceId("r_ob_s")));
        }
        while (!war.board().duties().isEmpty()) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(5));
        }

        assertThat(war.last(BattleJoined.class)).extracting(BattleJoined::province, BattleJoined::interception).containsExactly(new SpaceId("r_ob_s"), true);
        assertThat(war.events()).noneMatch(event -> event instanceof NativesDispersed);
    }

    /** A French detachment is on the Ob too; it is small, unled and has not intercepted. */
    private static Situation besideTheFrench() {
        return franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_ob_w").stack("s", "spain", "r_ob_w", 1, 0, 0)
                .stack("f", "france", "r_ob_s", 0, 0, 0).detachments(2);
    }

    private static War toTheBattles(War war) {
        while (!war.decisions().getFirst().id().startsWith("movement")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command(), name -> OptionalInt.of(1));
        }
        return war.plays(new EndMovement(new CountryId("spain")));
    }

    /** Natives and enemies in one province are fought one after the other: nobody is left beside them in the field (EU-STACK-7). */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void enemiesBesideNativesAreFoughtToo(boolean attacks) {
        var entered = besideTheFrench().war().amongNatives().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("s"), List.of(new SpaceId("r_ob_s"))));
        var war = attacks ? entered.plays(new AttackNatives(new StackId("s"))) : fights(entered.plays(new PassNatives(new StackId("s")), 4), "r_ob_s", War.luck(Side.PHASING));
        toTheBattles(war.exploresNothing());

        var open = war.decision("battles").options().stream().map(Option::command).toList();
        assertThat(open).as("after the natives, or before them").contains(attacks ? new FightBattle(new SpaceId("r_ob_s"), new CountryId("france")) : new FightBattle(new SpaceId("r_ob_s")));
    }

    @Test
    void beatenNativesStayAndTheStackMayGoOn() {
        var war = onTheOb();
        var left = war.last(NativesFought.class);
        assertThat(war.board().world().natives().forceIn(new SpaceId("r_ob_s")).thirds()).isEqualTo(left.left()).isEqualTo(3 - left.lost());
        assertThat(war.board().stack(new StackId("natives.r_ob_s"))).isEmpty();
        assertThat(war.decision("onward").options()).extracting(option -> option.command()).contains(new HaltMove(new StackId("s")));
        war.plays(new HaltMove(new StackId("s"))).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(war.events()).as("no battle after the movements").noneMatch(event -> event instanceof NativesStand);
    }

    /**
     * The first fire is a 10 on A: 2 1/3 and a rout. The pursuit, a 5 with 2 for the first day, 1 after fire and -1 in the forest, is a 7 on E: 2/3. Three LD
     * inflict 1 less, so 2, and 1 1/3 at size -2.
     */
    @Test
    void theLossesOfABattleBeyondEuropeAreToldInThirds() {
        var luck = War.luck(Side.PHASING);
        var war = fights(caught(goldCoast()), "r_cotedor_e", name -> name.purpose().equals("pursuit") ? OptionalInt.of(5) : luck.next(name));
        var ended = war.last(BattleEnded.class);
        assertThat(ended.lossesLd()).isEqualTo(Map.of(Side.PHASING, 0, Side.NON_PHASING, 1));
        assertThat(ended.lossesLde()).contains(Map.of(Side.PHASING, 0, Side.NON_PHASING, 1));
        assertThat(ended.thirds(Side.NON_PHASING)).isEqualTo(4).isEqualTo(war.last(NativesFought.class).lost());
        var before = new BattleEnded(ended.province(), ended.winner(), ended.major(), ended.lossesLd(), ended.stability(), ended.victoryPoints(), ended.barred(), Optional.empty());
        assertThat(ended.agreesWith(before)).as("recorded before detachments were told").isTrue();
    }

    @Test
    void whoIsBeatenByNativesGoesBack() {
        var war = fights(caught(goldCoast()), "r_cotedor_e", War.luck(Side.NON_PHASING));
        war.plays(Retreat.to(new SpaceId("r_cotedor_e"), new SpaceId("r_cotedor_w")), War.luck(Side.NON_PHASING));
        assertThat(war.board().stack(new StackId("s")).orElseThrow().province().value()).isEqualTo("r_cotedor_w");
        assertThat(war.board().stack(new StackId("natives.r_cotedor_e"))).isEmpty();
        assertThat(war.board().world().natives().risenAgainst(new SpaceId("r_cotedor_e"))).containsExactly(new CountryId("spain"));
    }

    /** The stack that has won could go on, and stays. In the next round they fight again, after the movements: their province is that of enemies. */
    @Test
    void theyFightOnceARound() {
        var war = fights(caught(goldCoast()), "r_cotedor_e", War.luck(Side.PHASING)).plays(new HaltMove(new StackId("s"))).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(war.last(NativesFought.class).left()).isPositive();
        noForts(war.nothingElse(5)).declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(war.last(NativesStand.class)).isEqualTo(new NativesStand(new StackId("natives.r_cotedor_e"), new SpaceId("r_cotedor_e")));
        assertThat(((Phase.Battles) war.board().phase()).provinces()).containsExactly(new SpaceId("r_cotedor_e"));
        fights(war, "r_cotedor_e", War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().interception()).isFalse();
    }

    /** The Aztecs have 20 LD: three dice, and the last stands for 4. All fight, against any number. */
    @Test
    void twentyDetachmentsThrowThreeDice() {
        var azteca = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_azteca_e")
                .stack("s", "spain", "r_azteca_e", 1, 1, 1);
        var war = enters(azteca, "r_azteca_se").plays(new AttackNatives(new StackId("s"))).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        war.plays(new FightBattle(new SpaceId("r_azteca_se")), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).standing().nonPhasing().inflictedThirds()).hasSize(3);
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units().allLd()).isEqualTo(20);
    }

    /** A move into a province of natives who have risen against an ally is active and stops there. */
    @Test
    void nativesWhoHaveRisenAreEnemies() {
        var risen = goldCoast().risen("r_cotedor_e", "spain");
        var war = risen.war().declares("spain", Campaign.PASSIVE);
        assertThat(war.refuses(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e")))).rule()).hasToString("EU-CAMP-3");
        war = risen.war().declares("spain", Campaign.SIMPLE);
        assertThat(war.refuses(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e"), new SpaceId("r_cameroun_w")))).rule()).hasToString("EU-MOVE-STOP");
        war.plays(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e")))).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(((Phase.Battles) war.board().phase()).provinces()).containsExactly(new SpaceId("r_cotedor_e"));
    }

    /** With 1 LD of followers the stack fights as 4 LD, with the technology of its country. */
    @Test
    void followersFightWithTheirLeader() {
        var war = enters(amazon(), "r_amazonia_n").plays(new ConvertNatives(new StackId("s"), new LeaderId("c")), 7);
        fights(war, "r_amazonia_n", War.luck(Side.PHASING));
        var line = war.last(BattleFought.class).battle().phasing();
        assertThat(line.units().allLd()).isEqualTo(4);
        assertThat(line.technology()).isEqualTo(war.board().scenario().countries().get(new CountryId("spain")).landTechnology());
        assertThat(line.contingents()).extracting(contingent -> contingent.country()).containsExactly(new CountryId("spain"), new CountryId("natives"));
    }

    @Test
    void followersGoHomeAtTheEndOfTheTurnAndNativesComeBack() {
        var war = amazon().followed("c", 1, 1).nativesLeft("r_amazonia_s", 0, 0).nativesLeft("r_amazonia_w", 2, 0).startingIn("W5").war();
        war.nothingElse(9);
        assertThat(war.board().phase()).isInstanceOf(Phase.Over.class);
        assertThat(war.board().world().natives().followers(new LeaderId("c"))).isZero();
        var back = war.last(NativesReturned.class);
        assertThat(back.returned()).containsEntry(new SpaceId("r_amazonia_w"), 12).doesNotContainKey(new SpaceId("r_amazonia_s"));
        assertThat(back.gone()).as("in America for good").containsExactly(new SpaceId("r_amazonia_s"));
    }

    @Test
    void followersGoHomeWhenTheirLeaderIsOffTheLand() {
        var war = amazon().followed("c", 2, 0).war();
        var gone = War.on(war.board().without(war.board().stack(new StackId("s")).orElseThrow()).with(war.board().leaders().get(new LeaderId("c")).asLost(
                LeaderStatus.Fate.KILLED, null, new SpaceId("r_amazonia_nw"))));
        gone.declares("spain", Campaign.PASSIVE);
        assertThat(gone.last(FollowersWentHome.class)).isEqualTo(new FollowersWentHome(new LeaderId("c"), 6));
        assertThat(gone.board().world().natives().followers(new LeaderId("c"))).isZero();
    }

    /** A province that is explored has its natives: who rise then fight with the other battles. */
    @Test
    void aStackThatExploresMeetsTheNatives() {
        var war = franceAgainstSpain().knows("france", "s_acores").establishment("france", Kind.TRADING_POST, 1, "r_cotedor_w")
                .stack("troops", "france", "r_cotedor_w", 0, 0, 2).war().amongNatives().declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france")));
        war.plays(new ExploreZone(new CountryId("france"), new StackId("troops"), new SpaceId("r_cotedor_e")), 1);
        assertThat(war.decision("natives").party()).isEqualTo("france");
        war.plays(new PassNatives(new StackId("troops")), 7);
        assertThat(((Phase.Battles) war.board().phase()).provinces()).containsExactly(new SpaceId("r_cotedor_e"));
        assertThat(war.last(NativesStand.class).province().value()).isEqualTo("r_cotedor_e");
    }
}
