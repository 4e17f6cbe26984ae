package tercio.domain.eu.common.forces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;

class LeaderTitleTest {

    @ParameterizedTest
    @CsvSource({"Anonymous-G4, GENERAL, Anonymous General 4", "Anonymous-G1, GOVERNOR, Anonymous Governor 1", "Anonymous-GA, GENERAL, Anonymous General A",
        "Anonymous-A12, ADMIRAL, Anonymous Admiral 12", "Anonymous-E2, EXPLORER, Anonymous Explorer 2", "Anonymous-C3, CONQUISTADOR, Anonymous Conquistador 3",
        "Alba, GENERAL, Alba", "Anonymous, GENERAL, Anonymous"})
    void anUnnamedLeaderIsCalledByHisCategoryAndTheNumberOfHisCounter(String name, LeaderCategory category, String said) {
        assertThat(new Leader(new LeaderId("one"), name, new CountryId("spain"), category, 'K', 4, 2, 2, 0, false, true, false, false).title()).isEqualTo(said);
    }

    /** G is the letter of generals and governors alike. */
    @Test
    void inARecordedTextTheLetterOfTheCounterSaysWhoHeIs() {
        assertThat(LeaderTitle.replaceCodes("Anonymous-A1 and Anonymous-E2 with Anonymous-C3, not Anonymous-G4 of rank K"))
                .isEqualTo("Anonymous Admiral 1 and Anonymous Explorer 2 with Anonymous Conquistador 3, not Anonymous Leader 4 of rank K");
        assertThat(LeaderTitle.replaceCodes("espagne_anonymous_g4 under Alba")).isEqualTo("espagne_anonymous_g4 under Alba");
    }
}
