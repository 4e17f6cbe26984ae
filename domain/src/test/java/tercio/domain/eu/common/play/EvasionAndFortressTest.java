package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleLineChanged;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.eu.land.battle.play.BattleEvent.WithdrawnIntoFortress;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Before a regular battle the non-phasing side slips away, steps inside or stands (EU-BATTLE-EVASION). */
class EvasionAndFortressTest {

    private static War war(int spanishManeuver) {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "ile_de_france", 2, 0, 0).under(2, 2, 2, 0)
                .stack("field", "spain", "artois", 1, 0, 1).under(spanishManeuver, 2, 2, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));
    }

    @Test
    void itMaySlipAwayWithAnEightOnTheDie() {
        var war = war(4).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0), 6);

        assertThat(war.step("evasion").modified()).as("6 + 2 manoeuvre").isEqualTo(8);
        assertThat(war.board().stacks().get(new StackId("field")).province().value()).isEqualTo("hainaut");
        assertThat(war.last(BattleAvoided.class).province().value()).isEqualTo("artois");
    }

    @Test
    void aWorseManoeuvreDoesNoHarm() {
        assertThat(war(0).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0), 8).last(EvasionAttempted.class).success()).isTrue();
    }

    @Test
    void failingItMeansBattle() {
        var war = war(2).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0),
                name -> name.purpose().equals("evasion") ? OptionalInt.of(7) : OptionalInt.of(5));

        assertThat(war.last(EvasionAttempted.class).success()).isFalse();
        assertThat(war.events()).hasAtLeastOneElementOfType(BattleFought.class);
        assertThat(war.board().stacks().get(new StackId("field")).besieged()).isFalse();
    }

    @Test
    void itGoesToFriendlyLandWithoutEnemiesOnly() {
        var refusal = war(2).refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("picardie"), 0));

        assertThat(refusal.rule().id()).isEqualTo("EU-BATTLE-EVASION");
        assertThat(refusal.legal()).extracting(Option::command).contains(new StandAndFight(new SpaceId("artois")), new WithdrawIntoFortress(new SpaceId("artois")),
                new AttemptEvasion(new SpaceId("artois"), new SpaceId("flandre"), 0), new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0), new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 3));
        assertThat(war(2).refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 4)).rule().id()).as("level 3").isEqualTo("EU-BATTLE-EVASION");
        assertThat(war(2).refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), -1)).rule().id()).isEqualTo("EU-BATTLE-EVASION");
    }

    @Test
    void aPartMayStepInsideWhileTheOthersSlipAway() {
        var war = war(4).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 3), 6);

        assertThat(war.board().stacks().get(new StackId("field")).province().value()).isEqualTo("hainaut");
        assertThat(war.board().stacks().get(new StackId("field")).ld()).isEqualTo(2);
        var inside = war.board().stacksIn(new SpaceId("artois")).stream().filter(stack -> stack.besieged()).findFirst().orElseThrow();
        assertThat(inside.ld()).isEqualTo(3);
    }

    @Test
    void asManyAsTheFortressHoldsStepInsideAndTheOthersFight() {
        var war = war(2).plays(new WithdrawIntoFortress(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.last(WithdrawnIntoFortress.class).stack().value()).isEqualTo("field.1");
        assertThat(war.board().stacks().get(new StackId("field.1")).ld()).as("1 LD for each of 3 levels").isEqualTo(3);
        assertThat(war.last(BattleLineChanged.class).nonPhasing()).hasSize(1);
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units().allLd()).isEqualTo(2);
    }

    @Test
    void whoFitsInsideAvoidsTheBattle() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 0, 1, 1)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois")));

        assertThat(war.board().stacks().get(new StackId("field")).besieged()).isTrue();
        assertThat(war.last(BattleAvoided.class).province().value()).isEqualTo("artois");
        assertThat(war.declares("spain", Campaign.MULTIPLE).refuses(new MoveStack(new StackId("field"), List.of(new SpaceId("hainaut")))).rule().id())
                .as("besieged").isEqualTo("EU-MOVE-BESIEGED");
    }

    @Test
    void aFortressOfTheEnemyTakesNobodyIn() {
        var war = Situation.franceAgainstSpain().stack("siege", "france", "artois", 1, 0, 0).stack("relief", "spain", "hainaut", 2, 0, 0)
                .war().waits("france").declares("spain", Campaign.MULTIPLE).marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois")));

        assertThat(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE-EVASION");
    }

    @Test
    void interceptorsDoNotEvade() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("watch", "spain", "flandre", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10);

        assertThat(war.refuses(new AttemptEvasion(new SpaceId("hainaut"), new SpaceId("brabant"), 0)).rule().id()).isEqualTo("EU-BATTLE-EVASION");
        assertThat(war.refuses(new StandAndFight(new SpaceId("hainaut"))).rule().id()).isEqualTo("EU-BATTLE-EVASION");
    }
}
