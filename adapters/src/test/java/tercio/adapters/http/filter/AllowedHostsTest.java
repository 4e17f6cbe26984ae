package tercio.adapters.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The names of hosts and the origins that are allowed beside those of this machine. */
class AllowedHostsTest {

    @Test
    void furtherNamesAreConfigured() {
        var hosts = new AllowedHosts("192.0.2.7", List.of("play.example", " Other.Example "));
        assertThat(hosts.allowsHost("play.example:443", "192.0.2.7")).isTrue();
        assertThat(hosts.allowsHost("OTHER.example", "192.0.2.7")).isTrue();
        assertThat(hosts.allowsHost("192.0.2.7:8080", "192.0.2.7")).isTrue();
        assertThat(hosts.allowsHost("192.0.2.8:8080", "192.0.2.8")).as("the address at which it arrived").isTrue();
        assertThat(hosts.allowsHost("192.0.2.8:8080", "192.0.2.7")).isFalse();
        assertThat(hosts.allowsHost("evil.example", "192.0.2.7")).isFalse();
        assertThat(hosts.allowsOrigin("https://play.example", "localhost:8080")).as("a proxy may rename the host").isTrue();
        assertThat(hosts.allowsOrigin("http://localhost:3000", "localhost:8080")).isFalse();
        assertThat(hosts.allowsOrigin("http://localhost", "localhost:80")).isTrue();
        assertThat(hosts.allowsOrigin("https://localhost", "localhost:443")).isTrue();
    }
}
