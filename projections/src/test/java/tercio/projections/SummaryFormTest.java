package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.projections.SummaryForm.RAISE;
import static tercio.projections.SummaryForm.fields;

import org.junit.jupiter.api.Test;
import tercio.application.record.GameOpened;

/** The summary of a finished game is shown by each build that has its form: where a field comes or goes, the form is raised. */
class SummaryFormTest {

    @Test
    void theFieldsOfFormOne() {
        assertThat(fields(Summaries.Summary.class)).as(RAISE).containsExactly("id", "name", "ruleset", "edition", "scenario", "position", "sequence", "awaiting", "over", "dice",
                "undo", "open", "seats", "players", "diceCommitment", "forkedFrom", "openTable", "secrets", "readings", "charts");
        assertThat(fields(Summaries.EnteredCharts.class)).as(RAISE).containsExactly("origin", "hash", "tables");
        assertThat(fields(GameOpened.Seat.class)).as(RAISE).containsExactly("name", "controls");
        assertThat(fields(GameOpened.Origin.class)).as(RAISE).containsExactly("game", "at", "copied");
    }
}
