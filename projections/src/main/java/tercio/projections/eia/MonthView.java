package tercio.projections.eia;

import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * The position of the game in the sequence of a month.
 *
 * @param title of the month: {@code October 1805}
 * @param segment {@code economic}, {@code political}, {@code reinforcement}, {@code naval}, {@code announcement}, {@code depots}, {@code movement}, {@code supply}, {@code combat}, {@code guerillas},
 *     {@code over}
 * @param segmentTitle in words: {@code land movement step}
 * @param part of a land combat step: {@code combats} or {@code sieges}; {@code null} outside it
 * @param acting the powers whose sequence it is
 * @param moving the power that moves now; {@code null} outside a sequence
 * @param order the sequences of the month; empty until France has announced its slot
 * @param duties the powers that must settle something before play goes on, first things first
 * @param entries the entries still to be made before the land phase; {@code null} in the land phase, and if nothing is entered
 */
public record MonthView(int year, int month, ViewText title, boolean winter, ViewText last, String segment, ViewText segmentTitle, String part,
        List<String> acting, String moving, List<Sequence> order, List<String> duties, MonthEntriesView entries) {

    /**
     * The sequence of one power, or of allies who move together.
     *
     * @param state {@code done}, {@code now} or {@code to-come}
     */
    public record Sequence(int number, List<String> powers, String state) {}

    static MonthView of(EiaState board) {
        var slot = board.slot();
        var month = board.month();
        return new MonthView(month.year(), month.month(), ViewText.label(CampaignNames.month(month)), month.isWinter(), ViewText.label(CampaignNames.month(board.scenario().to())), segment(board.phase()),
                new ViewText(Sentence.of("eia.title.segment").with("segment", segment(board.phase()))), part(board), slot.map(now -> words(now.acting())).orElse(List.of()), slot.map(now -> now.movingPower().word()).orElse(null),
                order(board), board.duties().stream().map(EiaDuty::power).map(Power::word).toList(),
                MonthEntriesView.of(board).orElse(null));
    }

    private static List<String> words(List<Power> powers) {
        return powers.stream().map(Power::word).toList();
    }

    private static String segment(LandPhase phase) {
        return switch (phase) {
            case LandPhase.MonthEntry entry -> entry.phase().word();
            case LandPhase.Announcement announcement -> "announcement";
            case LandPhase.InSequence sequence -> CorpsView.word(sequence.step());
            case LandPhase.Over over -> "over";
        };
    }

    private static String part(EiaState board) {
        return switch (board.combats().part()) {
            case NOT_LISTED -> null;
            case COMBATS, SIEGES -> CorpsView.word(board.combats().part());
        };
    }

    private static List<Sequence> order(EiaState board) {
        int now = board.slot().map(Slot::number).orElse(-1);
        return IntStream.range(0, board.order().size())
                .mapToObj(number -> new Sequence(number + 1, words(board.order().get(number)), number < now ? "done" : number == now ? "now" : "to-come"))
                .toList();
    }
}
