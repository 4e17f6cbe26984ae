package tercio.adapters.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;

/** The folder with the games of this machine. */
final class DataFolder {

    @Option(names = "--data", paramLabel = "DIR", defaultValue = "${sys:user.home}/.tercio",
            description = "the folder of the games (default: ${DEFAULT-VALUE})")
    private Path folder;

    Path path() {
        return folder;
    }

    /** Opens the games. No other process may have them open. */
    GameBackend open(InstalledRulebooks library) {
        return GameBackend.in(folder, library);
    }
}
