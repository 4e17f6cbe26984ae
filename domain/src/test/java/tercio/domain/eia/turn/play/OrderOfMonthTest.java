package tercio.domain.eia.turn.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.GREAT_BRITAIN;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.sentence.given.Told;

/** The order of a month (7.1, 7.1.2, 7.1.3). */
class OrderOfMonthTest {

    private static final List<List<Power>> PRINTED = List.of(List.of(RUSSIA), List.of(TURKEY), List.of(AUSTRIA), List.of(PRUSSIA),
            List.of(GREAT_BRITAIN), List.of(SPAIN));

    private static EiaState combined(EiaState state, Power one, Power other) {
        var pair = List.of(new Diplomacy.Pair(one.nation(), other.nation()));
        return state.withDiplomacy(new Diplomacy(List.of(), pair, pair, List.of(), List.of(), List.of()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void franceMovesWhereItAnnouncesAndTheOthersInTheirPrintedOrder(int place) {
        var expected = new ArrayList<>(PRINTED);
        expected.add(place - 1, List.of(FRANCE));

        assertThat(OrderOfMonth.of(LandBoard.of(Power.values()).state(), place)).isEqualTo(expected);
    }

    @Test
    void alliesWithCombinedMovementActInTheSequenceOfTheOneWhoWouldMoveLast() {
        var state = combined(LandBoard.of(AUSTRIA, FRANCE, RUSSIA, TURKEY).state(), RUSSIA, AUSTRIA);

        assertThat(OrderOfMonth.of(state, 1)).containsExactly(List.of(FRANCE), List.of(TURKEY), List.of(RUSSIA, AUSTRIA));
        assertThat(OrderOfMonth.of(state, 4)).containsExactly(List.of(TURKEY), List.of(RUSSIA, AUSTRIA), List.of(FRANCE));
    }

    @Test
    void inAChainOfCombinedMovementEachPowerActsOnce() {
        var state = LandBoard.of(RUSSIA, AUSTRIA, PRUSSIA).state();
        var pairs = List.of(new Diplomacy.Pair(new NationId("russia"), new NationId("austria")), new Diplomacy.Pair(new NationId("austria"), new NationId("prussia")));
        var chain = state.withDiplomacy(new Diplomacy(List.of(), pairs, pairs, List.of(), List.of(), List.of()));
        // Russia and Prussia announced nothing to each other: Austria goes with Prussia, who would have moved last.
        assertThat(OrderOfMonth.of(chain, 1)).containsExactly(List.of(RUSSIA), List.of(AUSTRIA, PRUSSIA));
    }

    @Test
    void aCorpsOfAFreeStateMovesInTheSequenceOfItsPower() {
        var state = Given.peace().province("Bavaria", ProvinceStanding.FREE_STATE, "france").corps(FRANCE, "bavaria-corps", "326", 5)
                .in(LandStep.MOVEMENT, FRANCE);
        assertThat(Given.decisions(state)).filteredOn(decision -> decision.id().equals("movement"))
                .singleElement().satisfies(decision -> assertThat(decision.movers()).containsExactly("bavaria-corps"));
    }

    @Test
    void franceIsAskedForItsPlaceAndNobodyElse() {
        var war = LandBoard.of(FRANCE, RUSSIA).play();
        assertThat(war.decision("slot").party()).isEqualTo("france");
        assertThat(war.answers("slot")).containsExactly(new TurnCommand.AnnounceSlot(FRANCE, 1), new TurnCommand.AnnounceSlot(FRANCE, 2));

        assertThat(war.refuses(new TurnCommand.AnnounceSlot(RUSSIA, 1)).rule().id()).isEqualTo("EIA-7.1");
        var third = war.refuses(new TurnCommand.AnnounceSlot(FRANCE, 3));
        assertThat(Told.of(third.detail())).isEqualTo("eia.refused.announces-place: places 2.");
        assertThat(third.legal()).hasSize(2);
    }

    @Test
    void eachPowerHasItsStepsInTurnAndAMonthFollowsTheLastOne() {
        var war = LandBoard.of(FRANCE, RUSSIA).play().plays(new TurnCommand.AnnounceSlot(FRANCE, 2));
        for (var power : List.of(RUSSIA, FRANCE)) {
            assertThat(war.state().slot().orElseThrow().movingPower()).isEqualTo(power);
            for (var step : List.of(LandStep.DEPOTS, LandStep.MOVEMENT, LandStep.GUERILLAS)) {
                assertThat(war.state().isIn(step)).as("%s of %s", step, power).isTrue();
                war.plays(new TurnCommand.EndStep(power, step));
            }
        }
        assertThat(war.state().month().title()).isEqualTo("October 1805");
        assertThat(war.decision("slot").party()).isEqualTo("france");
    }

    @Test
    void aStepIsEndedByWhoMovesAndNamesIt() {
        var war = LandBoard.of(FRANCE, RUSSIA).play().plays(new TurnCommand.AnnounceSlot(FRANCE, 1));

        assertThat(Told.of(war.refuses(new TurnCommand.EndStep(RUSSIA, LandStep.DEPOTS)).detail())).contains("eia.refused.other-power: acting France");
        assertThat(Told.of(war.refuses(new TurnCommand.EndStep(FRANCE, LandStep.MOVEMENT)).detail())).isEqualTo("eia.refused.other-step-to-end: asked movement, step depots.");
        assertThat(Told.of(war.refuses(new TurnCommand.EndStep(Power.SPAIN, LandStep.DEPOTS)).detail())).isEqualTo("eia.refused.not-in-game: who Spain.");
    }

    @Test
    void withoutFranceTheMonthBeginsAtOnce() {
        var war = LandBoard.of(RUSSIA, TURKEY).play().goesOn();

        assertThat(war.state().order()).containsExactly(List.of(RUSSIA), List.of(TURKEY));
        assertThat(war.state().slot().orElseThrow().movingPower()).isEqualTo(RUSSIA);
    }
}
