package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.month.play.MonthChapter;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * The entries still to be made before the land phase of a month, by phase and by power.
 *
 * @param phases those of this month, in their order
 * @param powers all powers, in their printed order
 */
public record MonthEntriesView(List<PhaseView> phases, List<PowerEntries> powers) {

    /** @param state {@code done}, {@code now} or {@code to-come} */
    public record PhaseView(String phase, ViewText title, String state) {}

    /**
     * A power.
     *
     * @param state {@code open}, {@code done} with this phase, or {@code skips} the rest of the month
     * @param offers treaties that wait for its answer
     * @param reserve its money and manpower; {@code null} where the viewer may not know them
     */
    public record PowerEntries(String power, ViewText name, String state, int offers, ReserveView reserve) {}

    /** Money and manpower of a power outside its treasury. */
    public record ReserveView(int money, int manpower) {}

    static Optional<MonthEntriesView> of(EiaState board) {
        return board.phase() instanceof LandPhase.MonthEntry entry
                ? Optional.of(new MonthEntriesView(phases(board, entry.phase()), board.powersInGame().map(power -> of(board, entry, power)).toList())) : Optional.empty();
    }

    private static List<PhaseView> phases(EiaState board, MonthPhase now) {
        var phases = new ArrayList<PhaseView>();
        MonthChapter.phases(board).forEach(phase -> phases.add(new PhaseView(phase.word(), new ViewText(Sentence.of("eia.title.segment").with("segment", phase.word())),
                phase == now ? "now" : phase.compareTo(now) < 0 ? "done" : "to-come")));
        return phases;
    }

    private static PowerEntries of(EiaState board, LandPhase.MonthEntry entry, Power power) {
        return new PowerEntries(power.word(), ViewText.label(CampaignNames.power(power)), entry.skipping().contains(power) ? "skips" : entry.done().contains(power) ? "done" : "open",
                (int) board.monthRecord().offers().stream().filter(offer -> offer.to() == power).count(),
                board.monthRecord().reserve(power).map(reserve -> new ReserveView(reserve.money(), reserve.manpower())).orElse(null));
    }
}
