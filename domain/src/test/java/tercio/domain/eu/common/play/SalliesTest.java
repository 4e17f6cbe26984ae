package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.StayInside;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.SallyForgone;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;
import tercio.domain.sentence.given.Told;

/** Troops that land in a besieged port come out against the besiegers by themselves (EU-BATTLE-SORTIE, l.1011-1013). */
class SalliesTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    /** Two Spanish LD besiege Brest, a fortress of level 3; two French LD are in La Rochelle with ships. */
    private static Situation brest() {
        return franceAgainstSpain().level("finistere", 3).stack("besiegers", "spain", "finistere", 0, 0, 2).fleet("ships", "france", "poitou", FOUR)
                .stack("relief", "france", "poitou", 0, 0, 2);
    }

    private static War landed(Situation situation) {
        var war = situation.war().declares("france", Campaign.SIMPLE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("relief")))))
                .plays(new SailOn(new StackId("ships"), List.of(new SpaceId("s_gascogne"), new SpaceId("s_celtique"), new SpaceId("finistere")), Optional.of(NavalAction.landing(new SpaceId("finistere"))))).plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(stack(war, "relief").besieged()).as("inside the fortress").isTrue();
        return war.plays(new EndMovement(new CountryId("france")));
    }

    private static Stack stack(War war, String id) {
        return war.board().stack(new StackId(id)).orElseThrow();
    }

    private static List<EuCommand> offered(War war) {
        return war.decision("battles").options().stream().map(option -> (EuCommand) option.command()).toList();
    }

    @Test
    void theyMayComeOutOrStayInside() {
        var war = landed(brest());
        assertThat(war.decision("battles").party()).isEqualTo("france");
        assertThat(offered(war)).contains(new FightBattle(new SpaceId("finistere")), new StayInside(new SpaceId("finistere")));
        war.plays(new StayInside(new SpaceId("finistere")));
        assertThat(war.last(SallyForgone.class).province().value()).isEqualTo("finistere");
        assertThat(war.board().phase()).as("nothing else is to be fought").isNotInstanceOf(Phase.Battles.class);
        assertThat(stack(war, "relief").besieged()).isTrue();
    }

    /** "It will suffer from the disembarking malus on the 1st day of battle": -2 in the fire and -3 in the shock. */
    @Test
    void theyFightAsTroopsThatDisembark() {
        var war = landed(brest()).plays(new FightBattle(new SpaceId("finistere"))).plays(new StandAndFight(new SpaceId("finistere")), War.luck(Side.PHASING));
        var battle = war.last(BattleFought.class).battle();
        assertThat(battle.phasing().units().allLd()).isEqualTo(2);
        assertThat(battle.nonPhasing().units().allLd()).isEqualTo(2);
        assertThat(war.explanation().stream().flatMap(step -> step.modifiers().stream()).filter(modifier -> modifier.rule().id().equals("EU-BATTLE-DRM-10")).map(Modifier::value)).as("fire and shock").contains(-2, -3);
    }

    @Test
    void theirVictoryLiftsTheSiege() {
        var war = landed(brest()).plays(new FightBattle(new SpaceId("finistere"))).plays(new StandAndFight(new SpaceId("finistere")), War.luck(Side.PHASING));
        settled(war, Side.PHASING);
        assertThat(war.last(SiegeLifted.class).province().value()).isEqualTo("finistere");
        assertThat(stack(war, "relief").besieged()).isFalse();
    }

    @Test
    void beatenTheyAreBackInsideAndDoNotComeOutAgain() {
        var war = landed(brest()).plays(new FightBattle(new SpaceId("finistere"))).plays(new StandAndFight(new SpaceId("finistere")), War.luck(Side.NON_PHASING));
        settled(war, Side.NON_PHASING);
        assertThat(war.board().stack(new StackId("relief")).filter(stack -> !stack.besieged())).as("lost or inside").isEmpty();
        assertThat(war.board().stack(new StackId("relief")).map(Stack::province).orElse(new SpaceId("finistere")).value()).isEqualTo("finistere");
        assertThat(war.board().stack(new StackId("besiegers"))).isPresent();
        assertThat(war.board().phase()).isNotInstanceOf(Phase.Battles.class);
    }

    private static void settled(War war, Side lucky) {
        while (war.board().phase() instanceof Phase.Battles && !war.decisions().isEmpty()) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(lucky));
        }
    }

    /** A garrison that did not land comes out beside them, but not by itself. */
    @Test
    void othersOfTheBesiegedJoinThem() {
        var war = landed(brest().stack("garrison", "france", "finistere", 0, 0, 1).inside());
        war.plays(new FightBattle(new SpaceId("finistere"))).plays(new StandAndFight(new SpaceId("finistere")));
        assertThat(war.decision("sortie").options()).extracting(Option::command).contains(new MakeSortie(new SpaceId("finistere")), new StayInside(new SpaceId("finistere")));
        war.plays(new MakeSortie(new SpaceId("finistere")), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units().allLd()).isEqualTo(3);

        var alone = brest().stack("garrison", "france", "finistere", 0, 0, 1).inside().war().declares("france", Campaign.SIMPLE).plays(new EndMovement(new CountryId("france")));
        assertThat(alone.board().phase()).as("who has not landed stays inside").isNotInstanceOf(Phase.Battles.class);
        assertThat(Told.of(alone.refuses(new StayInside(new SpaceId("finistere"))).detail())).contains("eu.battle.refused-no-sortie");
    }
}
