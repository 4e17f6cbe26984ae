package tercio.adapters.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

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
                    ? Finding.fault(SUBJECT, Finding.sentence("program.doctor.keys-missing", "file", file), Sentence.of("program.doctor.copy-or-reseal"))
                    : Finding.well(SUBJECT, Sentence.of("program.doctor.keys-to-come")));
        }
        try {
            int keys = ReceiptKeyFile.publicKeysIn(folder).size();
            return List.of(Finding.well(SUBJECT, Finding.sentence("program.doctor.keys-held", "file", file).with("count", keys)));
        } catch (StorageUnavailable unreadable) {
            return List.of(unreadable(file, Argument.of(unreadable.reason())));
        } catch (RuntimeException unfit) {
            return List.of(unreadable(file, new Text(String.valueOf(unfit.getMessage()))));
        }
    }

    private static Finding unreadable(Path file, Argument why) {
        return Finding.fault(SUBJECT, Finding.sentence("program.doctor.keys-unreadable", "file", file).with("why", why), Sentence.of("program.doctor.copy-back"));
    }
}
