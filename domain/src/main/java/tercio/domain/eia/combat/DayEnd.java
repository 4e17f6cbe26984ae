package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The end of a day without a decision (EIA-7.5.2.13, EIA-7.5.4.2.3.1). */
final class DayEnd {

    private DayEnd() {}

    static List<Stage<CombatState>> stages(CombatTerms terms, CombatManner manner) {
        var stages = new ArrayList<Stage<CombatState>>();
        if (terms.limited()) {
            stages.add(new Stage.Rule<>("end of a limited combat", DayEnd::ofLimited));
        }
        stages.addAll(manner.stop(CombatStop.DAY_END, 0, state -> !state.isOver()));
        stages.add(new Stage.Rule<>("end of the day", (state, recorder) -> ofDay(state, terms, manner, recorder)));
        return stages;
    }

    private static CombatState ofLimited(CombatState state, StepRecorder recorder) {
        if (state.isOver()) {
            return state;
        }
        recorder.record(() -> Step.of("limited field combat", "EIA-7.5.4.2.3.1").result(Sentence.of("eia.combat.result-not-relieved")));
        return state.withEnd(CombatEnd.END_OF_DAY, null);
    }

    private static CombatState ofDay(CombatState state, CombatTerms terms, CombatManner manner, StepRecorder recorder) {
        if (state.isOver()) {
            return state;
        }
        for (var side : CombatSide.values()) {
            manner.aside(recorder, () -> Step.of("end of the day", "EIA-7.5.2.13").side(side.word())
                    .result(Sentence.of("eia.combat.result-day-end").with("fights", terms.force(side).endOfDay() == DayChoice.FIGHT)));
        }
        return state.withEnd(CombatEnd.END_OF_DAY, null);
    }
}
