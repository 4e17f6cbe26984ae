package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.MarchProgress;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.Arrival;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.MovePaused;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.PillageQuestion;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.UnitsDroppedOnMarch;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A stack drops and picks up units on its way (EU-MOVE-REGROUP). */
class UnderwayTest {

    private static Situation situation() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 2);
    }

    private static War paused(Situation situation, Campaign campaign, String... path) {
        return situation.war().declares("france", campaign).plays(new MoveStack(new StackId("army"), Id.all(List.of(path), SpaceId::new), Optional.of(Arrival.PAUSE))).passes();
    }

    private static War inPicardy(Situation situation) {
        return paused(situation, Campaign.MULTIPLE, "picardie");
    }

    private static int spent(War war) {
        return ((Movement) war.board().phase()).move().orElseThrow().mp();
    }

    private static SplitStack loose(String stack, int ld) {
        return new SplitStack(new StackId(stack), Counters.of(Units.of(0, 0, ld)), false);
    }

    @Test
    void itDropsUnitsAndGoesOn() {
        var war = inPicardy(situation());
        assertThat(war.last(MovePaused.class)).isEqualTo(new MovePaused(new StackId("army"), new SpaceId("picardie")));
        assertThat(war.decision("onward").rule().id()).isEqualTo("EU-MOVE-REGROUP");
        int before = spent(war);

        war.plays(loose("army", 1)).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId("artois")), Optional.of(Arrival.PAUSE)));
        assertThat(spent(war)).as("the distance is that of the whole move").isEqualTo(before + war.last(ProvinceEntered.class).mp());
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(5);
        assertThat(war.board().stacks().get(new StackId("army.1")).province().value()).isEqualTo("picardie");
        war.plays(new HaltMove(new StackId("army")));
        assertThat(war.refuses(new MoveStack(new StackId("army.1"), List.of(new SpaceId("ile_de_france")))).rule().id()).as("it has moved").isEqualTo("EU-MOVE-ONCE");
    }

    @Test
    void itPicksUpAStackThatHasNotMoved() {
        var war = inPicardy(situation().stack("depot", "france", "picardie", 0, 0, 2));

        assertThat(war.decision("onward").options()).extracting(Option::command).contains(new MergeStacks(new StackId("depot"), new StackId("army")))
                .doesNotContain(new MergeStacks(new StackId("army"), new StackId("depot")));
        war.plays(new MergeStacks(new StackId("depot"), new StackId("army"))).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId("artois"))));
        assertThat(war.board().stacks()).doesNotContainKey(new StackId("depot"));
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(8);
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("artois");
        assertThat(war.board().stacks().get(new StackId("army")).moved()).isTrue();
    }

    @Test
    void orAPartOfOne() {
        var war = inPicardy(situation().stack("depot", "france", "picardie", 0, 0, 2)).plays(loose("depot", 1)).plays(new MergeStacks(new StackId("depot.1"), new StackId("army")));

        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(7);
        assertThat(war.plays(new HaltMove(new StackId("army"))).last(MoveEnded.class).province().value()).isEqualTo("picardie");
        assertThat(war.board().stacks().get(new StackId("depot")).moved()).as("the rest may still move").isFalse();
    }

    @Test
    void whatHasMovedIsNotPickedUp() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0).stack("depot", "france", "ile_de_france", 0, 0, 1).war().declares("france", Campaign.MULTIPLE)
                .marches("depot", "picardie").plays(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie")), Optional.of(Arrival.PAUSE)));

        var refusal = war.refuses(new MergeStacks(new StackId("depot"), new StackId("army")));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-REGROUP");
        assertThat(refusal.legal()).extracting(Option::command).contains(new HaltMove(new StackId("army")));
        assertThat(war.refuses(new MergeStacks(new StackId("army"), new StackId("depot"))).rule().id()).isEqualTo("EU-MOVE-REGROUP");
        assertThat(war.refuses(new EndMovement(new CountryId("france"))).rule().id()).isEqualTo("EU-MOVE-1");
    }

    @Test
    void itLeavesASiegeBehindWithTheUnitsThatItDrops() {
        var war = paused(Situation.franceAgainstSpain().level("artois", 2).stack("army", "france", "picardie", 1, 0, 2), Campaign.MULTIPLE, "artois");

        assertThat(war.refuses(new ContinueMove(new StackId("army"), List.of(new SpaceId("flandre")))).rule().id()).isEqualTo("EU-MOVE-SIEGE");
        war.plays(loose("army", 2)).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId("flandre"))));
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("flandre");
        assertThat(war.board().stacks().get(new StackId("army.1")).province().value()).isEqualTo("artois");
    }

    @Test
    void aSmallStackInAnActiveMoveDoesNotGrowLarge() {
        var besieging = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("siege", "france", "artois", 0, 0, 2);

        assertThat(paused(besieging, Campaign.SIMPLE, "artois").refuses(new MergeStacks(new StackId("siege"), new StackId("army"))).rule().id()).isEqualTo("EU-CAMP-3");
        var war = paused(besieging, Campaign.MULTIPLE, "artois").plays(new MergeStacks(new StackId("siege"), new StackId("army")));
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(6);
    }

    @Test
    void whereEnemiesStandItDoesNotPause() {
        var war = paused(situation().stack("watch", "spain", "artois", 0, 1, 0), Campaign.MULTIPLE, "picardie", "artois");

        assertThat(war.events()).noneMatch(MovePaused.class::isInstance);
        assertThat(war.last(MoveEnded.class).province().value()).isEqualTo("artois");
    }

    @Test
    void withoutAPauseTheMoveEnds() {
        var war = situation().war().declares("france", Campaign.MULTIPLE).marches("army", "picardie");

        assertThat(war.last(MoveEnded.class).province().value()).isEqualTo("picardie");
        assertThat(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie")), Optional.of(Arrival.END))).isEqualTo(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie"))));
    }

    @Test
    void theFormOfAMarchAsksForIt() {
        var war = inPicardy(situation().stack("depot", "france", "picardie", 0, 0, 2));

        assertThat(war.decision("onward").form().fields()).filteredOn(Form.Choice.class::isInstance).singleElement()
                .satisfies(field -> assertThat(((Form.Choice) field).of()).extracting(Form.Item::value).containsExactly("end", "pause"));
        assertThat(war.rules().decisions(war.board())).extracting(decision -> decision.id()).contains("split-army", "split-depot");
    }

    /** An army of 8 LD drops 7 of them after 1 MP, and 1 LD goes back. */
    private static War droppingSeven() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 1, 2).war().rollingForMarches()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("champagne")), Optional.of(Arrival.PAUSE)))
                .plays(new SplitStack(new StackId("army"), Counters.of(Units.of(1, 1, 1)), false)).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId("ile_de_france"))));
    }

    @Test
    void whatItDropsCountsForTheAttritionOfTheWholeMove() {
        var war = droppingSeven();

        assertThat(war.last(UnitsDroppedOnMarch.class)).isEqualTo(new UnitsDroppedOnMarch(new StackId("army"), new StackId("army.1")));
        assertThat(war.last(MarchAttritionDue.class).roll()).isEqualTo(new MarchRoll(List.of(new StackId("army"), new StackId("army.1")), new SpaceId("ile_de_france"),
                List.of(new SpaceId("ile_de_france"), new SpaceId("champagne"), new SpaceId("ile_de_france")), List.of(MarchStrain.MASSED), false, false));
        assertThat(Told.of(war.decision("attrition-ile_de_france-march").prompt())).contains("size 1", "size 7", "cause massed");
    }

    @Test
    void whatItDropsMaySufferFromIt() {
        var war = droppingSeven().plays(new RollMarchAttrition(new StackId("army")), 10);
        assertThat(war.last(MarchAttritionRolled.class)).isEqualTo(new MarchAttritionRolled(new CountryId("france"), List.of(new StackId("army"), new StackId("army.1")), new SpaceId("ile_de_france"), 2, true,
                new PillageQuestion(List.of(new SpaceId("ile_de_france"), new SpaceId("champagne")), true, true)));
        war.settle("pillage", AnswerMarchPillage.pillages(new StackId("army"), new SpaceId("champagne")))
                .settle("losses", new TakeLosses(new StackId("army.1"), Counters.of(Units.of(1, 0, 1))));

        assertThat(war.board().stacks().get(new StackId("army.1")).ld()).isEqualTo(5);
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void aPartThatHasMetItsEndIsNotCounted() {
        var war = droppingSeven();
        var board = war.board().without(war.board().stacks().get(new StackId("army.1")));

        assertThat(War.on(board).decisions()).extracting(Decision::id).containsExactly("attrition-ile_de_france-march");
        assertThat(War.on(board).plays(new RollMarchAttrition(new StackId("army")), 1).last(MarchAttritionRolled.class).stacks()).containsExactly(new StackId("army"));
    }

    @Test
    void whoHasRolledBeforeABattleDoesNotCountTheDroppedAgain() {
        var soFar = MarchProgress.from(new SpaceId("picardie")).afterEntering(new SpaceId("artois"));
        var move = Move.starting(new StackId("army"), new SpaceId("picardie"), List.of(new SpaceId("artois"))).withDropped(new StackId("army.1"));

        assertThat(soFar.dropped()).isEmpty();
        assertThat(move.withPartEnded(false).marched().dropped()).containsExactly(new StackId("army.1"));
        assertThat(move.withPartEnded(true).marched().dropped()).isEmpty();
    }
}
