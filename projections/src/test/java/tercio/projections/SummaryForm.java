package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import tercio.domain.game.Ruleset;

/** The form of summaries of finished games, for the tests of what it holds: here what all games have, and with each rulebook what its games have. */
public final class SummaryForm {

    public static final String RAISE = "raise Summaries.FORM, and then this list";

    private SummaryForm() {}

    /** The names of the parts of a record, in order. */
    public static List<String> fields(Class<? extends Record> type) {
        return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
    }

    /** Asserts that the form names a ruleset, the version of its board and the readings that a summary lists. */
    public static void assertNamesWhatDiffers(Ruleset<?, ?, ?, ?> ruleset) {
        var form = Summaries.formOfFinished(ruleset);
        assertThat(form).startsWith(ruleset.id() + " ");
        assertThat(form.split(" ")).contains(String.valueOf(ruleset.boardVersion()));
        assertThat(ruleset.readings()).isNotEmpty().allSatisfy(reading ->
                assertThat(form.contains(" " + reading.id() + "=" + reading.standard())).as(reading.id()).isEqualTo(reading.dispute().isPresent()));
    }
}
