package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.application.record.GameOpened;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eu.EuMilitary;
import tercio.domain.game.Ruleset;
import tercio.projections.eia.MonthView;
import tercio.projections.eu.SequenceView;

/** The summary of a finished game is shown by each build that has its form: where a field comes or goes, the form is raised. */
class SummaryFormTest {

    private static final String RAISE = "raise Summaries.FORM, and then this list";

    private static List<String> fields(Class<? extends Record> type) {
        return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
    }

    @Test
    void theFieldsOfFormOne() {
        assertThat(fields(Summaries.Summary.class)).as(RAISE).containsExactly("id", "name", "ruleset", "edition", "scenario", "position", "sequence", "awaiting", "over", "dice",
                "undo", "open", "seats", "players", "diceCommitment", "forkedFrom", "openTable", "secrets", "readings", "charts");
        assertThat(fields(Summaries.EnteredCharts.class)).as(RAISE).containsExactly("origin", "hash", "tables");
        assertThat(fields(GameOpened.Seat.class)).as(RAISE).containsExactly("name", "controls");
        assertThat(fields(GameOpened.Origin.class)).as(RAISE).containsExactly("game", "at", "copied");
        assertThat(fields(SequenceView.class)).as(RAISE).containsExactly("turn", "period", "round", "extendedCampaign", "badWeather", "sundFrozen", "segment", "alliance", "order",
                "wars", "voyage");
        assertThat(fields(SequenceView.Opponents.class)).as(RAISE).containsExactly("one", "other");
        assertThat(fields(MonthView.class)).as(RAISE).containsExactly("year", "month", "title", "winter", "last", "segment", "segmentTitle", "part", "acting", "moving", "order",
                "duties", "entries");
        assertThat(fields(MonthView.Sequence.class)).as(RAISE).containsExactly("number", "powers", "state");
    }

    private static void namesWhatDiffers(Ruleset<?, ?, ?, ?> ruleset) {
        var form = Summaries.formOfFinished(ruleset);
        assertThat(form).startsWith(ruleset.id() + " ");
        assertThat(form.split(" ")).contains(String.valueOf(ruleset.boardVersion()));
        assertThat(ruleset.readings()).isNotEmpty().allSatisfy(reading ->
                assertThat(form.contains(" " + reading.id() + "=" + reading.standard())).as(reading.id()).isEqualTo(reading.dispute().isPresent()));
    }

    @Test
    void theFormNamesTheRulesetTheVersionOfItsBoardAndTheReadingsThatAreListed() {
        namesWhatDiffers(new EuMilitary());
        namesWhatDiffers(new EmpiresInArms());
    }
}
