package tercio.domain.eu.sea.ships;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.EuTables;

/** EU-REFIT-1: half of the prices of the list, the sum rounded up. */
class RefitCostsTest {

    @ParameterizedTest
    @CsvSource({
        "ANG, GALLEON_FLUYT, 2,0,1,0,0, 60", // 2 x 40 + 40
        "SUE, CARRACK, 1,1,0,0,0, 23", // (35 + 10) / 2 = 22.5
        "ANG, CARRACK, 0,0,0,1,0, 8", // a quarter of 30
        "ANG, CARRACK, 0,0,0,2,0, 15", // two quarters of 30
        "VEN, CARRACK, 0,0,0,0,1, 10", // as two galleys of 10
        "ANG, SEVENTY_FOUR, 1,0,0,0,0, 30", // as a three-decker of 60
        "ANG, CARRACK, 0,0,0,0,0, 0"})
    void halfOfThePrices(String country, NavalTechnology technology, int nwd, int ngd, int ntd, int nde, int vgd, int ducats) {
        assertThat(RefitCosts.of(EuTables.PRINTED, country, technology, nwd, ngd, ntd, nde, vgd)).isEqualTo(ducats);
    }

    @Test
    void shipsThatTheCountryCannotBuildHaveNoPrice() {
        assertThatIllegalArgumentException().isThrownBy(() -> RefitCosts.of(EuTables.PRINTED, "ANG", NavalTechnology.CARRACK, 0, 1, 0, 0, 0))
                .withMessageContaining("eu.table.no-ships");
        assertThatIllegalArgumentException().isThrownBy(() -> RefitCosts.of(EuTables.PRINTED, "XXX", NavalTechnology.CARRACK, 1, 0, 0, 0, 0))
                .withMessageContaining("XXX");
    }
}
