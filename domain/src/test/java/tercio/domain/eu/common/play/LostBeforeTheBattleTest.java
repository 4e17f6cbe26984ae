package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.Arrival;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/**
 * Units that a stack has dropped on its way come to help it against an interception. They belong to its march, whose attrition is
 * resolved before the battle and may destroy them (EU-MOVE-REGROUP, EU-INT-COUNTER, EU-ATTR-MOVEMENT).
 */
class LostBeforeTheBattleTest {

    private static final String ILE = "ile_de_france";
    private static final String CHAMPAGNE = "champagne";
    private static final String HAINAUT = "hainaut";

    /**
     * 5 LD march to and fro between Champagne and Ile-de-France, 4 MP, and drop 1 LD in Champagne. The others enter Hainaut, 2 MP more.
     * The Spanish in Flandre catch them there, and the LD in Champagne comes to their help.
     */
    private static War helped() {
        var war = Situation.franceAgainstSpain().stack("army", "france", CHAMPAGNE, 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 2).war()
                .rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE)), Optional.of(Arrival.PAUSE)))
                .plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), false)).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId(HAINAUT))));
        return war.plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new AttemptInterception(List.of(new StackId("army.1"))), 10)
                .plays(new RollMarchAttrition(new StackId("army")), 9).plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
    }

    @Test
    void whoIsLostOnTheMarchDoesNotFightInTheBattleThatItCameToHelp() {
        var war = helped();
        assertThat(war.last(MarchAttritionRolled.class).stacks()).containsExactly(new StackId("army"), new StackId("army.1"));
        assertThat(war.last(MarchAttritionRolled.class).ld()).as("9 and 2 for the enemy's province, 11 for 5 LD").isEqualTo(1);

        war.settle("losses", new TakeLosses(new StackId("army.1"), Counters.of(Units.NONE)));

        assertThat(war.board().stacks()).doesNotContainKey(new StackId("army.1"));
        assertThat(war.last(BattleJoined.class).phasing()).extracting(Engaged::stack).containsExactly(new StackId("army"));
        war.plays(new FightBattle(new SpaceId(HAINAUT)), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void whoIsNotLostFights() {
        var war = helped().settle("losses", new TakeLosses(new StackId("army"), Counters.of(Units.of(0, 1, 1))));

        assertThat(war.last(BattleJoined.class).phasing()).extracting(Engaged::stack).containsExactly(new StackId("army"), new StackId("army.1"));
        war.plays(new FightBattle(new SpaceId(HAINAUT)), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units()).as("A- and 1 LD, and the LD that came").isEqualTo(Units.of(0, 1, 2));
    }
}
