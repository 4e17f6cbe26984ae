package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import tercio.projections.HistoryOverview;
import tercio.projections.Moment;
import tercio.projections.sentence.Language;

/** The timeline of a game, its moments in the language of the caller. */
@Schema(name = "HistoryOverview")
record TimelineBody(int position, List<HistoryOverview.Span> undone, List<MomentBody> moments, boolean canRedo) {

    /**
     * A moment.
     *
     * @param parties the parties that act from this moment on; empty if the moment belongs to nobody
     * @param lang the language of a label that is not English
     */
    @Schema(name = "Moment")
    record MomentBody(int position, String kind, String label, List<String> parties, Optional<String> lang) {

        static MomentBody of(Moment moment, Language language) {
            return new MomentBody(moment.position(), moment.kind(), moment.label(language), moment.parties(),
                    moment.texts().containsKey(language.code()) ? Optional.of(language.code()) : Optional.empty());
        }
    }

    static TimelineBody of(HistoryOverview track, Language language) {
        return new TimelineBody(track.position(), track.undone(), track.moments().stream().map(moment -> MomentBody.of(moment, language)).toList(), track.canRedo());
    }
}
