package tercio.adapters.doctor;

import java.util.List;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreLook;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.Texts;

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
            case StoreLook.Empty none -> List.of(Finding.well(SUBJECT, "there are no games in " + store + " yet; the first start makes the tables"));
            case StoreLook.InUse open -> List.of(Finding.well(SUBJECT, "the games in " + store + " are open in a process of this machine"));
            case StoreLook.Unfit unfit -> List.of(Finding.fault(SUBJECT, Texts.englishPhrase(unfit.reason()), "the sentence before names what would do"));
            case StoreLook.Holding games -> ofGames(games);
        };
    }

    private List<Finding> ofGames(StoreLook.Holding games) {
        var tables = games.games() + (games.games() == 1 ? " game" : " games") + " in " + store + ", tables of version " + games.version();
        var first = games.isNewer()
                ? Finding.fault(SUBJECT, tables + "; this program knows " + StoreLook.version() + " at most", "use the newer program, or restore a backup of before")
                : games.isOlder()
                        ? Finding.warning(SUBJECT, tables + "; this program brings them to version " + StoreLook.version() + ", which no earlier one opens",
                                "make a backup and bring them there with 'tercio upgrade'")
                        : Finding.well(SUBJECT, tables);
        return games.clockAhead().flatMap(ServerTime::apart).map(apart -> List.of(first, apart)).orElse(List.of(first));
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
