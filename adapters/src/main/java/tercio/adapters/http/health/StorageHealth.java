package tercio.adapters.http.health;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;
import tercio.adapters.store.Database;

/** Reports {@code OUT_OF_SERVICE} with the reason while games cannot be written, for example on a full disk. */
@Component("storageHealthIndicator")
class StorageHealth implements HealthIndicator {

    private final Database database;

    StorageHealth(Database database) {
        this.database = database;
    }

    @Override
    public Health health() {
        return database.obstacle().map(reason -> Health.outOfService().withDetail("reason", reason).build()).orElseGet(() -> Health.up().build());
    }
}
