package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.json.JsonMapper;

/**
 * The manifest of a folder, read in the background while the database is opened: both take seconds where there are very many games. Until the
 * database is open, another process may write the file. So what was read counts only where the file is still the same when it is wanted.
 */
final class ManifestAhead {

    /** Nothing was read. */
    static final ManifestAhead NONE = new ManifestAhead(CompletableFuture.completedFuture(Optional.empty()));

    /** @param macs with the secret that the folder had */
    private record Read(ManifestReading reading, RowSeals macs) {}

    private final CompletableFuture<Optional<Read>> read;

    private ManifestAhead(CompletableFuture<Optional<Read>> read) {
        this.read = read;
    }

    /** Begins to read the manifest of a folder; nothing where it has none. */
    static ManifestAhead begin(Path folder) {
        var file = ManifestFile.in(folder);
        return Files.exists(file) && ReceiptKeyFile.existsIn(folder)
                ? new ManifestAhead(CompletableFuture.supplyAsync(() -> read(folder, file), reading -> Thread.ofPlatform().daemon().name("manifest").start(reading))) : NONE;
    }

    private static Optional<Read> read(Path folder, Path file) {
        try {
            var secret = ReceiptKeyFile.in(folder).secret();
            if (secret.isEmpty()) {
                return Optional.empty();
            }
            var macs = new RowSeals(secret.get(), StoreOpening.MANIFEST);
            return Optional.of(new Read(ManifestReading.of(file, macs, new JsonMapper()), macs));
        } catch (IOException | RuntimeException toldWhenItIsWanted) {
            return Optional.empty();
        }
    }

    /**
     * The reading, if the file is still the one that was read.
     *
     * @param macs with the secret that the folder has now
     * @throws IOException if the file cannot be looked at
     */
    Optional<ManifestReading> of(Path file, RowSeals macs) throws IOException {
        var known = read.join();
        return known.isPresent() && Arrays.equals(known.get().macs().of(), macs.of()) && known.get().reading().isOf(file) ? Optional.of(known.get().reading()) : Optional.empty();
    }
}
