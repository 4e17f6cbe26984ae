package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.AssaultAttempted;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.map.SpaceId;

/** Attempts of France on Linz, which Austria holds: which of them decide something. */
class EiaReportTest {

    /** After a breach the assault may take the city, or be beaten off. */
    @ParameterizedTest
    @CsvSource({"sortie, austria, true", "no-result, austria, true", "breach, austria, true", "breach, france, false"})
    void aSiegeGoesOnUnlessItsBesiegerTakesTheCity(String result, String winner, boolean goesOn) {
        assertThat(new EiaReport().goesOn(new AssaultAttempted(Power.FRANCE, new SpaceId("475"), result), winner)).isEqualTo(goesOn);
    }
}
