package tercio.adapters.http;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.stereotype.Component;
import tercio.adapters.store.GameBackend;

/** Reports {@code DEGRADED} with the number of games that are set aside. The log names them. */
@Component("gamesHealthIndicator")
class GamesHealth implements HealthIndicator {

    static final Status DEGRADED = new Status("DEGRADED");

    private final GameBackend backend;

    GamesHealth(GameBackend backend) {
        this.backend = backend;
    }

    @Override
    public Health health() {
        int aside = backend.damaged().all().size();
        return (aside == 0 ? Health.up() : Health.status(DEGRADED)).withDetail("setAside", aside).build();
    }
}
