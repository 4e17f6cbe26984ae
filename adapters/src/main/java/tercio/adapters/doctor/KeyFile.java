package tercio.adapters.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tercio.adapters.store.ReceiptKeyFile;

/** Whether the file of keys is there and can be read. */
public final class KeyFile implements Examination {

    private static final String SUBJECT = "keys";

    private final Path folder;

    /** The file of keys of a data folder. */
    public KeyFile(Path folder) {
        this.folder = folder;
    }

    @Override
    public List<Finding> examine() {
        var file = folder.toAbsolutePath().normalize().resolve(ReceiptKeyFile.NAME);
        if (!Files.exists(file)) {
            return List.of(Files.exists(file.resolveSibling("tercio.mv.db"))
                    ? Finding.fault(SUBJECT, "there are games and no file of keys " + file, "copy the file back from where you keep it; without it, 'tercio keys --reseal' takes the games as they are")
                    : Finding.well(SUBJECT, "there is no file of keys yet; the first start makes it. A further service of a database gets a copy of the first one's"));
        }
        try {
            int keys = ReceiptKeyFile.publicKeysIn(folder).size();
            return List.of(Finding.well(SUBJECT, file + " holds " + keys + (keys == 1 ? " key" : " keys") + " for receipts; a copy of it belongs to another place than the backups"));
        } catch (RuntimeException unreadable) {
            return List.of(Finding.fault(SUBJECT, "the file of keys " + file + " cannot be read: " + unreadable.getMessage(), "copy it back from where you keep it"));
        }
    }
}
