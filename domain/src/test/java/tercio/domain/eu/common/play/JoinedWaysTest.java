package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Stacks that join keep what is known of the way of both: the river one has crossed, every province to retreat to. */
class JoinedWaysTest {

    /** One comes to Hainaut over land from Champagne, the other across the river from Flandre. */
    private static War met() {
        return Situation.franceAgainstSpain().controller("flandre", "france")
                .stack("dry", "france", "champagne", 1, 0, 0).stack("wet", "france", "flandre", 1, 0, 0)
                .stack("guard", "spain", "hainaut", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("dry", "hainaut").marches("wet", "hainaut");
    }

    @ParameterizedTest
    @CsvSource({"dry, wet", "wet, dry"})
    void theWorstCrossingOfEitherCountsWhicheverJoinsTheOther(String stack, String into) {
        var war = met().plays(new MergeStacks(new StackId(stack), new StackId(into))).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("hainaut")));

        assertThat(war.last(BattleJoined.class).crossed()).isEqualTo(Crossing.RIVER);
    }

    @ParameterizedTest
    @CsvSource({"dry, wet", "wet, dry"})
    void theyRetreatToAnyProvinceThatEitherCameFrom(String stack, String into) {
        var war = met().plays(new MergeStacks(new StackId(stack), new StackId(into))).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("hainaut")))
                .plays(new StandAndFight(new SpaceId("hainaut")), War.luck(Side.NON_PHASING));

        assertThat(war.decision("retreat").options()).extracting(Option::command)
                .containsExactly(Retreat.to(new SpaceId("hainaut"), new SpaceId("champagne")), Retreat.to(new SpaceId("hainaut"), new SpaceId("flandre")));
    }

    @Test
    void thePartsOfAJoinedStackComeFromWhereTheWholeCame() {
        var war = met().plays(new MergeStacks(new StackId("wet"), new StackId("dry")));

        assertThat(Engaged.of(war.board().stacks().get(new StackId("dry"))).origins()).containsExactly(new SpaceId("champagne"), new SpaceId("flandre"));
        var part = war.board().stacks().get(new StackId("dry")).part(new StackId("dry.1"), Units.of(0, 0, 1), 0, List.of());
        assertThat(part.origins()).containsExactly(new SpaceId("champagne"), new SpaceId("flandre"));
        assertThat(war.board().stacks().get(new StackId("dry")).placedIn(new SpaceId("champagne")).origins()).as("a new way begins").containsExactly(new SpaceId("champagne"));
    }

    @ParameterizedTest
    @CsvSource({"come, siege", "siege, come"})
    void whoJoinsASiegeDoesNotMakeItANewOne(String stack, String into) {
        var war = Situation.franceAgainstSpain().stack("siege", "france", "artois", 1, 0, 0).stack("come", "france", "picardie", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("come", "artois").plays(new MergeStacks(new StackId(stack), new StackId(into)));

        assertThat(war.board().stacks().get(new StackId(into)).hasStoodHere()).as("part of it besieged Arras before").isTrue();
        assertThat(war.board().stacks().get(new StackId(into)).origins()).containsExactly(new SpaceId("artois"), new SpaceId("picardie"));
    }

    @Test
    void aStackThatSplitsBeforeItMovesKnowsNoWay() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 1, 0)), false));

        assertThat(war.board().stacks().get(new StackId("army.1")).hasStoodHere()).isTrue();
    }
}
