package tercio.domain.eia.month.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.MonthPhase;

/** Commands of the sequence of a month around the land phase. */
public sealed interface MonthCommand extends EiaCommand {

    /** A power has nothing more to enter in a phase. */
    record EndMonthPhase(Power power, MonthPhase phase) implements MonthCommand {}

    /** A power enters nothing more before the land phase of this month. */
    record SkipToLandPhase(Power power) implements MonthCommand {}
}
