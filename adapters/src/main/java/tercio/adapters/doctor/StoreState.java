package tercio.adapters.doctor;

import java.util.List;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreLook;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Whether the database can be opened, by which version its tables were made, and whether its clock is that of this machine. */
public final class StoreState implements Examination {

    private static final String SUBJECT = "database";

    private final StoreLocation store;

    /** The state of a store. */
    public StoreState(StoreLocation store) {
        this.store = store;
    }

    @Override
    public List<Finding> examine() {
        return switch (StoreLook.at(store)) {
            case StoreLook.Empty none -> List.of(Finding.well(SUBJECT, sentence("program.doctor.no-games")));
            case StoreLook.InUse open -> List.of(Finding.well(SUBJECT, sentence("program.doctor.games-open")));
            case StoreLook.Unfit unfit -> List.of(Finding.fault(SUBJECT, Sentence.of("program.doctor.store-unfit").with("why", Argument.of(unfit.reason())), Sentence.of("program.doctor.as-said-before")));
            case StoreLook.Holding games -> ofGames(games);
        };
    }

    private List<Finding> ofGames(StoreLook.Holding games) {
        var first = games.isNewer()
                ? Finding.fault(SUBJECT, sentence("program.doctor.games-newer", games).with("known", knownVersion()), Sentence.of("program.doctor.take-newer"))
                : games.isOlder()
                        ? Finding.warning(SUBJECT, sentence("program.doctor.games-older", games).with("known", knownVersion()), Sentence.of("program.doctor.upgrade-store"))
                        : Finding.well(SUBJECT, sentence("program.doctor.games", games));
        return games.clockAhead().flatMap(ServerTime::apart).map(apart -> List.of(first, apart)).orElse(List.of(first));
    }

    private Sentence.Keyed sentence(String key) {
        return Finding.sentence(key, "store", store);
    }

    private Sentence.Keyed sentence(String key, StoreLook.Holding games) {
        return sentence(key).with("games", games.games()).with("version", new Text(String.valueOf(games.version())));
    }

    private static Text knownVersion() {
        return new Text(String.valueOf(StoreLook.version()));
    }

    /**
     * Refuses a store that is not opened before it was brought to this version.
     *
     * @throws IllegalArgumentException if an earlier version wrote it
     */
    public static void requireCurrent(StoreLocation store) {
        if (StoreLook.at(store) instanceof StoreLook.Holding games && games.isOlder()) {
            throw new RefusedInput(Sentence.of("program.store.old-tables").with("store", new Text(store.toString())).with("version", new Text(String.valueOf(games.version())))
                    .with("newest", new Text(String.valueOf(StoreLook.version()))));
        }
    }
}
