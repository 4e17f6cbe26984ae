package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MarchAlone;
import tercio.domain.eu.land.movement.play.MoveCommand.MarchUnder;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.StackPlacedUnder;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;
import tercio.domain.sentence.given.Told;

/** Stacks of several countries that move as one under their commander (EU-CMD-3). */
class MarchingTogetherTest {

    /** French and Venetians in Picardie, against Spain. */
    private static Situation allies(int frenchArmies, int frenchLd, int venetianArmies, int venetianLd) {
        return Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain"))
                .initiative("france", 20).initiative("venice", 20).initiative("spain", 10)
                .stack("fra", "france", "picardie", 0, frenchArmies, frenchLd).under(3, 2, 2, 0)
                .stack("ven", "venice", "picardie", 0, venetianArmies, venetianLd);
    }

    private static War declared(Situation situation, Campaign french) {
        return situation.war().declares("france", french).declares("venice", Campaign.NONE);
    }

    @Test
    void theyMoveAsOneByTheCampaignOfTheCommander() {
        var war = declared(allies(1, 1, 1, 0), Campaign.SIMPLE).plays(new MarchUnder(new StackId("ven"), new StackId("fra"))).marches("fra", "artois");

        assertThat(war.last(StackPlacedUnder.class)).isEqualTo(new StackPlacedUnder(new StackId("ven"), new StackId("fra")));
        assertThat(war.last(MoveBegan.class).along()).containsExactly(new StackId("ven"));
        assertThat(List.of(new StackId("fra"), new StackId("ven"))).extracting(war.board().stacks()::get).allSatisfy(stack -> {
            assertThat(stack.province().value()).isEqualTo("artois");
            assertThat(stack.cameFrom().value()).isEqualTo("picardie");
            assertThat(stack.moved()).isTrue();
        });
        assertThat(war.board().countries().get(new CountryId("france")).active()).hasSize(1).allMatch(active -> active.small());
        assertThat(war.board().countries().get(new CountryId("venice")).active()).isEmpty();
        assertThat(war.board().countries().get(new CountryId("venice")).campaign()).isEqualTo(Campaign.NONE);
    }

    /** Four French and two Venetian LD are no small stack; in friendly land size does not matter. */
    @Test
    void theCampaignCountsAllOfThem() {
        var war = declared(allies(2, 0, 1, 0), Campaign.SIMPLE).plays(new MarchUnder(new StackId("ven"), new StackId("fra")));

        assertThat(war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("artois")))).rule().id()).isEqualTo("EU-CAMP-3");
        assertThat(war.marches("fra", "ile_de_france").board().stacks().get(new StackId("ven")).province().value()).isEqualTo("ile_de_france");
    }

    @Test
    void theCountryWithMostLdOrTheMonarchLeads() {
        var war = declared(allies(0, 1, 1, 0), Campaign.MULTIPLE);

        var refusal = war.refuses(new MarchUnder(new StackId("ven"), new StackId("fra")));
        assertThat(refusal.rule().id()).isEqualTo("EU-CMD-1");
        assertThat(Told.of(refusal.detail())).startsWith("eu.movement.refused-commander: who Venice");
        assertThat(war.plays(new MarchUnder(new StackId("fra"), new StackId("ven"))).refuses(new MoveStack(new StackId("ven"), List.of(new SpaceId("artois")))).rule().id())
                .as("Venice has no campaign").isEqualTo("EU-CAMP-1");
        var king = declared(Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain"))
                .initiative("france", 20).initiative("venice", 20).initiative("spain", 10)
                .stack("fra", "france", "picardie", 0, 0, 1).underMonarch().stack("ven", "venice", "picardie", 0, 1, 0), Campaign.MULTIPLE);
        assertThat(king.plays(new MarchUnder(new StackId("ven"), new StackId("fra"))).marches("fra", "artois").board().stacks().get(new StackId("ven")).province().value()).isEqualTo("artois");
    }

    @Test
    void eachIsAskedForItsOwnStackWhereThePlayerLooks() {
        var war = declared(allies(1, 1, 1, 0), Campaign.MULTIPLE);

        assertThat(war.decision("movement-venice").movers()).containsExactly("ven");
        assertThat(War.RULES.moves(war.board(), "ven").orElseThrow()).extracting(Option::command).contains(new MarchUnder(new StackId("ven"), new StackId("fra")));
        assertThat(War.RULES.parties(war.board(), new MarchUnder(new StackId("ven"), new StackId("fra")))).containsExactly("venice");
        war.plays(new MarchUnder(new StackId("ven"), new StackId("fra")));
        assertThat(War.RULES.moves(war.board(), "ven").orElseThrow()).extracting(Option::command)
                .contains(new MarchAlone(new StackId("ven"))).doesNotContain(new MarchUnder(new StackId("ven"), new StackId("fra")));
        assertThat(war.plays(new MarchAlone(new StackId("ven"))).marches("fra", "artois").board().stacks().get(new StackId("ven")).province().value()).isEqualTo("picardie");
    }

    @Test
    void refusals() {
        var war = declared(allies(1, 1, 1, 0).stack("far", "venice", "champagne", 0, 0, 1).stack("spa", "spain", "artois", 0, 0, 1), Campaign.MULTIPLE);

        assertThat(war.refuses(new MarchUnder(new StackId("far"), new StackId("fra"))).rule().id()).isEqualTo("EU-CMD-3");
        assertThat(Told.of(war.refuses(new MarchUnder(new StackId("ven"), new StackId("nobody"))).detail())).isEqualTo("eu.common.refused-no-stack: id nobody.");
        assertThat(war.refuses(new MarchUnder(new StackId("ven"), new StackId("fra2"))).rule().id()).isEqualTo("EU-CMD-3");
        assertThat(Told.of(war.refuses(new MarchAlone(new StackId("ven"))).detail())).contains("eu.movement.refused-no-company-to-leave");
        assertThat(Told.of(war.refuses(new MarchUnder(new StackId("fra"), new StackId("fra"))).detail())).contains("eu.movement.refused-not-allied");
        war.plays(new MarchUnder(new StackId("ven"), new StackId("fra")));
        assertThat(Told.of(war.refuses(new MarchUnder(new StackId("fra"), new StackId("ven"))).detail())).contains("eu.movement.refused-led-itself");
        war.marches("fra", "ile_de_france");
        assertThat(Told.of(war.refuses(new MarchAlone(new StackId("ven"))).detail())).contains("eu.movement.refused-has-moved");
        assertThat(war.refuses(new MoveStack(new StackId("ven"), List.of(new SpaceId("picardie")))).rule().id()).isIn("EU-MOVE-ONCE", "EU-CAMP-1");
    }

    @Test
    void interceptorsFaceTheCommanderAndFightAllOfThem() {
        var war = declared(allies(1, 1, 1, 0).stack("spa", "spain", "flandre", 1, 0, 0), Campaign.MULTIPLE).plays(new MarchUnder(new StackId("ven"), new StackId("fra")))
                .plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("artois")))).plays(new AttemptInterception(List.of(new StackId("spa"))), 10);

        assertThat(war.explanation()).flatExtracting(step -> step.modifiers()).extracting(Modifier::value).as("manoeuvre 0 less 3").contains(-3);
        assertThat(war.last(BattleJoined.class).phasing()).containsExactly(new Engaged(new StackId("fra"), new SpaceId("picardie")), new Engaged(new StackId("ven"), new SpaceId("picardie")));
        war.plays(new FightBattle(new SpaceId("artois")), War.luck(Side.NON_PHASING));
        assertThat(war.last(BattleEnded.class).barred()).containsExactlyInAnyOrder(new StackId("fra"), new StackId("ven"));
        assertThat(war.board().stacksIn(new SpaceId("artois"))).extracting(stack -> stack.id()).doesNotContain(new StackId("fra"), new StackId("ven"));
        assertThat(((Movement) war.board().phase()).move()).isEmpty();
    }

    @Test
    void theyRetreatTogetherAndShareTheLosses() {
        var war = declared(allies(2, 0, 1, 1).stack("spa", "spain", "artois", 1, 0, 0), Campaign.MULTIPLE).plays(new MarchUnder(new StackId("ven"), new StackId("fra")))
                .marches("fra", "artois").plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice"))).plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.NON_PHASING));

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.board().stacksIn(new SpaceId("picardie"))).extracting(stack -> stack.id()).containsExactlyInAnyOrder(new StackId("fra"), new StackId("ven"));
        assertThat(war.board().duties()).allSatisfy(duty -> assertThat(duty).isInstanceOf(Duty.Losses.class))
                .extracting(Duty::country).contains(new CountryId("france"), new CountryId("venice"));
    }

    /** Four and two LD are six: massed forces, which roll as one. */
    @Test
    void attritionCountsThemTogether() {
        var war = declared(allies(2, 0, 1, 0), Campaign.MULTIPLE).rollingForMarches().plays(new MarchUnder(new StackId("ven"), new StackId("fra")))
                .plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("ile_de_france"))));

        assertThat(war.board().duties()).singleElement().isInstanceOfSatisfying(Duty.March.class,
                due -> assertThat(due.roll().stacks()).containsExactly(new StackId("fra"), new StackId("ven")));
    }

    /** Level 4: neither could leave alone, because two or three LD would stay; together they go home. */
    @Test
    void theyLeaveASiegeTogether() {
        var besiegers = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain"))
                .initiative("france", 20).initiative("venice", 20).initiative("spain", 10).level("artois", 4)
                .stack("fra", "france", "artois", 0, 1, 1).stack("ven", "venice", "artois", 0, 1, 0);
        var war = declared(besiegers, Campaign.MULTIPLE);

        assertThat(war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("picardie")))).rule().id()).isEqualTo("EU-MOVE-SIEGE");
        assertThat(war.plays(new MarchUnder(new StackId("ven"), new StackId("fra"))).marches("fra", "picardie").board().stacksIn(new SpaceId("artois"))).isEmpty();
    }

    @Test
    void inTheNextImpulseEachIsAStackOfItsOwn() {
        var war = declared(allies(1, 1, 1, 0), Campaign.MULTIPLE).plays(new MarchUnder(new StackId("ven"), new StackId("fra"))).marches("fra", "ile_de_france")
                .plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice"))).waits("spain").nothingElse(5);
        war.luckyInAttrition().declares("france", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE).marches("fra", "picardie");

        assertThat(war.board().stacks().get(new StackId("ven")).province().value()).isEqualTo("ile_de_france");
    }
}
