package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Claims on the workers that store views count by the clock of the server, whatever this machine shows. */
class ServerClockTest {

    /** A server that shows another time. */
    private static Connection serverAt(OffsetDateTime time) {
        var row = made(ResultSet.class, "getObject", time);
        var statement = made(Statement.class, "executeQuery", row);
        return made(Connection.class, "createStatement", statement);
    }

    private static <T> T made(Class<T> type, String method, Object answer) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, called, arguments) -> called.getName().equals(method) ? answer : called.getName().equals("next") ? true : null));
    }

    @Test
    void aMachineThatIsAnHourAheadClaimsByTheTimeOfTheServer() throws SQLException {
        var server = Instant.now().minus(Duration.ofHours(1));
        var clock = new ServerClock(System::nanoTime);

        clock.set(serverAt(server.atOffset(ZoneOffset.UTC)));

        assertThat(clock.instant()).isBetween(server, server.plus(Duration.ofMinutes(5)));
        assertThat(clock.ahead()).isBetween(Duration.ofMinutes(55), Duration.ofMinutes(65));
    }

    @Test
    void betweenTwoReadingsItGoesByTheCounterWhichNobodySets() throws SQLException {
        var server = Instant.parse("2026-11-29T12:00:00Z");
        var counted = new AtomicLong(7);
        var clock = new ServerClock(counted::get);
        clock.set(serverAt(server.atOffset(ZoneOffset.UTC)));

        counted.addAndGet(Duration.ofSeconds(4).toNanos());

        assertThat(clock.instant()).isEqualTo(server.plusSeconds(4));
    }
}
