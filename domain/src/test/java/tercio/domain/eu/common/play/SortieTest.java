package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.ChooseFighters;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.StayInside;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Besieged troops come out to fight beside their friends (EU-BATTLE-SORTIE). */
class SortieTest {

    /** Two Spanish LD are besieged in Arras by eight French, and a Spanish army comes to their relief. */
    private static War relief() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("inside", "spain", "artois", 0, 0, 2).stack("relief", "spain", "hainaut", 1, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois")));
        return war.declares("spain", Campaign.MULTIPLE).marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")));
    }

    @Test
    void theyFightAsOneWithTheReliefArmy() {
        var war = relief();

        assertThat(war.decision("sortie").party()).isEqualTo("spain");
        war.plays(new MakeSortie(new SpaceId("artois")), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units()).as("A+ A- and 2 LD").isEqualTo(Units.of(1, 1, 2));
    }

    @Test
    void theirVictoryLiftsTheSiege() {
        var war = relief().plays(new MakeSortie(new SpaceId("artois")), War.luck(Side.PHASING))
                .plays(Retreat.to(new SpaceId("artois"), new SpaceId("picardie")), War.luck(Side.PHASING));

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        assertThat(war.last(SiegeLifted.class).freed()).containsExactly(new StackId("inside"));
        assertThat(war.board().stacks().get(new StackId("inside")).besieged()).isFalse();
    }

    @Test
    void beatenTheyAreBackInsideAndTheOthersGoAway() {
        var war = relief().plays(new MakeSortie(new SpaceId("artois")), War.luck(Side.NON_PHASING));

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.board().stacks().get(new StackId("inside")).besieged()).isTrue();
        assertThat(war.last(StackRetreated.class)).isEqualTo(new StackRetreated(new StackId("relief"), new SpaceId("artois"), new SpaceId("hainaut"), false));
        assertThat(((Duty.Losses) war.board().duties().getFirst()).stacks()).containsExactlyInAnyOrder(new StackId("relief"), new StackId("inside"));
    }

    @Test
    void orTheyWatchFromTheWalls() {
        var war = relief().plays(new StayInside(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.last(BattleFought.class).battle().phasing().units()).isEqualTo(Units.of(1, 1, 0));
    }

    @Test
    void whoHasSteppedInsideForThisVeryBattleDoesNotComeOut() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.events()).hasAtLeastOneElementOfType(BattleFought.class);
        assertThat(war.refuses(new MakeSortie(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE-SORTIE");
    }

    @Test
    void nothingElseHappensBeforeTheyHaveDecided() {
        var war = relief();

        assertThat(war.refuses(new StandAndFight(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE-EVASION");
        assertThat(war.refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("picardie"), 0)).rule().id()).isEqualTo("EU-BATTLE-EVASION");
        assertThat(war.refuses(new FightBattle(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE");
        assertThat(war.refuses(new StayInside(new SpaceId("hainaut"))).rule().id()).isEqualTo("EU-BATTLE-SORTIE");
    }

    private static Troops troops(String stack, int plus, int minus, int ld) {
        return new Troops(new StackId(stack), Counters.of(Units.of(plus, minus, ld)));
    }

    @Test
    void aPartOfThemMaySally() {
        var war = relief();

        assertThat(war.decision("sortie").form().fields()).extracting(Form.Field::name).containsExactly("stacks.0.units.ld");
        war.plays(new MakeSortie(new SpaceId("artois"), List.of(troops("inside", 0, 0, 1)), List.of()), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units()).as("A+ A- and 1 LD").isEqualTo(Units.of(1, 1, 1));
        assertThat(war.board().stacks().get(new StackId("inside.1")).besieged()).isTrue();
        var refusal = relief().refuses(new MakeSortie(new SpaceId("artois"), List.of(troops("inside", 0, 0, 3)), List.of()));
        assertThat(refusal.rule().id()).isEqualTo("EU-BATTLE-SORTIE");
        assertThat(relief().refuses(new MakeSortie(new SpaceId("artois"), List.of(troops("inside", 0, 0, 0)), List.of())).rule().id())
                .as("nobody comes out").isEqualTo("EU-BATTLE-SORTIE");
        assertThat(relief().refuses(new MakeSortie(new SpaceId("artois"), List.of(troops("relief", 1, 1, 0)), List.of())).rule().id())
                .isEqualTo("EU-BATTLE-SORTIE");
    }

    @Test
    void withMoreThanEightLdTheSideSaysWhoFights() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("inside", "spain", "artois", 0, 0, 2).stack("relief", "spain", "hainaut", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois")))
                .declares("spain", Campaign.MULTIPLE).marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois"))).plays(new MakeSortie(new SpaceId("artois")));

        assertThat(war.decision("fighters").party()).isEqualTo("spain");
        war.plays(new ChooseFighters(new SpaceId("artois"), List.of(troops("relief", 1, 1, 0), troops("inside", 0, 0, 2)), List.of()), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units()).isEqualTo(Units.of(1, 1, 2));
    }

    /** Nobody is routed or destroyed: every die of the two days shows a 1, so nobody wins. */
    private static War draw() {
        return relief().plays(new MakeSortie(new SpaceId("artois")), name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1));
    }

    private static War afterTheFirstDay(War war) {
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId("artois")), name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1));
        }
        return war;
    }

    @Test
    void afterADrawTheySayWhoIsInsideAndWhoIsNot() {
        var war = afterTheFirstDay(draw());
        var decision = war.decision("retreat");

        assertThat(decision.party()).isEqualTo("spain");
        var nobody = new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 0, List.of(troops("relief", 0, 0, 0), troops("inside", 0, 0, 0)));
        assertThat(decision.options()).extracting(Option::command).contains(Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 1), nobody);
        assertThat(decision.form().fields()).extracting(Form.Field::name).contains("to", "stacks.0.units.ld");

        var refusal = war.refuses(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 0, List.of(troops("relief", 1, 0, 0))));
        assertThat(refusal.rule().id()).as("4 LD at level 3").isEqualTo("EU-BATTLE-RETREAT");
        war.plays(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 0, List.of(troops("relief", 0, 1, 0), troops("inside", 0, 0, 1))),
                name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1));
        war.plays(Retreat.to(new SpaceId("artois"), new SpaceId("artois")), name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1));
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        assertThat(war.board().stacks().get(new StackId("relief")).province().value()).isEqualTo("hainaut");
        assertThat(war.board().stacks().get(new StackId("inside")).province().value()).as("the besieged came out").isEqualTo("hainaut");
        assertThat(war.board().stacks().get(new StackId("inside")).besieged()).isFalse();
        assertThat(war.board().stacksIn(new SpaceId("artois")).stream().filter(stack -> stack.besieged()).mapToInt(stack -> stack.ld()).sum())
                .as("A- of the relief army and 1 LD").isEqualTo(3);
    }
}
