package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.NativesMetTest.amazon;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** The natives of a scenario: what is wrong with them is said with its place (EU-NAT-FORCE, EU-CONQUISTADOR-FOLLOWERS). */
class NativesAtStartTest {

    private static Map<String, String> faults(Situation situation) {
        return Told.of(ScenarioFaults.of(situation.scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED));
    }

    @Test
    void nativesAsTheRulesHaveThemAreNoFault() {
        assertThat(faults(amazon().nativesLeft("r_amazonia_n", 6, 0).risen("r_amazonia_s", "spain").used("amazonia", 2).followed("c", 1, 2))).isEmpty();
    }

    @Test
    void aProvinceHasNoMoreThanPrinted() {
        assertThat(faults(amazon().nativesLeft("r_amazonia_n", 6, 1)))
                .containsExactly(Map.entry("/overseas/natives/provinces/r_amazonia_n/left", "eu.fault.natives-left: most 6."));
        assertThat(faults(amazon().nativesLeft("guyenne", 1, 0))).containsOnlyKeys("/overseas/natives/provinces/guyenne");
    }

    @Test
    void theyRiseAgainstCountriesOfTheWar() {
        assertThat(faults(amazon().risen("r_amazonia_n", "japon"))).containsOnlyKeys("/overseas/natives/provinces/r_amazonia_n/against");
    }

    @Test
    void theUsesOfTheTableAreThoseOfAnArea() {
        assertThat(faults(amazon().used("atlantis", 1))).containsOnlyKeys("/overseas/natives/conquistadors/atlantis");
        assertThat(faults(amazon().used("amazonia", 100))).containsOnlyKeys("/overseas/natives/conquistadors/amazonia");
    }

    @Test
    void theyFollowAConquistadorWithAStack() {
        assertThat(faults(amazon().followed("c", 0, 0))).containsOnlyKeys("/overseas/natives/followers/c");
        assertThat(faults(amazon().followed("nobody", 1, 0))).containsOnlyKeys("/overseas/natives/followers/nobody");
        assertThat(faults(franceAgainstSpain().stack("s", "spain", "bearn", 0, 0, 3).under(4, 6, 4, 0).followed("general-of-s", 1, 0)))
                .containsKey("/overseas/natives/followers/general-of-s");
    }
}
