package tercio.adapters.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** The additions of one address, one token or one game in a day have bounds. */
class DailyQuotaFilterTest {

    private static GameBackend backend;

    private Instant now = Instant.parse("2026-11-22T10:00:00Z");
    private final DailyQuotaFilter filter = new DailyQuotaFilter(backend.json(), new DailyLimits(3, 2, 1000, 600), new Clock() {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return InstantSource.system().withZone(zone);
        }

        @Override
        public Instant instant() {
            return now;
        }
    });

    @BeforeAll
    static void open() {
        backend = GameBackend.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
    }

    @AfterAll
    static void close() {
        backend.close();
    }

    private MockHttpServletResponse sent(String method, String path, String address, String token, int bytes) throws Exception {
        var request = new MockHttpServletRequest(method, path);
        request.setRemoteAddr(address);
        request.setContent(new byte[bytes]);
        if (token != null) {
            request.addHeader("Authorization", "Bearer " + token);
        }
        var response = new MockHttpServletResponse();
        filter.doFilter(request, response, new MockFilterChain());
        return response;
    }

    @Test
    void oneAddressMakesSoManyGamesADay() throws Exception {
        for (int game = 0; game < 3; game++) {
            assertThat(sent("POST", "/api/games", "10.0.0.1", null, 1).getStatus()).isEqualTo(200);
        }
        var refused = sent("POST", "/api/games/import", "10.0.0.1", null, 1);
        assertThat(refused.getStatus()).isEqualTo(429);
        assertThat(refused.getHeader("Retry-After")).isEqualTo(Integer.toString(14 * 3600 + 1));
        assertThat(refused.getContentAsString()).contains("at most 3 games");
        assertThat(sent("GET", "/api/games", "10.0.0.1", null, 0).getStatus()).isEqualTo(200);
        assertThat(sent("POST", "/api/games", "10.0.0.2", null, 1).getStatus()).isEqualTo(200);
        now = Instant.parse("2026-11-23T00:00:00Z");
        assertThat(sent("POST", "/api/games", "10.0.0.1", null, 1).getStatus()).isEqualTo(200);
    }

    @Test
    void ofOneGameSoManyForksAreTaken() throws Exception {
        assertThat(sent("POST", "/api/games/a/forks", "10.0.0.1", "one", 1).getStatus()).isEqualTo(200);
        assertThat(sent("POST", "/api/games/a/forks", "10.0.0.2", "one", 1).getStatus()).isEqualTo(200);
        assertThat(sent("POST", "/api/games/a/forks", "10.0.0.3", "one", 1).getStatus()).isEqualTo(429);
        assertThat(sent("POST", "/api/games/a/forks", "10.0.0.3", "two", 1).getStatus()).as("another token").isEqualTo(200);
        assertThat(sent("POST", "/api/games/b/forks", "10.0.0.3", "one", 1).getStatus()).isEqualTo(200);
    }

    @Test
    void oneTokenAndOneAddressSendSoManyBytes() throws Exception {
        assertThat(sent("POST", "/api/games/a/commands", "10.0.0.1", "one", 600).getStatus()).isEqualTo(200);
        assertThat(sent("POST", "/api/games/a/commands", "10.0.0.2", "one", 1).getContentAsString()).contains("With one token at most 600 bytes");
        assertThat(sent("POST", "/api/games/a/commands", "10.0.0.1", "two", 400).getStatus()).isEqualTo(200);
        assertThat(sent("POST", "/api/games/a/commands", "10.0.0.1", "three", 1).getContentAsString()).contains("From one address at most 1000 bytes");
    }
}
