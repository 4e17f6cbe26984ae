package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.OverrunOffered;
import tercio.domain.eu.land.interception.play.InterceptionEvent.OverrunOfMoverOffered;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.natives.play.NativeCommand.AttackNatives;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesDispersed;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Land stacks and enemies in provinces that their countries do not know yet, and natives beside enemies (EU-DISCOVERY-MEETING, EU-NAT). */
class EnemiesMetByExplorersTest {

    /** Two French LD in the west of Haiti, which know nothing else there, and two Spanish ones next to them. */
    private static Situation haiti() {
        return haiti(0, 2, 0, 2);
    }

    /** Numbers of ARMY+ counters, of 4 LD, and loose LD of both. */
    private static Situation haiti(int armies, int loose, int spanishArmies, int spanishLoose) {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin", "r_haiti_w")
                .stack("troops", "france", "r_haiti_w", armies, 0, loose).stack("enemy", "spain", "r_haiti_e", spanishArmies, 0, spanishLoose);
    }

    /** The French explore the province of the enemy: a 1 is a 5, a success without losses. */
    private static War explored(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france"))).plays(new ExploreZone(new CountryId("france"), new StackId("troops"), new SpaceId("r_haiti_e")), 1);
    }

    private static boolean fights(War war) {
        return war.board().phase() instanceof Phase.Battles battles && battles.provinces().contains(new SpaceId("r_haiti_e"));
    }

    private static void wins(War war, FightBattle battle) {
        war.plays(battle, War.luck(Side.PHASING));
        while (war.board().phase() instanceof Phase.Battles battles && battles.engagement() != null) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command(), War.luck(Side.PHASING));
        }
    }

    @Test
    void twoStacksThatBothCarryTheProvinceDoNotFight() {
        var war = explored(haiti().carries("enemy", "r_haiti_e"));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("r_haiti_e");
        assertThat(fights(war)).isFalse();
        war.declares("spain", Campaign.SIMPLE).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(war.events()).as("nor in the enemy's impulse").noneMatch(BattleJoined.class::isInstance);
        assertThat(war.board().stack(new StackId("troops"))).isPresent();
        assertThat(war.board().stack(new StackId("enemy"))).isPresent();
    }

    @Test
    void theStackWhoseCountryKnowsTheProvinceBeginsTheBattle() {
        var war = explored(haiti().knows("spain", "r_haiti_e"));
        assertThat(fights(war)).as("the French only carry it").isFalse();
        war.declares("spain", Campaign.SIMPLE).plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(fights(war)).isTrue();
        war.plays(new FightBattle(new SpaceId("r_haiti_e")), War.luck(Side.PHASING));
        assertThat(war.last(BattleJoined.class).phasing()).extracting(engaged -> engaged.stack()).containsExactly(new StackId("enemy"));
    }

    @Test
    void aStackWhoseCountryKnowsTheProvinceAttacksOneThatCarriesIt() {
        var war = haiti().knows("france", "r_haiti_e").carries("enemy", "r_haiti_e").war().declares("france", Campaign.SIMPLE)
                .plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e")))).plays(new EndMovement(new CountryId("france"))).exploresNothing();
        assertThat(fights(war)).isTrue();
    }

    /** Four LD against one, with as many times as an overrun needs. */
    @Test
    void nobodyOverrunsInAProvinceThatItsCountryDoesNotKnow() {
        var war = haiti(1, 0, 0, 1).carries("troops", "r_haiti_e").carries("enemy", "r_haiti_e").war().declares("france", Campaign.SIMPLE)
                .plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
        assertThat(war.events()).noneMatch(OverrunOffered.class::isInstance);
        var known = haiti(1, 0, 0, 1).knows("france", "r_haiti_e").war().declares("france", Campaign.SIMPLE).plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
        assertThat(known.events()).anyMatch(OverrunOffered.class::isInstance);
    }

    /** Eight LD are four times as many as the two that come. */
    @Test
    void nobodyOverrunsAMoverInAProvinceThatHisCountryDoesNotKnow() {
        var war = haiti(0, 2, 2, 0).carries("troops", "r_haiti_e").carries("enemy", "r_haiti_e").war().declares("france", Campaign.SIMPLE)
                .plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
        assertThat(war.events()).noneMatch(OverrunOfMoverOffered.class::isInstance);
        var known = haiti(0, 2, 2, 0).carries("troops", "r_haiti_e").knows("spain", "r_haiti_e").war().declares("france", Campaign.SIMPLE)
                .plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
        assertThat(known.events()).anyMatch(OverrunOfMoverOffered.class::isInstance);
    }

    /** On the Gold Coast the natives have 4 LD; the three LD of Spain attack them and meet one LD of France. */
    @Test
    void whoAttacksNativesBesideAnEnemyFightsBothOneAfterTheOther() {
        var war = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w")
                .stack("s", "spain", "r_cotedor_w", 0, 0, 3).stack("f", "france", "r_cotedor_e", 0, 0, 1).war().amongNatives()
                .declares("spain", Campaign.SIMPLE).plays(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e")))).plays(new AttackNatives(new StackId("s"))).passes()
                .plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(war.decision("battles").options()).extracting(Option::command)
                .containsExactlyInAnyOrder(new FightBattle(new SpaceId("r_cotedor_e"), new CountryId("france")), new FightBattle(new SpaceId("r_cotedor_e"), new CountryId("natives")));
        wins(war, new FightBattle(new SpaceId("r_cotedor_e"), new CountryId("france")));
        assertThat(war.events()).noneMatch(NativesDispersed.class::isInstance);
        assertThat(war.decision("battles").options()).extracting(Option::command).containsExactly(new FightBattle(new SpaceId("r_cotedor_e")));
        wins(war, new FightBattle(new SpaceId("r_cotedor_e")));
        assertThat(war.last(BattleFought.class).battle().nonPhasing().country().value()).isEqualTo("natives");
        assertThat(war.events()).anyMatch(NativesFought.class::isInstance);
    }
}
