package tercio.adapters.http;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;
import tercio.adapters.store.Workshop;

/** Reports {@code OUT_OF_SERVICE} with the reason while games cannot be written, for example on a full disk. */
@Component("storageHealthIndicator")
class StorageHealth implements HealthIndicator {

    private final Workshop workshop;

    StorageHealth(Workshop workshop) {
        this.workshop = workshop;
    }

    @Override
    public Health health() {
        return workshop.obstacle().map(reason -> Health.outOfService().withDetail("reason", reason).build()).orElseGet(() -> Health.up().build());
    }
}
