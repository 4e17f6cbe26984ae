package tercio.adapters.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import tercio.adapters.doctor.StoreState;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** The place of the games: in a file of the data folder, or in a database that an option or a setting names. */
final class DataFolder {

    @Option(names = "--data", paramLabel = "DIR", defaultValue = "${sys:user.home}/.tercio",
            description = "the folder of the games (default: ${DEFAULT-VALUE})")
    private Path folder;

    @Option(names = "--store", paramLabel = "ADDRESS",
            description = "the PostgreSQL database with the games, such as jdbc:postgresql://HOST/DB; the folder then holds the key file and the manifest."
                    + " The variable TERCIO_STORE gives the same; user and password come from TERCIO_STORE_USER and TERCIO_STORE_PASSWORD, or from a file")
    private String address;

    Path path() {
        return folder;
    }

    /** The folder, or the database with it. */
    StoreLocation store() {
        return StoreLocation.of(folder, address == null ? Settings.STORE.value() : address);
    }

    /**
     * Refuses to go on where the games are in a database.
     *
     * @param otherwise the sentence that says what the command does with a folder, and what does the same for a database
     * @throws RefusedInput if the games are in a database
     */
    void requireFolder(Sentence otherwise) {
        if (store() instanceof StoreLocation.Postgres) {
            throw new RefusedInput(otherwise);
        }
    }

    /** The refusal of a game that is not here. */
    RefusedInput noGame(String game) {
        return new RefusedInput(Sentence.of("program.common.no-game").with("game", new Text(game)).with("store", new Text(store().toString())));
    }

    /**
     * Opens the games. Where they stand in the folder, no other process may have them open.
     *
     * @throws IllegalArgumentException if an earlier version wrote them, and 'tercio upgrade' has not brought them to this one
     */
    GameBackend open(InstalledRulebooks library) {
        return GameBackend.in(currentStore(), library);
    }

    /** The store, if its tables are not those of an earlier version. */
    StoreLocation currentStore() {
        var store = store();
        StoreState.requireCurrent(store);
        return store;
    }

    /** Opens the games and brings their tables to this version. */
    GameBackend openAfterUpgrade(InstalledRulebooks library) {
        return GameBackend.in(store(), library);
    }
}
