package tercio.adapters.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Whether files of the data folder were written later than the clock says: then it was set back, or is wrong now. */
public final class FolderTimes implements Examination {

    private static final String SUBJECT = "clock";
    private static final Duration SLACK = Duration.ofSeconds(5);

    private final Path folder;
    private final Instant now;

    FolderTimes(Path folder, Instant now) {
        this.folder = folder;
        this.now = now;
    }

    /** The times of a data folder, by the clock of this machine. */
    public static FolderTimes of(Path folder) {
        return new FolderTimes(folder, Instant.now());
    }

    @Override
    public List<Finding> examine() {
        var time = new Text(now.truncatedTo(ChronoUnit.SECONDS).toString());
        return List.of(newest().filter(written -> written.isAfter(now.plus(SLACK)))
                .map(written -> Finding.warning(SUBJECT, Finding.sentence("program.doctor.written-later", "folder", folder).with("time", time)
                        .with("written", new Text(written.truncatedTo(ChronoUnit.SECONDS).toString())), Sentence.of("program.doctor.set-clock")))
                .orElseGet(() -> Finding.well(SUBJECT, Sentence.of("program.doctor.clock-after-files").with("time", time))));
    }

    private Optional<Instant> newest() {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> Instant.ofEpochMilli(file.toFile().lastModified())).max(Instant::compareTo);
        } catch (IOException closed) {
            // A folder that cannot be read is told with its rights.
            return Optional.empty();
        }
    }
}
