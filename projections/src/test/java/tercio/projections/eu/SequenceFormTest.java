package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.projections.SummaryForm.RAISE;
import static tercio.projections.SummaryForm.assertNamesWhatDiffers;
import static tercio.projections.SummaryForm.fields;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;

/** The part of the summary of a finished game of Europa that other games have not. */
class SequenceFormTest {

    @Test
    void theFieldsOfFormOne() {
        assertThat(fields(SequenceView.class)).as(RAISE).containsExactly("turn", "period", "round", "extendedCampaign", "badWeather", "sundFrozen", "segment", "alliance", "order",
                "wars", "voyage");
        assertThat(fields(SequenceView.Opponents.class)).as(RAISE).containsExactly("one", "other");
    }

    @Test
    void theFormNamesTheRulesetTheVersionOfItsBoardAndTheReadingsThatAreListed() {
        assertNamesWhatDiffers(new EuMilitary());
    }
}
