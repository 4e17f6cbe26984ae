package tercio.adapters.http.health;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;
import tercio.adapters.doctor.ServerTime;
import tercio.adapters.store.Database;

/** Reports {@code DEGRADED} while the clock of this machine and that of the database server are apart. */
@Component("clockHealthIndicator")
class ClockHealth implements HealthIndicator {

    private final Database database;

    ClockHealth(Database database) {
        this.database = database;
    }

    @Override
    public Health health() {
        return ServerTime.apart(database.clockAhead()).map(finding -> Health.status(GamesHealth.DEGRADED).withDetail("reason", finding.inEnglish(": ")).build())
                .orElseGet(() -> Health.up().build());
    }
}
