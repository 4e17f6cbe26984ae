package tercio.adapters.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.domain.sentence.Sentence;

/**
 * Whether others on this machine can read the data folder, its keys, its games, or the file with the password of the database. Systems
 * without such rights are passed over, and so is {@code /run/secrets}, where a container has its secrets and nobody else is.
 */
public final class FileRights implements Examination {

    private static final String SUBJECT = "files";
    private static final String FOLDER = "folder";
    private static final String FILE = "file";
    private static final Set<PosixFilePermission> OF_OTHERS = EnumSet.of(PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE);
    private static final Path SECRETS_OF_CONTAINERS = Path.of("/run/secrets");
    private static final List<String> SECRET = List.of(ReceiptKeyFile.NAME, "tercio.mv.db", "service.address");

    private final Path folder;
    private final Optional<Path> password;

    FileRights(Path folder, Optional<Path> password) {
        this.folder = folder.toAbsolutePath().normalize();
        this.password = password;
    }

    /** The rights of a data folder, and of the file of the password that the settings name. */
    public static FileRights of(Path folder) {
        return new FileRights(folder, Optional.of(Settings.STORE_PASSWORD_FILE.value()).filter(file -> !file.isBlank()).map(Path::of));
    }

    @Override
    public List<Finding> examine() {
        if (!Files.isDirectory(folder)) {
            return List.of(Finding.well(SUBJECT, Finding.sentence("program.doctor.no-folder", FOLDER, folder)));
        }
        var found = new ArrayList<Finding>();
        if (isOpen(folder)) {
            found.add(Finding.warning(SUBJECT, Finding.sentence("program.doctor.folder-open", FOLDER, folder), Finding.sentence("program.doctor.close-folder", FOLDER, folder)));
        }
        SECRET.stream().map(folder::resolve).filter(FileRights::isOpen).forEach(file ->
                found.add(Finding.fault(SUBJECT, Finding.sentence("program.doctor.file-open", FILE, file).with("password", false), adviceFor(file))));
        password.filter(file -> !file.toAbsolutePath().startsWith(SECRETS_OF_CONTAINERS)).filter(FileRights::isOpen).ifPresent(file ->
                found.add(Finding.fault(SUBJECT, Finding.sentence("program.doctor.file-open", FILE, file).with("password", true), Finding.sentence("program.doctor.close-password", FILE, file))));
        if (!Files.isWritable(folder)) {
            found.add(Finding.fault(SUBJECT, Finding.sentence("program.doctor.folder-unwritable", FOLDER, folder), Sentence.of("program.doctor.own-folder")));
        }
        return found.isEmpty() ? List.of(Finding.well(SUBJECT, Finding.sentence("program.doctor.folder-closed", FOLDER, folder))) : found;
    }

    private static Sentence.Keyed adviceFor(Path file) {
        return Finding.sentence(file.endsWith(ReceiptKeyFile.NAME) ? "program.doctor.close-keys" : "program.doctor.close-file", FILE, file);
    }

    private static boolean isOpen(Path path) {
        var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        try {
            return view != null && Files.exists(path) && view.readAttributes().permissions().stream().anyMatch(OF_OTHERS::contains);
        } catch (IOException gone) {
            // It was taken away meanwhile: there is nothing to read.
            return false;
        }
    }
}
