package tercio.domain.eia.month.play;

import java.util.List;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.MonthPhase;

/** Events of the sequence of a month around the land phase. */
public sealed interface MonthEvent extends EiaEvent {

    /**
     * A phase began.
     *
     * @param skipping the powers that enter nothing more in this month
     */
    record MonthPhaseBegan(CampaignMonth month, MonthPhase phase, List<Power> skipping) implements MonthEvent {
        public MonthPhaseBegan {
            skipping = List.copyOf(skipping);
        }
    }

    /** A power has nothing more to enter in a phase. */
    record MonthPhaseDone(Power power, MonthPhase phase) implements MonthEvent {}

    /** A power enters nothing more before the land phase. */
    record RestOfMonthSkipped(Power power) implements MonthEvent {}

    /** All is entered: the land phase begins. */
    record LandPhaseOpened(CampaignMonth month) implements MonthEvent {}
}
