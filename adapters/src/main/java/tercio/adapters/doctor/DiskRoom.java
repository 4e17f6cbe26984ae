package tercio.adapters.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import tercio.adapters.settings.Settings;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The room that the disk of the data folder has left. */
public final class DiskRoom implements Examination {

    private static final String SUBJECT = "disk";
    private static final long MEGABYTE = 1 << 20;
    /** The room below which the operator is warned, before writing ends. */
    private static final long ENOUGH = 1024 * MEGABYTE;

    private final Path folder;
    private final LongSupplier room;
    private final long reserve;

    DiskRoom(Path folder, LongSupplier room, long reserve) {
        this.folder = folder;
        this.room = room;
        this.reserve = reserve;
    }

    /** The room of the disk on which a folder stands, or will. */
    public static DiskRoom of(Path folder) {
        var there = folder.toAbsolutePath().normalize();
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return new DiskRoom(folder, there.toFile()::getUsableSpace, Long.parseLong(Settings.DISK_RESERVE.value()));
    }

    @Override
    public List<Finding> examine() {
        long free = room.getAsLong();
        if (free < reserve) {
            return List.of(Finding.fault(SUBJECT, sentence("program.doctor.no-room", free).with("reserve", megabytes(reserve)).with("setting", new Text(Settings.DISK_RESERVE.key())),
                    Sentence.of("program.doctor.free-room-at-once")));
        }
        return List.of(free < reserve + ENOUGH
                ? Finding.warning(SUBJECT, sentence("program.doctor.room-ending", free).with("reserve", megabytes(reserve)), Sentence.of("program.doctor.free-room"))
                : Finding.well(SUBJECT, sentence("program.doctor.room", free)));
    }

    private Sentence.Keyed sentence(String key, long free) {
        return Finding.sentence(key, "folder", folder).with("free", megabytes(free));
    }

    private static Text megabytes(long bytes) {
        return new Text(String.valueOf(bytes / MEGABYTE));
    }
}
