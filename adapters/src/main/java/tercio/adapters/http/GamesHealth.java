package tercio.adapters.http;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.stereotype.Component;
import tercio.adapters.store.DamagedGames;

/**
 * Reports {@code DEGRADED} with the number of games that are set aside and of those that are missing from the database, and what was found
 * wrong with the manifest. The log names the games.
 */
@Component("gamesHealthIndicator")
class GamesHealth implements HealthIndicator {

    static final Status DEGRADED = new Status("DEGRADED");

    private final DamagedGames damaged;

    GamesHealth(DamagedGames damaged) {
        this.damaged = damaged;
    }

    @Override
    public Health health() {
        int missing = damaged.missing();
        int aside = damaged.all().size() - missing;
        var finding = damaged.manifestFinding();
        var health = (aside + missing == 0 && finding.isEmpty() ? Health.up() : Health.status(DEGRADED)).withDetail("setAside", aside);
        if (missing > 0) {
            health.withDetail("missing", missing);
        }
        finding.ifPresent(found -> health.withDetail("manifest", found));
        return health.build();
    }
}
