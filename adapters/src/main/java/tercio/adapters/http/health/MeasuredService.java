package tercio.adapters.http.health;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.Database;
import tercio.adapters.store.PoolUse;
import tercio.adapters.store.UnfitRows;
import tercio.adapters.store.ViewProgress;

/** The parts of the backend that are measured, looked up when somebody asks: the web part starts before the backend is open. */
@Component
class MeasuredService {

    private final ObjectProvider<ViewProgress> views;
    private final ObjectProvider<DamagedGames> damaged;
    private final ObjectProvider<Database> database;
    private final ObjectProvider<UnfitRows> unfit;

    MeasuredService(ObjectProvider<ViewProgress> views, ObjectProvider<DamagedGames> damaged, ObjectProvider<Database> database,
            ObjectProvider<UnfitRows> unfit) {
        this.views = views;
        this.damaged = damaged;
        this.database = database;
        this.unfit = unfit;
    }

    ViewProgress views() {
        return views.getObject();
    }

    DamagedGames damaged() {
        return damaged.getObject();
    }

    Database database() {
        return database.getObject();
    }

    UnfitRows unfit() {
        return unfit.getObject();
    }

    PoolUse pool(String name) {
        return database().pools().stream().filter(pool -> pool.pool().equals(name)).findFirst().orElseThrow();
    }
}
