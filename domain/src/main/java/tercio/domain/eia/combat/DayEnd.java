package tercio.domain.eia.combat;

import tercio.domain.eia.tables.CombatSide;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** The end of a day without a decision (EIA-7.5.2.13). */
final class DayEnd {

    private DayEnd() {}

    static Stage.Applied<CombatState> of(CombatTerms terms) {
        return (state, recorder) -> {
            if (state.over()) {
                return state;
            }
            for (var side : CombatSide.values()) {
                recorder.tell(() -> Step.of("end of the day", "EIA-7.5.2.13").side(side.word())
                        .result(terms.force(side).endOfDay() == DayChoice.FIGHT ? "fights on" : "withdraws"));
            }
            return state.ended(CombatEnd.END_OF_DAY, null);
        };
    }
}
