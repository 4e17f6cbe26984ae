package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.AnswerPillage;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyChecked;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyRestored;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/**
 * The supply segment (EU-SUP-STEP). From Champagne a line of supply enters Hainaut, Brabant and Limburg, enemy plains of 2 MP each; it
 * needs besiegers in the provinces between.
 */
class SupplyTest {

    private static final RollAttrition IN_LIMBURG = new RollAttrition(new SpaceId("limburg"), AttritionKind.SUPPLY);
    private static final RollAttrition IN_BRABANT = new RollAttrition(new SpaceId("brabant"), AttritionKind.SUPPLY);
    private static final RollAttrition IN_ARRAS = new RollAttrition(new SpaceId("artois"), AttritionKind.BESIEGED);

    private static Situation invasion() {
        return Situation.franceAgainstSpain().stack("first", "france", "hainaut", 0, 1, 0).stack("second", "france", "brabant", 0, 1, 0);
    }

    /** Six MP from Champagne. */
    private static Situation farAway() {
        return invasion().stack("army", "france", "limburg", 1, 0, 0);
    }

    /** Nobody besieges Hainaut, so that no line reaches Brabant. */
    private static Situation alone(int armyPlus, int ld) {
        return Situation.franceAgainstSpain().stack("army", "france", "brabant", armyPlus, 0, ld);
    }

    /** A round in which France does nothing, not even besiege, and which is followed by another summer. */
    private static War idleRound(War war) {
        return war.declares("france", Campaign.NONE).plays(new EndMovement(new CountryId("france"))).waits("spain").nothingElse(6);
    }

    private static WarView board(War war) {
        return new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    // --- Lines ----------------------------------------------------------------------------------------------------

    @Test
    void inFullSupplyTheImpulseBeginsWithTheCampaign() {
        var war = invasion().war();

        assertThat(war.board().phase()).as("2 MP and 4 MP").isInstanceOf(Phase.Campaigns.class);
        assertThat(SupplyLines.bestRoute(board(war), List.of(war.board().stacks().get(new StackId("second")))))
                .contains(new SupplyRoute(List.of(new SpaceId("champagne"), new SpaceId("hainaut"), new SpaceId("brabant")), 4, List.of()));
    }

    @Test
    void aLineOfSixMpIsWeakSupply() {
        var war = farAway().war();

        assertThat(war.board().phase()).isEqualTo(new Phase.Supply(0, List.of(AttritionDue.supply(new SpaceId("limburg"), List.of(new StackId("army")), 1, false))));
        assertThat(SupplyLines.bestRoute(board(war), List.of(war.board().stacks().get(new StackId("army")))))
                .contains(new SupplyRoute(List.of(new SpaceId("champagne"), new SpaceId("hainaut"), new SpaceId("brabant"), new SpaceId("limburg")), 6, List.of(WeakSupplyCause.LONG)));
        assertThat(war.decision("supply-limburg").party()).isEqualTo("france");
    }

    @Test
    void aSourceThatIsOnlyControlledIsWeakSupplyAndAFartherOneThatIsOwnedAvoidsIt() {
        var conquered = Situation.franceAgainstSpain().controller("brabant", "france").stack("army", "france", "brabant", 1, 0, 0);
        var war = conquered.war();
        assertThat(SupplyLines.bestRoute(board(war), List.of(war.board().stacks().get(new StackId("army")))))
                .as("Hainaut bars the way home").contains(new SupplyRoute(List.of(new SpaceId("brabant")), 0, List.of(WeakSupplyCause.NOT_OWNED)));
        assertThat(war.decision("supply-brabant").rule().id()).isEqualTo("EU-ATTR-SUPPLY");

        var open = conquered.controller("hainaut", "france").war();
        assertThat(SupplyLines.bestRoute(board(open), List.of(open.board().stacks().get(new StackId("army")))))
                .as("1 MP for each friendly plain").contains(new SupplyRoute(List.of(new SpaceId("champagne"), new SpaceId("hainaut"), new SpaceId("brabant")), 2, List.of()));
        assertThat(open.board().phase()).isInstanceOf(Phase.Campaigns.class);
    }

    @Test
    void enemiesInTheFieldBreakALine() {
        var war = farAway().stack("raiders", "spain", "hainaut", 0, 0, 1).war();

        assertThat(((Phase.Supply) war.board().phase()).due()).extracting(AttritionDue::province, AttritionDue::noLine)
                .as("Hainaut holds both, and neither line passes it; its own line ends there")
                .containsExactly(tuple(new SpaceId("brabant"), true), tuple(new SpaceId("limburg"), true));
    }

    // --- Supply attrition -----------------------------------------------------------------------------------------

    @Test
    void attritionOfWeakSupplyAddsTheEnemyFortress() {
        var war = farAway().war().plays(IN_LIMBURG, 3);

        Step step = war.step("supply attrition");
        assertThat(War.sum(step)).as("one cause, enemy fortress +2").isEqualTo(2);
        assertThat(war.last(AttritionRolled.class)).as("5 has no effect")
                .isEqualTo(new AttritionRolled(AttritionKind.SUPPLY, new SpaceId("limburg"), List.of(new StackId("army")), 0, false, null));
        assertThat(war.board().phase()).isEqualTo(new Phase.Campaigns(0));
    }

    @Test
    void causesAboveTheFirstAddTwoEach() {
        var due = AttritionDue.supply(new SpaceId("limburg"), List.of(new StackId("army")), 3, false);
        var war = War.on(farAway().war().board().withPhase(new Phase.Supply(0, List.of(due)))).plays(IN_LIMBURG, 1);

        assertThat(War.sum(war.step("supply attrition"))).as("three causes +4, enemy fortress +2").isEqualTo(6);
    }

    @Test
    void aPLeavesNewerTechnologiesTheChoiceBetweenOneLdAndAPillage() {
        var war = farAway().war().plays(IN_LIMBURG, 4);
        assertThat(war.decision("pillage").options()).as("4 + 2 = 6 for 4 LD: P").extracting(Option::command).containsExactly(
                new AnswerPillage(new SpaceId("limburg"), PillageAnswer.LOSE), new AnswerPillage(new SpaceId("limburg"), PillageAnswer.PILLAGE));

        war.plays(new AnswerPillage(new SpaceId("limburg"), PillageAnswer.PILLAGE));
        assertThat(war.board().marks().pillageLevel(new SpaceId("limburg"))).isEqualTo(1);
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(4);
        assertThat(war.board().phase()).isEqualTo(new Phase.Campaigns(0));
    }

    @Test
    void theOtherAnswerCostsOneLdMore() {
        var war = farAway().war().plays(IN_LIMBURG, 7);
        assertThat(war.last(AttritionRolled.class)).as("7 + 2 = 9 for 4 LD: 1P")
                .isEqualTo(new AttritionRolled(AttritionKind.SUPPLY, new SpaceId("limburg"), List.of(new StackId("army")), 1, true, new CountryId("france")));

        war.plays(new AnswerPillage(new SpaceId("limburg"), PillageAnswer.LOSE));
        assertThat(Told.of(war.decision("losses").prompt())).contains("lost 2, why attrition");
        war.plays(new TakeLosses(new StackId("army"), new Counters(0, 1, 0)));
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(2);
        assertThat(war.board().marks()).isEqualTo(ProvinceMarks.NONE);
    }

    @Test
    void olderTechnologiesLoseOneLdAndPillage() {
        var war = farAway().technology("france", LandTechnology.ARQUEBUS, false).war().plays(IN_LIMBURG, 4);

        assertThat(war.last(PillagePlaced.class)).isEqualTo(new PillagePlaced(new SpaceId("limburg"), 1));
        assertThat(Told.of(war.decision("losses").prompt())).contains("lost 1, why attrition");
    }

    @Test
    void twoPillagesPlusLeaveRoomForNoMoreAndMakeTheRollHarder() {
        var board = farAway().war().board();
        var war = War.on(board.withMarks(board.marks().withPillage(new SpaceId("limburg"), ProvinceMarks.MOST_PILLAGED))).plays(IN_LIMBURG, 1);

        assertThat(War.sum(war.step("supply attrition"))).as("enemy fortress +2, two pillages+ of 2 each").isEqualTo(6);
        assertThat(Told.of(war.decision("losses").prompt())).as("1 + 6 = 7 for 4 LD: P, which must cost an LD").contains("lost 1, why attrition");
        assertThat(war.board().marks().pillageLevel(new SpaceId("limburg"))).isEqualTo(ProvinceMarks.MOST_PILLAGED);
    }

    @Test
    void stacksOfAProvinceRollAsOneAndSixLdAreMassedForces() {
        var war = invasion().stack("army", "france", "limburg", 1, 0, 0).stack("more", "france", "limburg", 0, 1, 0).under(3, 1, 1, 0)
                .war().plays(IN_LIMBURG, 8);

        assertThat(War.sum(war.step("supply attrition"))).as("massed +2, enemy fortress +2, manoeuvre -3").isEqualTo(1);
        assertThat(war.last(AttritionRolled.class)).as("8 + 1 = 9 for 6 LD: 2P")
                .isEqualTo(new AttritionRolled(AttritionKind.SUPPLY, new SpaceId("limburg"), List.of(new StackId("army"), new StackId("more")), 2, true, new CountryId("france")));
    }

    @Test
    void theLastLdIsDestroyedByAPThatIsAnsweredWithALoss() {
        var war = alone(0, 1).war().plays(IN_BRABANT, 5);
        assertThat(war.last(AttritionRolled.class)).as("5, no line +2, enemy fortress +2 = 9 for 1 LD: P")
                .isEqualTo(new AttritionRolled(AttritionKind.SUPPLY, new SpaceId("brabant"), List.of(new StackId("army")), 0, true, new CountryId("france")));

        war.plays(new AnswerPillage(new SpaceId("brabant"), PillageAnswer.LOSE));
        assertThat(war.last(StackDestroyed.class)).isEqualTo(new StackDestroyed(new StackId("army"), new SpaceId("brabant"), "attrition"));
    }

    @Test
    void theOddsOfARollAreThoseOfTheTable() {
        var war = farAway().war();
        var forecast = War.RULES.forecasts(war.board(), List.of(IN_LIMBURG)).getFirst().orElseThrow();

        assertThat(forecast.figures().get("lossLd")).as("7 to 10 with +2 is 9 to 12, one LD")
                .isEqualTo(Distribution.of(Map.of(0, BigInteger.valueOf(6), 1, BigInteger.valueOf(4)), BigInteger.TEN));
        assertThat(forecast.figures().get("pillage")).as("4 to 10 with +2 is 6 to 12, a P")
                .isEqualTo(Distribution.of(Map.of(false, BigInteger.valueOf(3), true, BigInteger.valueOf(7)), BigInteger.TEN));
    }

    @Test
    void nothingElseIsDoneBeforeTheRolls() {
        var war = farAway().war();

        assertThat(war.refuses(new DeclareCampaign(new CountryId("france"), Campaign.SIMPLE)).rule().id()).isEqualTo("EU-CAMP-1");
        var refusal = war.refuses(IN_BRABANT);
        assertThat(refusal.rule().id()).isEqualTo("EU-ATTR-SUPPLY");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(IN_LIMBURG);
        assertThat(war.refuses(new AnswerPillage(new SpaceId("limburg"), PillageAnswer.PILLAGE)).rule().id()).isEqualTo("EU-ATTR-PILLAGE");
        assertThat(war.plays(IN_LIMBURG, 1).refuses(IN_LIMBURG).rule().id()).as("the campaigns have begun").isEqualTo("EU-SUP-STEP");
    }

    // --- Without a line of supply -----------------------------------------------------------------------------------

    @Test
    void withoutALineTheRollIsHarderAndTheStackIsMarked() {
        var war = alone(1, 0).war().plays(IN_BRABANT, 1);

        assertThat(War.sum(war.step("supply attrition"))).as("no line +2, enemy fortress +2").isEqualTo(4);
        assertThat(war.board().stacks().get(new StackId("army")).cutOff()).isTrue();
    }

    @Test
    void twoRoundsWithoutALineDestroyAStack() {
        var war = idleRound(alone(1, 0).war());

        assertThat(war.last(StackDestroyed.class)).isEqualTo(new StackDestroyed(new StackId("army"), new SpaceId("brabant"), "no supply"));
        assertThat(war.explanation()).extracting(step -> step.rule().id()).contains("EU-SUP-DESTROYED");
    }

    @Test
    void aLineAtAnyMomentBetweenSavesIt() {
        var war = alone(1, 0).stack("help", "france", "champagne", 0, 1, 0).war().declares("france", Campaign.SIMPLE)
                .marches("help", "hainaut");
        assertThat(war.last(SupplyRestored.class)).isEqualTo(new SupplyRestored(List.of(new StackId("army"))));
        assertThat(war.board().stacks().get(new StackId("army")).cutOff()).isFalse();

        war.plays(new EndMovement(new CountryId("france"))).waits("spain").nothingElse(6);
        assertThat(war.events()).as("the siege of Hainaut was abandoned, and the army of Brabant went home or stayed")
                .doesNotHaveAnyElementsOfTypes(StackDestroyed.class);
    }

    @Test
    void aStackThatJoinsACutOffOneIsNotDestroyedWithIt() {
        var cut = Stack.atRest(new StackId("a"), new CountryId("france"), new SpaceId("brabant"), Units.of(0, 0, 1), 0, List.of()).withCutOff(true);
        var fresh = Stack.atRest(new StackId("b"), new CountryId("france"), new SpaceId("brabant"), Units.of(0, 0, 1), 0, List.of());

        assertThat(cut.mergedWith(fresh, List.of()).cutOff()).isFalse();
        assertThat(fresh.mergedWith(cut, List.of()).cutOff()).isFalse();
        assertThat(cut.mergedWith(cut, List.of()).cutOff()).isTrue();
        assertThat(cut.part(new StackId("c"), Units.of(0, 0, 1), 0, List.of()).cutOff()).isTrue();
    }

    // --- Besieged ---------------------------------------------------------------------------------------------------

    /** Two Spanish LD inside Arras, before it the French; Spain's impulse is next. */
    private static EuState inArras(Situation situation) {
        var board = situation.stack("army", "france", "artois", 2, 0, 0).stack("inside", "spain", "artois", 0, 0, 2).war().board();
        return besieged(board);
    }

    /** France has let its impulse pass; no roll is made yet. */
    private static War idle(EuState board) {
        return War.on(board).declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france")));
    }

    private static EuState besieged(EuState board) {
        return board.with(board.stacks().get(new StackId("inside")).withBesieged(true));
    }

    @Test
    void theBesiegedRollForSiegeAttritionAndCannotPillage() {
        var war = idle(inArras(Situation.franceAgainstSpain()));
        assertThat(war.decision("supply-artois-fortress").rule().id()).isEqualTo("EU-ATTR-BESIEGED");

        war.plays(IN_ARRAS, 6);
        assertThat(war.last(AttritionRolled.class)).as("6 for 2 LD: P, which costs the besieged an LD")
                .isEqualTo(new AttritionRolled(AttritionKind.BESIEGED, new SpaceId("artois"), List.of(new StackId("inside")), 1, true, null));
        assertThat(war.board().stacks().get(new StackId("inside")).ld()).isEqualTo(1);
        assertThat(war.board().marks()).isEqualTo(ProvinceMarks.NONE);
    }

    @Test
    void siegeworksAndTheSiegeValuesOfLeadersCount() {
        var board = besieged(Situation.franceAgainstSpain().stack("army", "france", "artois", 2, 0, 0).under(1, 1, 1, 2)
                .stack("inside", "spain", "artois", 0, 0, 2).under(1, 1, 1, 1).war().board());
        var fortress = board.fortress(new SpaceId("artois"));
        var war = idle(board.with(new SpaceId("artois"), fortress.withMarks(fortress.marks().afterUndermining(new Siegeworks(1, 1))))).plays(IN_ARRAS, 1);

        assertThat(War.sum(war.step("siege attrition of the besieged"))).as("besieged leader -1, besieger +2, siegeworks - 1, siegeworks + 3").isEqualTo(5);
    }

    @Test
    void aFortressSuppliedByAFleetSparesThemOnce() {
        var board = inArras(Situation.franceAgainstSpain());
        var war = idle(board.withMarks(board.marks().withSupplied(new SpaceId("artois"), true)));

        assertThat(war.board().phase()).isEqualTo(new Phase.Campaigns(1));
        assertThat(war.last(SupplyChecked.class).resupplied()).containsExactly(new SpaceId("artois"));
        assertThat(war.board().marks().supplied()).isEmpty();
    }

    @Test
    void theBesiegedAreNeverDestroyedForWantOfALine() {
        var board = inArras(Situation.franceAgainstSpain());
        var war = idle(board.with(board.stacks().get(new StackId("inside")).withCutOff(true))).plays(IN_ARRAS, 1);

        assertThat(war.board().stacks().get(new StackId("inside")).cutOff()).as("the fortress is their source").isFalse();
    }
}
