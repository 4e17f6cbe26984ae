package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.PassageAtStart;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Rights to cross neutral land, here through Lothringen between French Champagne and Spanish Luxemburg (EU-CTRL-5). */
class PassageTest {

    private static Situation openTo(PassageAtStart... rights) {
        return Situation.franceAgainstSpain().relations(new Relations(List.of(), Map.of(), Map.of(), List.of(rights)))
                .initiative("france", 20).initiative("spain", 10).stack("fra", "france", "champagne", 2, 0, 0);
    }

    private static Situation openToFrance() {
        return openTo(new PassageAtStart(List.of(), List.of(RegionId.HRE), List.of(new CountryId("france"))));
    }

    private static List<String> ends(War war) {
        return war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("lorraine")))).legal().stream()
                .map(option -> option.move().to()).distinct().toList();
    }

    @Test
    void whoHasTheRightCrossesAndDoesNotStay() {
        var war = openToFrance().war().declares("france", Campaign.MULTIPLE);

        var refusal = war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("lorraine"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-crossed-only");
        assertThat(ends(war)).contains("luxemburg", "troyes").doesNotContain("lorraine", "pfalz");
        assertThat(war.marches("fra", "lorraine", "luxemburg").board().stacks().get(new StackId("fra")).province().value()).isEqualTo("luxemburg");
    }

    @Test
    void theRightIsOverNamedProvincesToo() {
        var war = openTo(new PassageAtStart(List.of(new SpaceId("lorraine")), List.of(), List.of(new CountryId("france")))).war().declares("france", Campaign.MULTIPLE);

        assertThat(Told.of(war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("lorraine"), new SpaceId("pfalz")))).detail())).isEqualTo("eu.movement.refused-neutral: where Pfalz.");
        assertThat(war.marches("fra", "lorraine", "troyes").board().stacks().get(new StackId("fra")).province().value()).isEqualTo("troyes");
    }

    @Test
    void othersStayOut() {
        var war = openToFrance().stack("spa", "spain", "luxemburg", 1, 0, 0).war().waits("france").declares("spain", Campaign.MULTIPLE);

        var refusal = war.refuses(new MoveStack(new StackId("spa"), List.of(new SpaceId("lorraine"), new SpaceId("champagne"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-neutral");
    }

    /** Champagne, Lothringen, Champagne: the roll for a long march with a P. */
    @Test
    void neutralLandIsCrossedAndNotPillaged() {
        var war = openToFrance().war().rollingForMarches().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("lorraine"), new SpaceId("champagne"))));
        war.plays(new RollMarchAttrition(new StackId("fra")), 6);

        assertThat(war.decision("pillage").options()).extracting(Option::command).contains(AnswerMarchPillage.pillages(new StackId("fra"), new SpaceId("champagne")))
                .doesNotContain(AnswerMarchPillage.pillages(new StackId("fra"), new SpaceId("lorraine")));
        assertThat(war.refuses(AnswerMarchPillage.pillages(new StackId("fra"), new SpaceId("lorraine"))).rule().id()).isEqualTo("EU-ATTR-PILLAGE");
    }

    @Test
    void theLandSuppliesNobodyAndIsNoPlaceToStay() {
        var board = new WarView(openToFrance().war().board(), EuMap.PRINTED, EuTables.PRINTED);

        assertThat(board.mayCross(new SpaceId("lorraine"), Alliance.of(0))).isTrue();
        assertThat(board.mayCross(new SpaceId("lorraine"), Alliance.of(1))).isFalse();
        assertThat(board.mayCross(new SpaceId("champagne"), Alliance.of(0))).as("not neutral").isFalse();
        assertThat(board.isClosed(new SpaceId("lorraine"), Alliance.of(0))).isFalse();
        assertThat(board.mayStay(new SpaceId("lorraine"), Alliance.of(0))).isFalse();
        assertThat(board.isFriendly(new SpaceId("lorraine"), Alliance.of(0))).isFalse();
    }

    @Test
    void theBeatenGoBackThroughItToFriendlyLand() {
        var war = openToFrance().stack("spa", "spain", "luxemburg", 2, 0, 0).war().declares("france", Campaign.MULTIPLE)
                .marches("fra", "lorraine", "luxemburg").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("luxemburg"))).plays(new StandAndFight(new SpaceId("luxemburg")), War.luck(Side.NON_PHASING));

        assertThat(war.decision("retreat").options()).extracting(Option::command)
                .containsExactly(Retreat.to(new SpaceId("luxemburg"), new SpaceId("champagne")), Retreat.to(new SpaceId("luxemburg"), new SpaceId("troyes")));
        war.plays(Retreat.to(new SpaceId("luxemburg"), new SpaceId("troyes")), War.luck(Side.NON_PHASING));
        assertThat(war.board().stacks().get(new StackId("fra")).province().value()).isEqualTo("troyes");
    }
}
