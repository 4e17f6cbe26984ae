package tercio.adapters.cli;

import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine.Option;
import tercio.adapters.store.Library;
import tercio.adapters.store.Workshop;

/** Where the games of this machine lie. */
final class DataFolder {

    @Option(names = "--data", paramLabel = "DIR", defaultValue = "${sys:user.home}/.tercio",
            description = "the folder of the games (default: ${DEFAULT-VALUE})")
    private Path folder;

    Path path() {
        return folder;
    }

    /** Opens the games; they must not be open elsewhere. */
    Workshop open(Library library) {
        return opened(folder -> Workshop.in(folder, library));
    }

    /** Opens something on the folder, which is made where it is missing, and says in one line why it cannot be. */
    <T> T opened(Function<Path, T> opening) {
        try {
            Files.createDirectories(folder);
            return opening.apply(folder);
        } catch (IOException broken) {
            throw new UncheckedIOException("the folder " + folder + " cannot be made: " + broken.getMessage(), broken);
        } catch (HikariPool.PoolInitializationException unopened) {
            throw new IllegalStateException("the games in " + folder + " cannot be opened; is a service running on them? ("
                    + cause(unopened) + ")", unopened);
        }
    }

    private static String cause(Throwable thrown) {
        var deepest = thrown;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse(deepest.getClass().getSimpleName());
    }
}
