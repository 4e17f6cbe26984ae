package tercio.adapters.http.health;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.stereotype.Component;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.Database;

/**
 * Reports {@code DEGRADED} with the number of games that are set aside, of those that are missing from the database, and of pages of the
 * file that cannot be read, and with the fault of the manifest. The log names the games.
 */
@Component("gamesHealthIndicator")
class GamesHealth implements HealthIndicator {

    static final Status DEGRADED = new Status("DEGRADED");

    private final DamagedGames damaged;
    private final Database database;

    GamesHealth(DamagedGames damaged, Database database) {
        this.damaged = damaged;
        this.database = database;
    }

    @Override
    public Health health() {
        int missing = damaged.missingCount();
        int aside = damaged.all().size() - missing;
        int unreadable = database.unreadablePages();
        var finding = damaged.manifestFinding();
        var health = (aside + missing + unreadable == 0 && finding.isEmpty() ? Health.up() : Health.status(DEGRADED)).withDetail("setAside", aside)
                .withDetail("unreadablePages", unreadable);
        if (missing > 0) {
            health.withDetail("missing", missing);
        }
        finding.ifPresent(found -> health.withDetail("manifest", found));
        return health.build();
    }
}
