package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.DeclareOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.ForgoOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;

/**
 * The conditions on which a stack rolls for attrition of movement: the examples of the rulebook, and massed forces that stay. Between Champagne and
 * Ile-de-France a step costs 1 MP, into the enemy's Hainaut it costs 2; the Spanish watch that province from Flandre and Brabant.
 */
class MarchAttritionTest {

    private static final String ILE = "ile_de_france";
    private static final String CHAMPAGNE = "champagne";
    private static final String HAINAUT = "hainaut";
    private static final RollMarchAttrition ROLL = new RollMarchAttrition(new StackId("army"));

    private static Situation watched(String from, int armyPlus, int armyMinus, int ld) {
        return Situation.franceAgainstSpain().stack("army", "france", from, armyPlus, armyMinus, ld)
                .stack("watch", "spain", "flandre", 0, 0, 1).stack("guard", "spain", "brabant", 0, 0, 1);
    }

    private static War marching(Situation situation, String... path) {
        return situation.war().rollingForMarches().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), Id.all(List.of(path), SpaceId::new)));
    }

    private static War caughtBy(String stack, War war) {
        return war.plays(new AttemptInterception(List.of(new StackId(stack))), 10);
    }

    private static War fights(War war, Side lucky) {
        return war.plays(new FightBattle(new SpaceId(HAINAUT)), War.luck(lucky));
    }

    /** Answers all questions after a lost battle, up to the roll for attrition or the next move. */
    private static War after(War war) {
        while (!rolls(war) && !war.decisions().getFirst().id().equals("movement")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        return war;
    }

    private static boolean rolls(War war) {
        return war.decisions().getFirst().id().endsWith("-march");
    }

    private static long due(War war) {
        return war.events().stream().filter(MarchAttritionDue.class::isInstance).count();
    }

    private static MarchRoll last(War war) {
        return war.last(MarchAttritionDue.class).roll();
    }

    private static int modifiers(War war, int die) {
        war.plays(ROLL, die);
        Step step = war.step("movement attrition");
        return War.sum(step);
    }

    // --- The examples of the rulebook -----------------------------------------------------------------------------------

    @Test
    void sixMpBeforeAnInterceptionRollAtOnceAndSixAfterItRollAgain() {
        var war = caughtBy("watch", marching(watched(CHAMPAGNE, 1, 0, 1), ILE, CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT));

        assertThat(last(war)).isEqualTo(new MarchRoll(List.of(new StackId("army")), new SpaceId(HAINAUT), List.of(new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(HAINAUT)),
                List.of(MarchStrain.DISTANCE), false, true));
        assertThat(modifiers(war, 4)).as("enemy province +2").isEqualTo(2);
        war.plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
        assertThat(war.board().stacks().get(new StackId("army")).foraging()).isTrue();

        fights(war, Side.PHASING);
        assertThat(war.explanation()).as("it forages in this battle").anyMatch(step -> step.modifiers().stream()
                .anyMatch(modifier -> modifier.rule().id().equals("EU-BATTLE-DRM-5") && modifier.value() == -1));
        assertThat(war.board().stacks().get(new StackId("army")).foraging()).as("and in no other").isFalse();
        war.plays(new ContinueMove(new StackId("army"), List.of(new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE))));
        assertThat(last(war).path()).as("of the second part").containsExactly(new SpaceId(HAINAUT), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE));
        assertThat(modifiers(war, 1)).as("Ile-de-France is pillaged-, Hainaut is only left").isEqualTo(1);
    }

    private static War twiceCaught() {
        var war = fights(caughtBy("watch", marching(watched(CHAMPAGNE, 1, 0, 1), ILE, CHAMPAGNE, HAINAUT)), Side.PHASING);
        assertThat(due(war)).as("4 MP").isZero();
        war.plays(new ContinueMove(new StackId("army"), List.of(new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(HAINAUT))));
        return caughtBy("guard", war);
    }

    @Test
    void shortPartsOfALongMoveRollOnceAtItsEnd() {
        var war = fights(twiceCaught(), Side.PHASING).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE))));

        assertThat(due(war)).as("4, 5 and 3 MP").isEqualTo(1);
        assertThat(last(war).path()).as("the whole move").hasSize(11);
        assertThat(modifiers(war, 1)).as("Hainaut was entered").isEqualTo(2);
    }

    @Test
    void whoLosesTheSecondBattleRollsAfterItForTheWholeMove() {
        var war = twiceCaught();
        assertThat(due(war)).as("only the last part counts before the battle").isZero();

        after(fights(war, Side.NON_PHASING));
        assertThat(last(war).causes()).as("9 MP").containsExactly(MarchStrain.DISTANCE);
        assertThat(rolls(war)).isTrue();
    }

    @Test
    void whoHasRolledBeforeABattleDoesNotRollAgainForAShortRest() {
        var war = caughtBy("watch", marching(watched(CHAMPAGNE, 1, 0, 1), ILE, CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT)).plays(ROLL, 1);
        fights(war, Side.PHASING).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE))));

        assertThat(due(war)).as("6 MP, then 5").isEqualTo(1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void aLargeStackIsNoCauseBeforeABattleButAtTheEnd() {
        var war = caughtBy("watch", marching(watched(ILE, 1, 1, 0), CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT));
        assertThat(due(war)).as("5 MP").isZero();

        after(fights(war, Side.NON_PHASING));
        assertThat(last(war).causes()).containsExactly(MarchStrain.MASSED);
        assertThat(last(war).enemyProvince()).isTrue();
    }

    @Test
    void aLargeStackThatWinsAndHaltsRollsToo() {
        var war = fights(caughtBy("watch", marching(watched(ILE, 1, 1, 0), CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT)), Side.PHASING);

        assertThat(last(war.plays(new HaltMove(new StackId("army")))).causes()).containsExactly(MarchStrain.MASSED);
    }

    @Test
    void aLargeStackIsAnExtraCauseBeforeABattleAndDoesNotRollTwice() {
        var war = caughtBy("watch", marching(watched(CHAMPAGNE, 1, 1, 0), ILE, CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT));
        assertThat(last(war).causes()).containsExactly(MarchStrain.MASSED, MarchStrain.DISTANCE);
        assertThat(modifiers(war, 1)).as("second cause +2, enemy province +2").isEqualTo(4);

        after(fights(war, Side.NON_PHASING));
        assertThat(due(war)).isEqualTo(1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void aMoverThatAttritionDestroysIsNotInTheBattle() {
        var war = caughtBy("watch", marching(watched(CHAMPAGNE, 0, 0, 1), ILE, CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT));
        war.plays(ROLL, 7).plays(AnswerMarchPillage.loses(new StackId("army")));

        assertThat(war.board().stacks()).as("7 + 2 = 9 for 1 LD: P").doesNotContainKey(new StackId("army"));
        assertThat(war.events()).noneMatch(BattleJoined.class::isInstance);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    /** 8 LD have marched 6 MP onto 2 Spanish LD and declare an overrun. */
    private static War overrunning(int armyPlus, int ld, int enemies) {
        return marching(Situation.franceAgainstSpain().stack("army", "france", CHAMPAGNE, armyPlus, 0, ld).stack("watch", "spain", HAINAUT, 0, 0, enemies),
                ILE, CHAMPAGNE, ILE, CHAMPAGNE, HAINAUT).plays(new PassInterception(new CountryId("spain"))).settle("overrun", new DeclareOverrun(new SpaceId(HAINAUT)));
    }

    @Test
    void aMoverThatOverrunsRollsOnceBeforeTheBattleAndTakesItsLossesFirst() {
        var war = overrunning(2, 0, 2);
        assertThat(last(war).causes()).containsExactly(MarchStrain.MASSED, MarchStrain.DISTANCE);
        assertThat(war.events()).noneMatch(BattleJoined.class::isInstance);
        war.plays(ROLL, 4);
        if (war.decisions().getFirst().id().equals("pillage")) {
            war.plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        }
        int lost = war.last(MarchAttritionRolled.class).ld();
        assertThat(lost).as("4 + 4 on the column of 8 LD").isPositive();

        war.settle("overrun", new DeclareOverrun(new SpaceId(HAINAUT)));
        assertThat(war.decisions()).extracting(Decision::id).as("before anybody fights").containsExactly("losses");
        war.plays((EuCommand) war.decision("losses").options().getFirst().command());
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(8 - lost);
        war.plays(new StandAndFight(new SpaceId(HAINAUT)), War.luck(Side.PHASING));
        assertThat(war.last(BattleFought.class).battle().phasing().units().allLd()).as("it was strong enough when it declared").isEqualTo(8 - lost);
        assertThat(due(war)).isEqualTo(1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("onward");
    }

    @Test
    void whoLeavesTheOverrunAfterTheRollWaitsForTheRegularBattle() {
        var war = overrunning(2, 0, 2).plays(ROLL, 1).settle("overrun", new ForgoOverrun(new SpaceId(HAINAUT)));

        assertThat(due(war)).isEqualTo(1);
        assertThat(war.plays(new EndMovement(new CountryId("france"))).decisions()).extracting(Decision::id).containsExactly("battles");
    }

    @Test
    void aMoverThatAttritionDestroysOverrunsNobody() {
        var board = overrunning(1, 0, 1).board();
        assertThat(board.duties()).as("the roll, then the overrun").hasSize(2);

        var gone = War.RULES.evolve(board, new StackDestroyed(new StackId("army"), new SpaceId(HAINAUT), "attrition"));
        assertThat(gone.duties()).isEmpty();
    }

    // --- Other causes ---------------------------------------------------------------------------------------------------

    @Test
    void aShortMoveOfASmallStackDoesNotRoll() {
        var war = marching(watched(CHAMPAGNE, 1, 0, 1), ILE, CHAMPAGNE, ILE, CHAMPAGNE, ILE);

        assertThat(due(war)).as("5 MP of 5 LD").isZero();
    }

    @Test
    void threeMpInBadWeatherAreACauseAndSixAreTwo() {
        var three = marching(watched(CHAMPAGNE, 1, 0, 1).poorWeather().startingIn("W1"), ILE, CHAMPAGNE, ILE);
        assertThat(last(three).causes()).containsExactly(MarchStrain.BAD_WEATHER);

        var six = marching(watched(CHAMPAGNE, 1, 0, 1).poorWeather().startingIn("W1"), ILE, CHAMPAGNE, ILE, CHAMPAGNE, ILE, CHAMPAGNE);
        assertThat(last(six).causes()).containsExactly(MarchStrain.DISTANCE, MarchStrain.BAD_WEATHER);
        assertThat(modifiers(six, 1)).isEqualTo(2);
    }

    @Test
    void massedForcesThatStayRollWhenTheMovementsEnd() {
        var war = watched(CHAMPAGNE, 1, 0, 0).stack("more", "france", CHAMPAGNE, 0, 1, 0).war().rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new EndMovement(new CountryId("france")));

        assertThat(last(war)).isEqualTo(new MarchRoll(List.of(new StackId("army"), new StackId("more")), new SpaceId(CHAMPAGNE), List.of(new SpaceId(CHAMPAGNE)), List.of(MarchStrain.MASSED), false, false));
        assertThat(modifiers(war, 5)).isZero();
        assertThat(war.decisions()).extracting(Decision::id).as("the impulse of Spain").containsExactly("campaign-spain");
    }

    @Test
    void halfOfThemMovesBackAndForthAndNobodyRolls() {
        var war = marching(watched(CHAMPAGNE, 1, 0, 0).stack("more", "france", CHAMPAGNE, 0, 1, 0), ILE, CHAMPAGNE).plays(new EndMovement(new CountryId("france")));

        assertThat(due(war)).isZero();
    }

    private static War withoutLogistics(War war) {
        return war.declares("france", Campaign.SIMPLE_NO_LOGISTICS).plays(new EndMovement(new CountryId("france")));
    }

    @Test
    void withoutLogisticsThreeLdAreMassed() {
        var far = Situation.franceAgainstSpain().stack("army", "france", "brabant", 0, 1, 1).stack("watch", "spain", "flandre", 0, 0, 1);
        var war = withoutLogistics(far.war().rollingForMarches());

        assertThat(last(war)).isEqualTo(new MarchRoll(List.of(new StackId("army")), new SpaceId("brabant"), List.of(new SpaceId("brabant")), List.of(MarchStrain.MASSED), true, true));
        assertThat(modifiers(war, 1)).as("no line +2, stays in an enemy province +2").isEqualTo(4);
        assertThat(due(withoutLogistics(watched(CHAMPAGNE, 0, 1, 0).war().rollingForMarches()))).as("2 LD").isZero();
    }

    @Test
    void theGuideToTheFastBattleCountsThemBesideMassedForces() {
        var large = Situation.franceAgainstSpain().stack("army", "france", CHAMPAGNE, 1, 1, 0).stack("watch", "spain", "flandre", 0, 0, 1);

        assertThat(last(withoutLogistics(large.war(War.FAST).rollingForMarches())).causes()).containsExactly(MarchStrain.MASSED, MarchStrain.NO_LOGISTICS);
        assertThat(last(withoutLogistics(large.war().rollingForMarches())).causes()).containsExactly(MarchStrain.MASSED);
    }
}
