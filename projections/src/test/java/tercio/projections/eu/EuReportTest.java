package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.map.SpaceId;

/** Rolls of a siege of Artois by France: which of them decide something. */
class EuReportTest {

    private static final EuReport REPORT = new EuReport();

    /** Works that are dug open nothing; a breach, war honours and a surrender do. */
    @ParameterizedTest
    @CsvSource({"NONE, true", "SIEGEWORK_MINUS, true", "SIEGEWORK_PLUS, true", "BREACH, false", "BREACH_OR_WAR_HONOUR, false", "SURRENDER, false"})
    void aSiegeGoesOnAfterAnUnderminingThatOpensNothing(UnderminingResult result, boolean goesOn) {
        var undermined = new FortressUndermined(new SpaceId("artois"), new CountryId("france"), result, Siegeworks.NONE, false, false);

        assertThat(REPORT.goesOn(undermined, goesOn ? "spain" : "france")).isEqualTo(goesOn);
    }

    @ParameterizedTest
    @CsvSource({"false, true", "true, false"})
    void aSiegeGoesOnAfterAnAssaultThatIsBeatenOff(boolean falls, boolean goesOn) {
        assertThat(REPORT.goesOn(new AssaultFought(new SpaceId("artois"), new CountryId("france"), false, falls, List.of(3, 0), false), falls ? "france" : "spain")).isEqualTo(goesOn);
    }
}
