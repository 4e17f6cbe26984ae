package tercio.projections.eu;

import java.util.Arrays;
import java.util.List;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.projections.GameAtPosition;
import tercio.projections.sentence.ViewText;

/**
 * The round track.
 *
 * @param marker the box of the round marker, {@code null} before the first round
 * @param sundFrozen whether land troops may cross the frozen Sund in this round
 */
public record RoundTrackView(
        List<Box> boxes, String marker, boolean extendedCampaign, boolean badWeather, boolean sundFrozen, List<RollProjection.Roll> rolls) {

    /**
     * A box of the track.
     *
     * @param season {@code summer} or {@code winter}; {@code null} for the last box, which has neither
     * @param waiting leaders who come back when the marker reaches or passes the box
     */
    public record Box(String box, String season, boolean marker, List<ViewText> waiting) {}

    static RoundTrackView of(GameAtPosition<EuState> scene) {
        var board = scene.board();
        var marker = board.phase() instanceof Phase.Over ? RoundBox.END : board.box();
        return new RoundTrackView(
                Arrays.stream(RoundBox.values()).map(box -> new Box(box.label(), season(box), box == marker, waiting(board, box))).toList(),
                marker == null ? null : marker.label(), board.extended(), board.badWeather(), board.marks().ice().lies(), scene.entries(new RollProjection()));
    }

    private static String season(RoundBox box) {
        return switch (box.season()) {
            case SUMMER -> "summer";
            case WINTER -> "winter";
            case NONE -> null;
        };
    }

    private static List<ViewText> waiting(EuState board, RoundBox box) {
        return board.leaders().values().stream()
                .filter(leader -> leader.fate() == LeaderStatus.Fate.WOUNDED && leader.returns() == box)
                .map(leader -> ViewText.label(SentenceNames.leader(leader.leader())))
                .toList();
    }
}
