package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;

/** Corps that leave the map with all they hold and were never revealed (EIA-7.5.2.6.3): their owner alone knows how many factors these are. */
public final class UnrevealedCorps {

    /** The edition of the rules since which others do not learn the number. */
    private static final int EDITION = 2;

    private UnrevealedCorps() {}

    /** Whether others do not learn how many factors such a corps held. */
    public static boolean untold(EiaState state) {
        return state.since(EDITION);
    }

    /** The status of the power that lost it; in a game of the first edition the number is open. */
    public static PowerStatus afterLoss(EiaState state, Power power, Factors factors) {
        var status = state.power(power).orElseThrow();
        return untold(state) ? status.losesUntold(factors) : status.plusUnseenLosses(factors);
    }
}
