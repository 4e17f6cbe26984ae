package tercio.adapters.http;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;
import tercio.adapters.store.GameBackend;

/** Reports {@code OUT_OF_SERVICE} with the reason while games cannot be written, for example on a full disk. */
@Component("storageHealthIndicator")
class StorageHealth implements HealthIndicator {

    private final GameBackend backend;

    StorageHealth(GameBackend backend) {
        this.backend = backend;
    }

    @Override
    public Health health() {
        return backend.obstacle().map(reason -> Health.outOfService().withDetail("reason", reason).build()).orElseGet(() -> Health.up().build());
    }
}
