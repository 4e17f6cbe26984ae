package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.projections.SummaryForm.RAISE;
import static tercio.projections.SummaryForm.assertNamesWhatDiffers;
import static tercio.projections.SummaryForm.fields;

import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;

/** The part of the summary of a finished game of Empires in Arms that other games have not. */
class MonthFormTest {

    @Test
    void theFieldsOfFormOne() {
        assertThat(fields(MonthView.class)).as(RAISE).containsExactly("year", "month", "title", "winter", "last", "segment", "segmentTitle", "part", "acting", "moving", "order",
                "duties", "entries");
        assertThat(fields(MonthView.Sequence.class)).as(RAISE).containsExactly("number", "powers", "state");
    }

    @Test
    void theFormNamesTheRulesetTheVersionOfItsBoardAndTheReadingsThatAreListed() {
        assertNamesWhatDiffers(new EmpiresInArms());
    }
}
