package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Splitting and joining stacks (EU-UNIT-2, EU-UNIT-3). */
class RegroupingTest {

    private static War war() {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "ile_de_france", 1, 0, 0).under(2, 2, 2, 0)
                .stack("other", "france", "ile_de_france", 0, 1, 0)
                .stack("guard", "spain", "catalunya", 0, 1, 0)
                .war().declares("france", Campaign.PASSIVE);
    }

    @Test
    void anArmyIsBrokenForWhatLeavesIt() {
        var war = war().plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), true));

        assertThat(war.board().stacks().get(new StackId("army")).units()).as("A+ less 1 LD").isEqualTo(Units.of(0, 1, 1));
        assertThat(war.board().stacks().get(new StackId("army")).leaders()).isEmpty();
        assertThat(war.board().stacks().get(new StackId("army.1")).units()).isEqualTo(Units.of(0, 0, 1));
        assertThat(war.board().stacks().get(new StackId("army.1")).leaders()).containsExactly(new LeaderId("general-of-army"));
    }

    @Test
    void oneArmyIsNeverTwo() {
        var war = war().plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 1, 0)), false));

        assertThat(war.board().stacks().get(new StackId("army")).units()).as("A+ gives an A-: 2 LD stay, not an A-").isEqualTo(Units.of(0, 0, 2));
    }

    @Test
    void aStackCannotGiveWhatItDoesNotHold() {
        var refusal = war().refuses(new SplitStack(new StackId("army"), Counters.of(Units.of(1, 0, 0)), false));

        assertThat(refusal.rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(refusal.legal()).isNotEmpty();
        assertThat(war().refuses(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 2, 0)), false)).rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(war().refuses(new SplitStack(new StackId("army"), null, false)).rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(war().refuses(new SplitStack(new StackId("nobody"), Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-UNIT-2");
    }

    @Test
    void stacksAreSplitBeforeTheyMoveAndByTheirOwnAlliance() {
        var moved = war().marches("army", "champagne");

        assertThat(moved.refuses(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-MOVE-ONCE");
        assertThat(war().refuses(new SplitStack(new StackId("guard"), Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-UNIT-2");
    }

    @Test
    void stacksOfOneCountryInOneProvinceJoin() {
        var war = war().plays(new MergeStacks(new StackId("army"), new StackId("other")));

        assertThat(war.board().stack(new StackId("army"))).isEmpty();
        assertThat(war.board().stacks().get(new StackId("other")).units()).isEqualTo(Units.of(1, 1, 0));
        assertThat(war.board().stacks().get(new StackId("other")).leaders()).containsExactly(new LeaderId("general-of-army"));
    }

    @Test
    void othersDoNot() {
        var war = war().marches("other", "champagne");

        assertThat(war.refuses(new MergeStacks(new StackId("army"), new StackId("other"))).rule().id()).isEqualTo("EU-UNIT-3");
        assertThat(war.refuses(new MergeStacks(new StackId("army"), new StackId("army"))).rule().id()).isEqualTo("EU-UNIT-3");
        assertThat(war.refuses(new MergeStacks(new StackId("army"), null)).rule().id()).isEqualTo("EU-UNIT-3");
    }

    @Test
    void whoJoinsAStackThatHasMovedHasMovedToo() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0)
                .stack("other", "france", "champagne", 0, 1, 0).war().declares("france", Campaign.PASSIVE)
                .marches("army", "champagne").plays(new MergeStacks(new StackId("army"), new StackId("other")));

        assertThat(war.refuses(new MoveStack(new StackId("other"), List.of(new SpaceId("troyes")))).rule().id()).isEqualTo("EU-MOVE-ONCE");
        assertThat(war.board().stacks().get(new StackId("other")).cameFrom().value()).as("the way is not forgotten").isEqualTo("ile_de_france");
    }

    /** A+ A- of 3 veteran and 3 conscript LD under two leaders. */
    private static War mixed() {
        var scenario = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 0, 0, 3).under(2, 2, 2, 0)
                .stack("old", "france", "ile_de_france", 0, 1, 1).under(1, 1, 1, 1).veteran().war().declares("france", Campaign.PASSIVE);
        return scenario.plays(new MergeStacks(new StackId("army"), new StackId("old")));
    }

    @Test
    void anyOfTheLeadersAndAnyMixOfVeteransLeaves() {
        var war = mixed().plays(new SplitStack(new StackId("old"), Counters.of(Units.of(0, 0, 3)), false, Optional.of(List.of(new LeaderId("general-of-army"))), 1));

        assertThat(war.board().stacks().get(new StackId("old.1")).leaders()).containsExactly(new LeaderId("general-of-army"));
        assertThat(war.board().stacks().get(new StackId("old.1")).veteranLd()).isEqualTo(1);
        assertThat(war.board().stacks().get(new StackId("old")).leaders()).containsExactly(new LeaderId("general-of-old"));
        assertThat(war.board().stacks().get(new StackId("old")).veteranLd()).isEqualTo(2);
    }

    @Test
    void whereNothingIsSaidVeteransLeaveFirstAndAllLeadersOrNone() {
        var war = mixed().plays(new SplitStack(new StackId("old"), Counters.of(Units.of(0, 0, 4)), true));

        assertThat(war.board().stacks().get(new StackId("old.1")).veteranLd()).isEqualTo(3);
        assertThat(war.board().stacks().get(new StackId("old.1")).leaders()).hasSize(2);
        assertThat(mixed().plays(new SplitStack(new StackId("old"), Counters.of(Units.of(0, 0, 4)), true, Optional.of(List.of()), null))
                .board().stacks().get(new StackId("old.1")).leaders()).as("named: nobody").isEmpty();
    }

    @Test
    void bothPartsHaveRoomForTheirVeteransAndConscripts() {
        var four = Counters.of(Units.of(0, 0, 4));

        assertThat(Told.of(mixed().refuses(new SplitStack(new StackId("old"), four, false, Optional.empty(), 0)).detail()))
                .as("of 3 conscripts 4 LD cannot be made").contains("least 1, most 3, stay no");
        assertThat(mixed().refuses(new SplitStack(new StackId("old"), four, false, Optional.empty(), 4)).rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(Told.of(mixed().refuses(new SplitStack(new StackId("old"), four, false, Optional.of(List.of(new LeaderId("somebody"))), null)).detail()))
                .contains("general-of-old");
        assertThat(mixed().refuses(new SplitStack(new StackId("old"), four, false, Optional.of(List.of(new LeaderId("general-of-old"), new LeaderId("general-of-old"))), null)).legal())
                .isNotEmpty();
    }

    @Test
    void everySplitIsReachedByAForm() {
        var war = mixed();
        var decision = war.decision("split-old");

        assertThat(decision.piece()).isEqualTo("old");
        assertThat(decision.party()).isEqualTo("france");
        assertThat(decision.form().fields()).extracting(Form.Field::name)
                .containsExactly("units.armyPlus", "units.armyMinus", "units.ld", "leaders", "veteranLd");
        var filled = decision.form().command().apply(new Form.Filling(Map.of("units.armyPlus", 0, "units.armyMinus", 1, "units.ld", 0,
                "leaders", List.of("general-of-old"), "veteranLd", 0)));
        war.plays((SplitStack) filled);
        assertThat(war.board().stacks().get(new StackId("old.1")).leaders()).containsExactly(new LeaderId("general-of-old"));
        assertThat(war.board().stacks().get(new StackId("old.1")).veteranLd()).isZero();
        assertThat(war().decision("split-army").form().fields()).extracting(Form.Field::name).as("conscripts only: nothing to choose")
                .containsExactly("units.armyMinus", "units.ld", "leaders");
        assertThat(War.RULES.decisions(war.marches("old", "champagne").board())).extracting(Decision::id).doesNotContain("split-old");
    }
}
