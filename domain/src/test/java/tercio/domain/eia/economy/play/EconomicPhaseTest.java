package tercio.domain.eia.economy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.play.Given;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.given.Told;

/** Money and manpower as the seats enter them. */
class EconomicPhaseTest {

    private static EiaState board() {
        return Given.war().entering(MonthPhase.ECONOMIC);
    }

    @Test
    void anIncomeGoesIntoTheReserveWithAReceiptAndOnlyItsPowerSeesIt() {
        var taken = Given.accepted(board(), new EconomyCommand.TakeIncome(Power.AUSTRIA, Optional.of(new Income(12, 5))));
        var state = (EiaState) taken.boards().getLast();

        assertThat(state.monthRecord().reserve(Power.AUSTRIA)).contains(new Reserve(42, 25));
        assertThat(taken.events().getFirst().explanation()).extracting(step -> step.step() + ": " + step.result())
                .containsExactly("money of the reserve: 30 + 12 = 42", "manpower of the reserve: 20 + 5 = 25");
        assertThat(taken.events().getFirst().event().secrets()).singleElement().satisfies(secret -> {
            assertThat(secret.parties()).containsExactly("austria");
            assertThat(secret.fields()).containsExactly("income");
        });
        var rules = new EmpiresInArms();
        assertThat(rules.asSeenBy(state, Viewer.of(List.of("france"))).monthRecord().reserve(Power.AUSTRIA)).isEmpty();
        assertThat(rules.asSeenBy(state, Viewer.of(List.of("austria"))).monthRecord().reserve(Power.AUSTRIA)).contains(new Reserve(42, 25));
    }

    @Test
    void moneyMovesOpenlyBetweenReserveAndTreasury() {
        var in = Given.after(board(), new EconomyCommand.FillTreasury(Power.FRANCE, 10));
        assertThat(in.power(Power.FRANCE).orElseThrow().money()).isEqualTo(30);
        assertThat(in.monthRecord().reserve(Power.FRANCE)).contains(new Reserve(20, 20));

        var out = Given.after(in, new EconomyCommand.FillTreasury(Power.FRANCE, -30));
        assertThat(out.power(Power.FRANCE).orElseThrow().money()).isZero();
        assertThat(out.monthRecord().reserve(Power.FRANCE)).contains(new Reserve(50, 20));
    }

    @Test
    void aPurseGivesNoMoreThanItHolds() {
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.FillTreasury(Power.FRANCE, 31)).detail())).isEqualTo("eia.refused.reserve-holds: who France, held 30, money 31.");
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.FillTreasury(Power.FRANCE, -21)).detail())).startsWith("eia.refused.treasury-holds: who France, held 20");
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.FillTreasury(Power.FRANCE, 0)).detail())).isEqualTo("eia.refused.treasury-range: most 999.");
    }

    @Test
    void anIncomeHasBounds() {
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.TakeIncome(Power.FRANCE, Optional.empty())).detail())).isEqualTo("eia.refused.income: most 999.");
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.TakeIncome(Power.FRANCE, Optional.of(new Income(-1, 5)))).detail())).isEqualTo("eia.refused.income: most 999.");
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.TakeIncome(Power.FRANCE, Optional.of(new Income(1000, 0)))).detail())).isEqualTo("eia.refused.income: most 999.");
    }

    @Test
    void politicalPointsOfOtherChaptersAreEntered() {
        assertThat(Given.after(board(), new EconomyCommand.EnterPoliticalPoints(Power.PRUSSIA, -3)).power(Power.PRUSSIA).orElseThrow().politicalPoints()).isEqualTo(-3);
        assertThat(Told.of(Given.refused(board(), new EconomyCommand.EnterPoliticalPoints(Power.PRUSSIA, 21)).detail())).isEqualTo("eia.refused.points-range: most 20.");
    }

    @Test
    void nothingIsTakenInOutsideThePhase() {
        assertThat(Told.of(Given.refused(Given.war().entering(MonthPhase.NAVAL), new EconomyCommand.FillTreasury(Power.FRANCE, 1)).detail()))
                .isEqualTo("eia.refused.other-phase: phase economic.");
    }
}
