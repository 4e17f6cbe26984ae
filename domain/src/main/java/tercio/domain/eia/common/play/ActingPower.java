package tercio.domain.eia.common.play;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/** Checks whether a power acts now (EIA-7.1.3). */
public final class ActingPower {

    private static final String RULE = "EIA-7.1.3";

    private ActingPower() {}

    /** The power that moves in the current step; empty in another step. */
    public static Optional<Power> in(EiaWarView board, LandStep step) {
        return board.state().phase() instanceof LandPhase.InSequence(var slot, var now) && now == step ? Optional.of(slot.movingPower())
                : Optional.empty();
    }

    /** The refusal of a command that a power gives in another step, or while another power moves; empty where it acts. */
    public static Optional<Refusal> refusal(EiaWarView board, Power power, LandStep step) {
        var acting = in(board, step);
        if (acting.isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.other-step").with("step", step.name().toLowerCase(Locale.ROOT))));
        }
        return acting.get() == power ? Optional.empty()
                : Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.other-power").with("acting", CampaignNames.power(acting.get())).with("who", CampaignNames.power(power))));
    }
}
