package tercio.domain.eia.turn.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.play.Given.accepted;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.eia.turn.play.TurnCommand.NameNextAlly;
import tercio.domain.sentence.given.Told;

/** Allies with combined movement agree on their order, or dice for it (7.3.8.1). */
class OrderOfAlliesTest {

    private static NameNextAlly names(Power power, Power next) {
        return new NameNextAlly(power, next);
    }

    /** The movement step of these allies has begun. */
    private static EiaState asked(Power... allies) {
        var state = Given.war().in(LandStep.DEPOTS, allies.length - 1, allies);
        return after(state, new EndStep(allies[allies.length - 1], LandStep.DEPOTS));
    }

    private static List<Power> order(EiaState state) {
        assertThat(state.isIn(LandStep.MOVEMENT)).isTrue();
        assertThat(state.duties()).isEmpty();
        assertThat(state.slot().orElseThrow().mover()).isZero();
        return state.slot().orElseThrow().acting();
    }

    @Test
    void whatAllNameIsTheOrder() {
        var state = asked(RUSSIA, AUSTRIA);
        assertThat(decisions(state)).singleElement().satisfies(decision -> assertThat(decision.party()).isEqualTo("russia"));
        assertThat(options(state, "ally-order")).extracting("command").containsExactly(names(RUSSIA, RUSSIA), names(RUSSIA, AUSTRIA));
        var second = after(state, names(RUSSIA, AUSTRIA));
        assertThat(decisions(second)).singleElement().satisfies(decision -> assertThat(decision.party()).isEqualTo("austria"));
        assertThat(order(after(second, names(AUSTRIA, AUSTRIA)))).containsExactly(AUSTRIA, RUSSIA);
    }

    @Test
    void withoutAgreementTheHigherDieDecidesAndTiesAreRolledAgain() {
        var split = after(asked(RUSSIA, AUSTRIA), names(RUSSIA, RUSSIA));
        assertThat(order(after(split, names(AUSTRIA, AUSTRIA), 3, 5))).containsExactly(AUSTRIA, RUSSIA);
        assertThat(order(after(split, names(AUSTRIA, AUSTRIA), 5, 3))).containsExactly(RUSSIA, AUSTRIA);
        var tied = accepted(split, names(AUSTRIA, AUSTRIA), 4, 4, 1, 2);
        assertThat(tied.rolls()).extracting("value").containsExactly(4, 4, 1, 2);
        assertThat(order((EiaState) tied.boards().getLast())).containsExactly(AUSTRIA, RUSSIA);
    }

    @Test
    void threeAlliesSettleOnePlaceAfterTheOther() {
        var state = asked(RUSSIA, AUSTRIA, PRUSSIA);
        for (var power : List.of(RUSSIA, AUSTRIA, PRUSSIA)) {
            state = after(state, names(power, PRUSSIA));
        }
        assertThat(options(state, "ally-order")).extracting("command").containsExactly(names(RUSSIA, RUSSIA), names(RUSSIA, AUSTRIA));
        state = after(after(state, names(RUSSIA, RUSSIA)), names(AUSTRIA, AUSTRIA));
        // Prussia names Austria too: its die of 6 gives Austria the place.
        assertThat(order(after(state, names(PRUSSIA, AUSTRIA), 5, 1, 6))).containsExactly(PRUSSIA, AUSTRIA, RUSSIA);
    }

    @Test
    void whoIsNotAskedOrNotOpenIsRefused() {
        var state = asked(RUSSIA, AUSTRIA);
        assertThat(Told.of(refused(state, names(AUSTRIA, AUSTRIA)).detail())).contains("first:");
        var stranger = refused(state, names(RUSSIA, PRUSSIA));
        assertThat(stranger.rule().id()).isEqualTo("EIA-7.3.8.1");
        assertThat(stranger.legal()).hasSize(2);
        var alone = Given.war().in(LandStep.MOVEMENT, AUSTRIA);
        assertThat(refused(alone, names(AUSTRIA, AUSTRIA)).rule().id()).isEqualTo("EIA-7.3.8.1");
    }
}
