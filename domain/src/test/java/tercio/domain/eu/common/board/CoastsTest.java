package tercio.domain.eu.common.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tercio.domain.map.SpaceId;

/** The coasts of provinces, and from where their ports are blockaded (EU-MOVE-3). */
class CoastsTest {

    private static final EuMap MAP = EuMap.PRINTED;

    @Test
    void theMapMarksTheProvincesOfEuropeWhoseCoastsAreNotOne() {
        assertThat(MAP.hasSeparateCoasts(new SpaceId("slesvig"))).isTrue();
        assertThat(MAP.hasSeparateCoasts(new SpaceId("hellas"))).isTrue();
        assertThat(MAP.hasSeparateCoasts(new SpaceId("ifriqiya"))).isTrue();
        assertThat(MAP.hasSeparateCoasts(new SpaceId("kent"))).isFalse();
    }

    @Test
    void theTwoShoresOfAnIsthmusAreNotOneCoast() {
        assertThat(MAP.provinces().stream().map(Province::id).filter(MAP::hasSeparateCoasts).filter(MAP::hasHarbour)).containsExactlyInAnyOrder(new SpaceId("slesvig"), new SpaceId("hellas"), new SpaceId("ifriqiya"),
                new SpaceId("sinai"), new SpaceId("r_panama_n"), new SpaceId("r_panama_s"), new SpaceId("r_yucatan_s"), new SpaceId("r_malacca_n"), new SpaceId("r_acadie_n"), new SpaceId("r_america_ne"));
    }

    @Test
    void aPortIsBlockadedFromItsMainCoastWhereItsCoastsAreNotOne() {
        assertThat(MAP.blockadedFrom(new SpaceId("slesvig"))).containsExactly(new SpaceId("s_oresund"));
        assertThat(MAP.blockadedFrom(new SpaceId("hellas"))).containsExactly(new SpaceId("s_egee"));
        assertThat(MAP.blockadedFrom(new SpaceId("ifriqiya"))).containsExactly(new SpaceId("s_gabes"));
        assertThat(MAP.blockadedFrom(new SpaceId("sinai"))).as("its anchor lies on the Red Sea").containsExactly(new SpaceId("s_rouge"));
    }

    @Test
    void otherPortsAreBlockadedFromAnyZoneOnTheirCoasts() {
        assertThat(MAP.blockadedFrom(new SpaceId("kent"))).containsExactlyInAnyOrder(new SpaceId("s_manche"), new SpaceId("s_nord"));
        assertThat(MAP.blockadedFrom(new SpaceId("r_panama_n"))).as("no main coast is printed").containsExactlyInAnyOrder(new SpaceId("s_mexique"), new SpaceId("s_panama"));
    }
}
