package tercio.domain.eia.month.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.MonthRecord;
import tercio.domain.eia.common.game.Reserve;

/** Applies the events of the sequence of a month. */
final class MonthEvolution {

    private MonthEvolution() {}

    static EiaState evolve(EiaState state, MonthEvent event) {
        return switch (event) {
            case MonthEvent.MonthPhaseBegan began -> state.with(withReserves(state, state.monthRecord()).withOpened(began.month()).withOffers(List.of()))
                    .withPhase(new LandPhase.MonthEntry(began.phase(), List.of(), began.skipping()));
            case MonthEvent.MonthPhaseDone done -> state.phase() instanceof LandPhase.MonthEntry now
                    ? state.withPhase(new LandPhase.MonthEntry(now.phase(), plus(now.done(), done.power()), now.skipping())) : state;
            case MonthEvent.RestOfMonthSkipped skipped -> state.phase() instanceof LandPhase.MonthEntry now
                    ? state.withPhase(new LandPhase.MonthEntry(now.phase(), now.done(), plus(now.skipping(), skipped.power()))) : state;
            case MonthEvent.LandPhaseOpened opened -> state.with(state.monthRecord().withOffers(List.of())).withPhase(new LandPhase.Announcement());
        };
    }

    /** Each power has a reserve from its first phase on. */
    private static MonthRecord withReserves(EiaState state, MonthRecord before) {
        var record = before;
        for (var status : state.powers().values()) {
            if (record.reserve(status.power()).isEmpty()) {
                record = record.with(status.power(), Reserve.EMPTY);
            }
        }
        return record;
    }

    private static List<Power> plus(List<Power> powers, Power one) {
        var all = new ArrayList<>(powers);
        all.add(one);
        return all;
    }
}
