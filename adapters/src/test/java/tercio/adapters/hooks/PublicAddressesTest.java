package tercio.adapters.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A notice goes to no address that only the service can reach. The networks are those of the registries of special addresses (RFC 6890). */
class PublicAddressesTest {

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.8", "198.18.0.1", "198.19.255.255", "224.0.0.1", "240.0.0.1", "255.255.255.255",
        "::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2001:0:1::1", "2001:db8::1",
        "192.0.2.1", "198.51.100.7", "203.0.113.9", "192.88.99.1", "192.31.196.1", "192.52.193.1", "192.175.48.1", "192.0.0.9", "100::1", "100:0:0:1::1", "2001:2::1",
        "2001:1ff:ffff::1", "2620:4f:8000::1", "3fff:abc::1", "5f00::1", "64:ff9b:1::1", "fec0::1", "::7f00:1", "::ffff:0:7f00:1", "4000::1"})
    void specialAddressesAreNotPublic(String address) throws UnknownHostException {
        assertThat(PublicAddresses.isPublic(InetAddress.getByName(address))).as(address).isFalse();
        assertThatThrownBy(() -> PublicAddresses.of(address, false)).isInstanceOf(UnknownHostException.class).hasMessageContaining("public addresses only");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.255.255", "172.32.0.1", "198.17.255.255", "198.20.0.1", "223.255.255.255", "2606:4700::1111", "2a00:1450::1", "192.0.1.1", "192.0.3.1",
        "192.88.98.255", "198.51.99.255", "203.0.114.1", "2001:200::1", "2620:4f:7fff::1", "3fff:1000::1", "2003::1"})
    void othersAre(String address) throws UnknownHostException {
        assertThat(PublicAddresses.isPublic(InetAddress.getByName(address))).as(address).isTrue();
    }

    /** The answer tells nothing of the networks around the service. */
    @Test
    void anUnknownHostAndOneThatIsNotPublicAreAnsweredAlike() {
        var answers = Stream.of("localhost", "no-such-host.invalid").map(host -> catchThrowable(() -> PublicAddresses.of(host, false)).getMessage()
                .replace(host, "HOST")).distinct().toList();
        assertThat(answers).containsExactly("the host HOST is unknown here, or is not public: notices go to public addresses only");
    }

    @Test
    void anOperatorCanAllowPrivateOnes() throws UnknownHostException {
        assertThat(PublicAddresses.of("127.0.0.1", true).isLoopbackAddress()).isTrue();
        assertThat(PublicAddresses.of("[::1]", true).isLoopbackAddress()).isTrue();
    }
}
