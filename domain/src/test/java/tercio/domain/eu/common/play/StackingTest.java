package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.StackSplit;
import tercio.domain.eu.land.movement.play.MoveEvent.StackingPostponed;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** At most 3 counters and 8 LD of an alliance in a province (EU-STACK). */
class StackingTest {

    private static War war(int armyPlus, int armyMinus, int ld) {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "ile_de_france", 1, 1, 0)
                .stack("other", "france", "champagne", armyPlus, armyMinus, ld)
                .war().declares("france", Campaign.PASSIVE);
    }

    @Test
    void eightLdMayStandTogether() {
        var war = war(0, 1, 0).marches("other", "ile_de_france");

        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void whatIsAboveEightLdIsLostByChoiceOfItsController() {
        var war = war(0, 1, 1).marches("other", "ile_de_france");

        assertThat(war.last(LossesSuffered.class)).isEqualTo(new LossesSuffered(new CountryId("france"), List.of(new StackId("army"), new StackId("other")), 1, "stacking"));
        var refusal = war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))));
        assertThat(refusal.rule().id()).as("first the losses").isEqualTo("EU-BATTLE-LOSSES");
        assertThat(refusal.legal()).extracting(Option::command)
                .contains(new TakeLosses(new StackId("other"), Counters.of(Units.of(0, 1, 0))), new TakeLosses(new StackId("army"), Counters.of(Units.of(1, 0, 1))));
        war.settle("losses", new TakeLosses(new StackId("other"), Counters.of(Units.of(0, 1, 0))));
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void threeCountersAreTheMost() {
        var war = war(0, 0, 2).plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 3)), false));

        assertThat(war.board().duties()).as("6 LD merge into A+ and A-: two counters").isEmpty();
        var loose = Situation.franceAgainstSpain().stack("one", "france", "ile_de_france", 0, 0, 3)
                .stack("two", "france", "champagne", 0, 0, 2).war().declares("france", Campaign.PASSIVE).marches("two", "ile_de_france");
        assertThat(loose.last(LossesSuffered.class).ld()).as("5 LD never make an ARMY: 3 counters, 2 lost").isEqualTo(2);
    }

    /** A+, and three LD in stacks of their own: four counters of 7 LD, of which three hold 6. */
    private static War crowded() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 1, 0).stack("other", "france", "ile_de_france", 0, 0, 1)
                .stack("third", "france", "champagne", 0, 0, 1)
                .war().declares("france", Campaign.PASSIVE).plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), false));
    }

    @Test
    void aSplitIsNoEndOfAMovementAndItsPartMayMarchOff() {
        var war = crowded();

        assertThat(war.board().duties()).isEmpty();
        assertThat(war.last(StackingPostponed.class)).extracting(StackingPostponed::province, StackingPostponed::ld, StackingPostponed::surplus)
                .containsExactly(new SpaceId("ile_de_france"), 7, 1);
        war.marches(war.last(StackSplit.class).newStack().value(), "champagne").plays(new EndMovement(new CountryId("france")));
        assertThat(war.events()).noneMatch(LossesSuffered.class::isInstance);
    }

    @Test
    void countersOfASplitThatStayAreTestedWhenTheMovementsAreOver() {
        var war = crowded().plays(new EndMovement(new CountryId("france")));

        assertThat(war.last(LossesSuffered.class)).extracting(LossesSuffered::ld, LossesSuffered::why).containsExactly(1, "stacking");
    }

    @Test
    void countersOfASplitAreTestedWhenSomebodyMoreComes() {
        var war = crowded().marches("third", "ile_de_france");

        assertThat(war.last(LossesSuffered.class).ld()).as("8 LD on five counters: two too many").isEqualTo(2);
    }

    /** A- and four LD merge to A+ and two LD, three counters. Without the A- four LD are four counters, one too many. */
    private static War left() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 0, 1, 0).stack("loose", "france", "ile_de_france", 0, 0, 4)
                .war().declares("france", Campaign.PASSIVE);
    }

    @Test
    void whoIsTooManyBecauseOthersMarchedOffMayStillMarchToo() {
        var war = left().marches("army", "picardie");

        assertThat(war.events()).as("nobody dies in silence").noneMatch(LossesSuffered.class::isInstance);
        assertThat(war.last(StackingPostponed.class)).isEqualTo(new StackingPostponed(new SpaceId("ile_de_france"), Alliance.of(0), 4, 1));
        war.plays(new SplitStack(new StackId("loose"), Counters.of(Units.of(0, 0, 1)), false)).marches(war.last(StackSplit.class).newStack().value(), "champagne")
                .plays(new EndMovement(new CountryId("france")));
        assertThat(war.events()).noneMatch(LossesSuffered.class::isInstance);
    }

    @Test
    void whoIsStillTooManyThenIsTestedWhenTheMovementsAreOver() {
        var war = left().marches("army", "picardie").plays(new EndMovement(new CountryId("france")));

        assertThat(war.last(LossesSuffered.class)).extracting(LossesSuffered::ld, LossesSuffered::why).containsExactly(1, "stacking");
    }

    @Test
    void theMarchSaysThatTooManyStayBehind() {
        assertThat(left().refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france")))).legal()).extracting(option -> Told.of(option.label()))
                .anyMatch(label -> label.contains("where Picardie") && label.endsWith("left 1."));
        assertThat(left().refuses(new MoveStack(new StackId("loose"), List.of(new SpaceId("ile_de_france")))).legal()).extracting(option -> Told.of(option.label()))
                .allMatch(label -> !label.contains("left ") || label.endsWith("left 0."));
    }

    @Test
    void thePassageOfAFullProvinceCostsNothing() {
        var war = war(1, 0, 0).marches("other", "ile_de_france", "picardie");

        assertThat(war.board().duties()).isEmpty();
        assertThat(war.board().stacks().get(new StackId("other")).ld()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1,  0, 1, 1,  1", // A- LD and A- LD: 4 counters, an LD too many
        "1, 0, 0,  0, 0, 3,  1", // A+ and 3 LD: 4 counters
        "0, 1, 0,  0, 0, 3,  1", // A- and 3 LD: the LD of one country never make the ARMY of the other greater
        "1, 0, 0,  1, 0, 0,  0", // A+ and A+: 8 LD
        "1, 0, 0,  0, 1, 1,  0", // A+ and A- LD: 3 counters, 7 LD
        "1, 1, 0,  0, 1, 1,  1", // A+ A- and A- LD: 9 LD on 4 counters; without the LD 8 on 3
    })
    void ofTwoCountriesEachCountsItsOwnCounters(int plus, int minus, int ld, int allyPlus, int allyMinus, int allyLd, int lost) {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 30)
                .stack("army", "france", "ile_de_france", plus, minus, ld).stack("ally", "venice", "champagne", allyPlus, allyMinus, allyLd)
                .war().declares("france", Campaign.PASSIVE).declares("venice", Campaign.PASSIVE).marches("ally", "ile_de_france");

        assertThat(war.events().stream().filter(LossesSuffered.class::isInstance).map(LossesSuffered.class::cast).mapToInt(LossesSuffered::ld).sum())
                .isEqualTo(lost);
    }
}
