package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleLineChanged;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Evasion is for stacks that have not intercepted, also where the interceptors put the battle off (EU-BATTLE-EVASION). */
class PostponedInterceptorsTest {

    /** The French enter Flanders, where 2 Spanish LD stand; an A+ from Artois catches them and waits for the regular battle. */
    private static War war() {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "picardie", 2, 0, 0).under(1, 2, 2, 0)
                .stack("watch", "spain", "flandre", 0, 0, 2).under(3, 1, 1, 0).stack("field", "spain", "artois", 1, 0, 0).under(5, 1, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("field"))), 10)
                .plays(new FightLater(new SpaceId("flandre"))).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("flandre")));
    }

    @Test
    void theOthersSlipAwayByTheirOwnLeaderAndLeaveThemToFight() {
        var war = war().plays(new AttemptEvasion(new SpaceId("flandre"), new SpaceId("artois"), 0),
                name -> name.purpose().equals("evasion") ? OptionalInt.of(6) : War.luck(Side.PHASING).next(name));

        assertThat(war.step("evasion").modified()).as("6 + 3 - 1 manoeuvre of those who evade, not 5 - 1").isEqualTo(8);
        assertThat(war.board().stacks().get(new StackId("watch")).province().value()).isEqualTo("artois");
        assertThat(war.last(BattleLineChanged.class).nonPhasing()).containsExactly(new Engaged(new StackId("field"), new SpaceId("artois")));
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void theOthersStepInsideAndLeaveThemToFight() {
        var war = war().plays(new WithdrawIntoFortress(new SpaceId("flandre")), War.luck(Side.PHASING));

        assertThat(war.board().stacksIn(new SpaceId("flandre")).stream().filter(stack -> stack.besieged()).mapToInt(stack -> stack.ld()).sum())
                .as("none of the 4 LD that intercepted").isLessThanOrEqualTo(2);
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units().armyPlus()).isEqualTo(1);
    }

    @Test
    void failingTheyAllFight() {
        var war = war().plays(new AttemptEvasion(new SpaceId("flandre"), new SpaceId("artois"), 0),
                name -> name.purpose().equals("evasion") ? OptionalInt.of(5) : War.luck(Side.PHASING).next(name));

        assertThat(war.last(BattleFought.class).battle().nonPhasing().units()).isEqualTo(Units.of(1, 0, 2));
    }

    @Test
    void onlyThoseWhoMayAreCounted() {
        assertThat(war().decision("evasion").options()).extracting(Option::command)
                .as("of 2 LD one at most steps inside while one slips away")
                .contains(new StandAndFight(new SpaceId("flandre")), new AttemptEvasion(new SpaceId("flandre"), new SpaceId("artois"), 1))
                .doesNotContain(new AttemptEvasion(new SpaceId("flandre"), new SpaceId("artois"), 2));
    }

    @Test
    void interceptorsAloneHaveNothingToDecide() {
        var war = Situation.franceAgainstSpain().initiative("spain", 30).initiative("france", 10)
                .stack("siege", "france", "flandre", 0, 1, 0)
                .stack("army", "france", "picardie", 1, 0, 0).stack("field", "spain", "artois", 1, 0, 0)
                .war().declares("spain", Campaign.SIMPLE).plays(new EndMovement(new CountryId("spain"))).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("field"))), 10)
                .plays(new FightLater(new SpaceId("flandre"))).plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("flandre")), War.luck(Side.PHASING));

        assertThat(war.events()).hasAtLeastOneElementOfType(BattleFought.class);
        assertThat(war.refuses(new AttemptEvasion(new SpaceId("flandre"), new SpaceId("artois"), 0)).rule().id()).isEqualTo("EU-BATTLE-EVASION");
    }

    @Test
    void nextImpulseTheyMayAgain() {
        var war = war().plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.NON_PHASING));
        while (!war.decisions().getFirst().id().startsWith("campaign")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(Side.NON_PHASING));
        }

        assertThat(war.board().stacks().values()).noneMatch(stack -> stack.committed());
    }
}
