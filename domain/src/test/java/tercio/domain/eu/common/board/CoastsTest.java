package tercio.domain.eu.common.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The coasts of provinces, and from where their ports are blockaded (EU-MOVE-3). */
class CoastsTest {

    private static final EuMap MAP = EuMap.PRINTED;

    @Test
    void theMapMarksTheProvincesOfEuropeWhoseCoastsAreNotOne() {
        assertThat(MAP.hasSeparateCoasts("slesvig")).isTrue();
        assertThat(MAP.hasSeparateCoasts("hellas")).isTrue();
        assertThat(MAP.hasSeparateCoasts("ifriqiya")).isTrue();
        assertThat(MAP.hasSeparateCoasts("kent")).isFalse();
    }

    @Test
    void theTwoShoresOfAnIsthmusAreNotOneCoast() {
        assertThat(MAP.provinces().stream().map(Province::id).filter(MAP::hasSeparateCoasts).filter(MAP::hasHarbour)).containsExactlyInAnyOrder("slesvig", "hellas", "ifriqiya",
                "sinai", "r_panama_n", "r_panama_s", "r_yucatan_s", "r_malacca_n", "r_acadie_n", "r_america_ne");
    }

    @Test
    void aPortIsBlockadedFromItsMainCoastWhereItsCoastsAreNotOne() {
        assertThat(MAP.blockadedFrom("slesvig")).containsExactly("s_oresund");
        assertThat(MAP.blockadedFrom("hellas")).containsExactly("s_egee");
        assertThat(MAP.blockadedFrom("ifriqiya")).containsExactly("s_gabes");
        assertThat(MAP.blockadedFrom("sinai")).as("its anchor lies on the Red Sea").containsExactly("s_rouge");
    }

    @Test
    void otherPortsAreBlockadedFromAnyZoneOnTheirCoasts() {
        assertThat(MAP.blockadedFrom("kent")).containsExactlyInAnyOrder("s_manche", "s_nord");
        assertThat(MAP.blockadedFrom("r_panama_n")).as("no main coast is printed").containsExactlyInAnyOrder("s_mexique", "s_panama");
    }
}
