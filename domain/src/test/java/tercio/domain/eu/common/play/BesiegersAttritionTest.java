package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.land.siege.play.SiegeEvent.UnderminingTookEffect;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.AnswerPillage;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.map.SpaceId;

/** Siege attrition of besiegers (EU-ATTR-BESIEGER): those too small or without a line, and after a failed check of an undermining. */
class BesiegersAttritionTest {

    private static final RollAttrition BEFORE_ARRAS = new RollAttrition(new SpaceId("artois"), AttritionKind.BESIEGING);

    /** The impulses are over, and no roll of the siege segment is made yet. */
    private static War sieges(Situation situation) {
        return situation.war().waits("france").declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));
    }

    /** The French before Arras of level 3, in the second round of the siege, when the check has no bonus. */
    private static War secondRound(Situation situation) {
        return situation.war().waits("france").waits("spain").plays(new Undermine(new SpaceId("artois")), 10).plays(new RollContinuation(), 6)
                .waits("france").waits("spain");
    }

    @Test
    void whoIsTooSmallRollsBeforeTheSieges() {
        var war = sieges(Situation.franceAgainstSpain().stack("army", "france", "artois", 0, 1, 0).under(2, 2, 2, 1));
        assertThat(war.board().phase()).as("2 LD at level 3").isEqualTo(
                new Phase.Besiegers(List.of(AttritionDue.besieging(new SpaceId("artois"), List.of(new StackId("army")), false, true))));
        assertThat(war.refuses(new Undermine(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE");

        war.plays(BEFORE_ARRAS, 7);
        assertThat(War.sum(war.step("siege attrition of the besieger"))).as("too small with a line: nothing; siege value -1").isEqualTo(-1);
        assertThat(war.decision("pillage").party()).as("7 - 1 = 6 for 2 LD: P").isEqualTo("france");
        war.plays(new AnswerPillage(new SpaceId("artois"), PillageAnswer.PILLAGE));
        assertThat(war.board().phase()).isEqualTo(new Phase.Sieges(0, List.of(new SpaceId("artois"))));
    }

    @Test
    void withoutALineItIsHarderAndStillMoreForTheFew() {
        var many = sieges(Situation.franceAgainstSpain().stack("army", "france", "brabant", 1, 1, 0).under(2, 1, 1, 0));
        many.plays(new RollAttrition(new SpaceId("brabant"), AttritionKind.BESIEGING), 1);
        assertThat(War.sum(many.step("siege attrition of the besieger"))).as("no line +2, 6 LD +2").isEqualTo(4);

        var few = sieges(Situation.franceAgainstSpain().stack("army", "france", "brabant", 0, 0, 1));
        few.plays(new RollAttrition(new SpaceId("brabant"), AttritionKind.BESIEGING), 1);
        assertThat(War.sum(few.step("siege attrition of the besieger"))).as("no line +2, and 1 LD at level 2: +2").isEqualTo(4);
    }

    @Test
    void whoHasNoCampaignRollsToo() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "artois", 0, 1, 0).war().declares("france", Campaign.NONE)
                .plays(new EndMovement(new CountryId("france"))).declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));

        assertThat(war.board().phase()).isInstanceOf(Phase.Besiegers.class);
        assertThat(war.plays(BEFORE_ARRAS, 1).board().phase()).as("there is no siege").isInstanceOf(Phase.Continuation.class);
    }

    @Test
    void aFailedCheckBringsARollBeforeTheEffect() {
        var war = secondRound(Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0))
                .plays(new Undermine(new SpaceId("artois")), 1);
        assertThat(war.decision("attrition-artois").party()).as("1 is less than 2 MP").isEqualTo("france");

        war.plays(BEFORE_ARRAS, 5);
        assertThat(war.last(AttritionRolled.class)).as("5 + 2 for 6 LD or more = 7: 1P")
                .isEqualTo(new AttritionRolled(AttritionKind.BESIEGING, new SpaceId("artois"), List.of(new StackId("army")), 1, true, new CountryId("france")));
        war.plays(new AnswerPillage(new SpaceId("artois"), PillageAnswer.LOSE)).plays(new TakeLosses(new StackId("army"), new Counters(1, 1, 0)));
        assertThat(war.last(UnderminingTookEffect.class)).as("1 - 3 + 2 + 3 = 3")
                .isEqualTo(new UnderminingTookEffect(new SpaceId("artois"), new CountryId("france"), UnderminingResult.NONE, false));
        assertThat(war.last(SiegeResolved.class)).isEqualTo(new SiegeResolved(new SpaceId("artois")));
    }

    /** Hainaut, which France only controls, is 2 MP from Brabant; the French city in Champagne, whose supply is full, is 3 MP away (AMB-53). */
    @Test
    void theCheckCountsFromTheClosestSourceWhoeverOwnsIt() {
        var second = Situation.franceAgainstSpain().controller("hainaut", "france").level("brabant", 4).stack("army", "france", "brabant", 2, 0, 0);
        var safe = second.war().waits("france").waits("spain").plays(new Undermine(new SpaceId("brabant")), 10).plays(new RollContinuation(), 6)
                .waits("france").waits("spain").plays(new Undermine(new SpaceId("brabant")), 2);
        assertThat(safe.decisions()).as("2 is not less than 2 MP").extracting(decision -> decision.id()).doesNotContain("attrition-brabant");
        var late = second.war().waits("france").waits("spain").plays(new Undermine(new SpaceId("brabant")), 10).plays(new RollContinuation(), 6)
                .waits("france").waits("spain").plays(new Undermine(new SpaceId("brabant")), 1);
        assertThat(late.decision("attrition-brabant").party()).as("1 is less than 2 MP").isEqualTo("france");
    }

    @Test
    void theEffectFollowsAfterTheLosses() {
        var board = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).stack("inside", "spain", "artois", 0, 0, 2)
                .war().board();
        var fortress = board.fortress(new SpaceId("artois"));
        var besieged = board.with(board.stacks().get(new StackId("inside")).withBesieged(true)).with(new SpaceId("artois"), fortress.withMarks(fortress.marks()
                .afterUndermining(new Siegeworks(0, 2)).afterUndermining(new Siegeworks(0, 2)).withBreach()));
        var war = War.on(besieged).waits("france").waits("spain").plays(new Undermine(new SpaceId("artois")), 2);

        assertThat(war.decisions()).as("attrition has left 1 LD inside: the check is 2 - 1 = 1 against 2 MP").extracting(decision -> decision.id())
                .containsExactly("attrition-artois");
        war.plays(BEFORE_ARRAS, 1);
        assertThat(war.last(UnderminingTookEffect.class).result()).as("2 - 3 level + 2 artillery + 6 siegeworks + 2 breach + 1 troops = 10")
                .isEqualTo(UnderminingResult.BREACH);
        assertThat(war.decision("breach").party()).isEqualTo("france");
    }

    @Test
    void besiegersWhoAreDestroyedByItTakeNothing() {
        var war = secondRound(Situation.franceAgainstSpain().level("artois", 1).stack("army", "france", "artois", 0, 0, 1))
                .plays(new Undermine(new SpaceId("artois")), 1);
        var pillaged = War.on(war.board().withMarks(war.board().marks().withPillage(new SpaceId("artois"), 4))).plays(BEFORE_ARRAS, 8);

        assertThat(pillaged.last(StackDestroyed.class)).as("8 + 4 for two pillages+ = 12 for 1 LD: P, and no more can be pillaged")
                .isEqualTo(new StackDestroyed(new StackId("army"), new SpaceId("artois"), "attrition"));
        assertThat(pillaged.board().phase()).isInstanceOf(Phase.Continuation.class);
        assertThat(pillaged.refuses(new GrantWarHonours(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE-HONOURS");
    }
}
