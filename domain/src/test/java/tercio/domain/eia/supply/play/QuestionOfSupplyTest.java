package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.question.EiaQuestion.PayDepots;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.question.RulingResult.MoneyPaid;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.supply.play.SupplyEvent.SupplyPaid;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** The question of a payment for supply to the adjudicator: all that it feeds, corps and besieged ports alike. */
class QuestionOfSupplyTest {

    private static final SpaceId VENICE = new SpaceId("341");

    @Test
    void aPaymentThatFeedsABesiegedPortIsAskedAbout() {
        var board = Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 12)
                .corps("france-i", "341", 10).depot(AUSTRIA, "481").fleet("adria", AUSTRIA, "481").in(LandStep.SUPPLY, AUSTRIA);
        var state = board.with(board.city(VENICE).orElseThrow().withBesiegers(List.of(FRANCE))).with(new Depot(AUSTRIA, Location.city(VENICE), Factors.NONE, false));
        var paid = (SupplyPaid) Given.accepted(state, new PaySupply(AUSTRIA)).events().getFirst().event();

        assertThat(paid.cities()).containsExactly(VENICE);
        assertThat(paid.corps()).isEmpty();
        assertThat(QuestionOfSupply.of(course(state, paid), paid)).hasValueSatisfying(ruling -> {
            var asked = (EiaRuling.Asked) ruling;
            assertThat(((PayDepots) asked.question()).fed()).hasSize(1);
            assertThat(asked.result()).contains(new MoneyPaid(1));
        });
    }

    /** The course of one event, before which the board was this. */
    private static EiaCourse course(EiaState before, Event fact) {
        var event = new EiaCourse.PlayedEvent() {
            @Override
            public int position() {
                return 1;
            }

            @Override
            public Event fact() {
                return fact;
            }

            @Override
            public EiaWarView boardBefore() {
                return Given.board(before);
            }

            @Override
            public EiaWarView boardAfter() {
                return Given.board(before);
            }

            @Override
            public List<Integer> dice() {
                return List.of();
            }

            @Override
            public List<Roll> rolls() {
                return List.of();
            }

            @Override
            public boolean isCausedBy(Class<? extends EiaCommand> command) {
                return command == PaySupply.class;
            }
        };
        return new EiaCourse() {
            @Override
            public PlayedEvent event() {
                return event;
            }

            @Override
            public List<PlayedEvent> between(Predicate<Event> begins, Predicate<Event> ends) {
                return List.of(event);
            }

            @Override
            public Optional<PlayedEvent> next(List<PlayedEvent> events, Predicate<Event> which) {
                return Optional.empty();
            }
        };
    }
}
