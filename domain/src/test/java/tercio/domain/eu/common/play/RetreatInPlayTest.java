package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The places to which those retreat who have not won (EU-BATTLE-RETREAT). */
class RetreatInPlayTest {

    /** Eight French against as many Spanish in Artois; the dice favour one side. */
    private static War battle(Side lucky) {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(lucky));
    }

    @Test
    void thePhasingSideGoesBackWhereItCameFrom() {
        var war = battle(Side.NON_PHASING);

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.last(StackRetreated.class)).isEqualTo(new StackRetreated(new StackId("army"), new SpaceId("artois"), new SpaceId("picardie"), false));
    }

    @Test
    void theOtherChoosesFriendlyLandTheFortressOrBoth() {
        var war = battle(Side.PHASING);

        assertThat(war.decision("retreat").party()).isEqualTo("spain");
        assertThat(war.decision("retreat").options()).extracting(Option::command).containsExactly(
                Retreat.to(new SpaceId("artois"), Retreat.FORTRESS),
                Retreat.to(new SpaceId("artois"), new SpaceId("flandre")), new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 1), new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 2), new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 3),
                Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 1), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 2), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 3));
        assertThat(war.decision("retreat").options()).extracting(option -> Told.of(option.label()))
                .startsWith("eu.battle.to-retreat-inside: ld 3, who Spain.", "eu.battle.to-retreat: where Flandre, inside any, ld 0, who Spain.")
                .contains("eu.battle.to-retreat: where Hainaut, inside some, ld 2, who Spain.");
        var refusal = war.refuses(Retreat.to(new SpaceId("artois"), new SpaceId("champagne")));
        assertThat(refusal.rule().id()).isEqualTo("EU-BATTLE-RETREAT");
        assertThat(refusal.legal()).hasSize(9);
        assertThat(war.refuses(Retreat.to(new SpaceId("artois"), new SpaceId("artois"))).rule().id()).as("the other side won").isEqualTo("EU-BATTLE-RETREAT");
        assertThat(war.refuses(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 4)).rule().id()).as("level 3").isEqualTo("EU-BATTLE-RETREAT");
        assertThat(war.refuses(new FightBattle(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE");
    }

    @Test
    void aSplitRetreatLeavesPartOfItInTheFortress() {
        var war = battle(Side.PHASING).plays(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 2), War.luck(Side.PHASING));

        assertThat(war.board().stacks().get(new StackId("field")).province().value()).isEqualTo("hainaut");
        assertThat(war.board().stacks().get(new StackId("field.1")).besieged()).isTrue();
        assertThat(war.board().stacks().get(new StackId("field.1")).ld()).isEqualTo(2);
        assertThat(((Duty.Losses) war.board().duties().getFirst()).stacks()).containsExactly(new StackId("field"), new StackId("field.1"));
    }

    @Test
    void intoTheFortressGoAsManyAsItHoldsAndTheOthersAreLost() {
        var war = battle(Side.PHASING).plays(Retreat.to(new SpaceId("artois"), Retreat.FORTRESS), War.luck(Side.PHASING));

        assertThat(war.last(BattleEnded.class).lossesLd()).as("8 LD, level 3").containsEntry(Side.NON_PHASING, 5);
        assertThat(war.board().stacks().get(new StackId("field")).besieged()).isTrue();
    }

    @Test
    void aBeatenReliefArmyDoesNotSlipIntoTheBesiegedFortress() {
        var war = Situation.franceAgainstSpain().stack("siege", "france", "artois", 2, 0, 0).stack("relief", "spain", "hainaut", 2, 0, 0)
                .war().waits("france").declares("spain", Campaign.MULTIPLE).marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.NON_PHASING));

        assertThat(war.last(StackRetreated.class)).as("no question is asked").isEqualTo(new StackRetreated(new StackId("relief"), new SpaceId("artois"), new SpaceId("hainaut"), false));
    }

    @Test
    void interceptorsGoBackWhereOneOfThemCameFrom() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 2, 0, 0).stack("watch", "spain", "flandre", 2, 0, 0)
                .level("hainaut", 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.PHASING));

        assertThat(war.decision("retreat").options()).extracting(Option::command).containsExactly(
                Retreat.to(new SpaceId("hainaut"), Retreat.FORTRESS), Retreat.to(new SpaceId("hainaut"), new SpaceId("flandre")), new Retreat(new SpaceId("hainaut"), new SpaceId("flandre"), 1));
    }

    @Test
    void whoHasNowhereToGoIsDestroyed() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0)
                .controller("artois", "france").controller("flandre", "france").controller("hainaut", "france")
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.last(BattleEnded.class).lossesLd()).containsEntry(Side.NON_PHASING, 8);
        assertThat(war.board().stack(new StackId("field"))).isEmpty();
    }
}
