package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.MoveCommand.MergeStacks;
import tercio.domain.eu.game.MoveCommand.MoveStack;
import tercio.domain.eu.game.MoveCommand.SplitStack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;

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
        var war = war().plays(new SplitStack("army", Counters.of(Units.of(0, 0, 1)), true));

        assertThat(war.board().stacks().get("army").units()).as("A+ less 1 LD").isEqualTo(Units.of(0, 1, 1));
        assertThat(war.board().stacks().get("army").leaders()).isEmpty();
        assertThat(war.board().stacks().get("army.1").units()).isEqualTo(Units.of(0, 0, 1));
        assertThat(war.board().stacks().get("army.1").leaders()).containsExactly("general-of-army");
    }

    @Test
    void oneArmyIsNeverTwo() {
        var war = war().plays(new SplitStack("army", Counters.of(Units.of(0, 1, 0)), false));

        assertThat(war.board().stacks().get("army").units()).as("A+ gives an A-: 2 LD stay, not an A-").isEqualTo(Units.of(0, 0, 2));
    }

    @Test
    void aStackCannotGiveWhatItDoesNotHold() {
        var refusal = war().refuses(new SplitStack("army", Counters.of(Units.of(1, 0, 0)), false));

        assertThat(refusal.rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(refusal.legal()).isNotEmpty();
        assertThat(war().refuses(new SplitStack("army", Counters.of(Units.of(0, 2, 0)), false)).rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(war().refuses(new SplitStack("army", null, false)).rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(war().refuses(new SplitStack("nobody", Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-UNIT-2");
    }

    @Test
    void stacksAreSplitBeforeTheyMoveAndByTheirOwnAlliance() {
        var moved = war().marches("army", "champagne");

        assertThat(moved.refuses(new SplitStack("army", Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-MOVE-ONCE");
        assertThat(war().refuses(new SplitStack("guard", Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-UNIT-2");
    }

    @Test
    void stacksOfOneCountryInOneProvinceJoin() {
        var war = war().plays(new MergeStacks("army", "other"));

        assertThat(war.board().stack("army")).isEmpty();
        assertThat(war.board().stacks().get("other").units()).isEqualTo(Units.of(1, 1, 0));
        assertThat(war.board().stacks().get("other").leaders()).containsExactly("general-of-army");
    }

    @Test
    void othersDoNot() {
        var war = war().marches("other", "champagne");

        assertThat(war.refuses(new MergeStacks("army", "other")).rule().id()).isEqualTo("EU-UNIT-3");
        assertThat(war.refuses(new MergeStacks("army", "army")).rule().id()).isEqualTo("EU-UNIT-3");
        assertThat(war.refuses(new MergeStacks("army", null)).rule().id()).isEqualTo("EU-UNIT-3");
    }

    @Test
    void whoJoinsAStackThatHasMovedHasMovedToo() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0)
                .stack("other", "france", "champagne", 0, 1, 0).war().declares("france", Campaign.PASSIVE)
                .marches("army", "champagne").plays(new MergeStacks("army", "other"));

        assertThat(war.refuses(new MoveStack("other", List.of("troyes"))).rule().id()).isEqualTo("EU-MOVE-ONCE");
        assertThat(war.board().stacks().get("other").cameFrom()).as("the way is not forgotten").isEqualTo("ile_de_france");
    }
}
