package tercio.adapters.http.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CallerAddressTest {

    @Test
    void anAddressOfTheOldKindStandsForItself() {
        assertThat(CallerAddress.of("192.0.2.7")).isEqualTo("192.0.2.7").isNotEqualTo(CallerAddress.of("192.0.2.8"));
    }

    /** A host with one address of such a network has all of them. */
    @Test
    void anAddressOfTheNewKindStandsForItsNetwork() {
        assertThat(CallerAddress.of("2001:db8:1:2::1")).isEqualTo(CallerAddress.of("2001:db8:1:2:ffff::9"))
                .isNotEqualTo(CallerAddress.of("2001:db8:1:3::1"));
    }
}
