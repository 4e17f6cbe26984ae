package tercio.adapters.http;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.stereotype.Component;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.Database;

/** Reports {@code DEGRADED} with the number of games that are set aside, and of pages of the file that cannot be read. The log names them. */
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
        int aside = damaged.all().size();
        int unreadable = database.unreadablePages();
        return (aside == 0 && unreadable == 0 ? Health.up() : Health.status(DEGRADED)).withDetail("setAside", aside)
                .withDetail("unreadablePages", unreadable).build();
    }
}
