package tercio.domain.eia.month.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/** The powers that may enter something in a phase of the month around the land phase. */
public final class MonthEntries {

    private MonthEntries() {}

    /** The powers that may still enter something in a phase, in their printed order; none in another phase. */
    public static List<Power> openPowers(EiaState state, MonthPhase phase) {
        return state.phase() instanceof LandPhase.MonthEntry entry && entry.phase() == phase ? openPowers(state, entry).toList() : List.of();
    }

    static Stream<Power> openPowers(EiaState state, LandPhase.MonthEntry entry) {
        return state.powersInGame().filter(entry::isOpenTo);
    }

    /** The refusal of a command that a power gives outside its phase, or when it has ended the phase; empty where it may enter something. */
    public static Optional<Refusal> refusal(EiaState state, Power power, MonthPhase phase) {
        if (!(state.phase() instanceof LandPhase.MonthEntry entry) || entry.phase() != phase) {
            return Optional.of(Refusal.of(phase.rule(), Sentence.of("eia.refused.other-phase").with("phase", phase.word())));
        }
        return entry.isOpenTo(power) ? Optional.empty()
                : Optional.of(Refusal.of(phase.rule(), Sentence.of("eia.refused.phase-ended").with("who", CampaignNames.power(power)).with("phase", phase.word()).with("host", true)));
    }
}
