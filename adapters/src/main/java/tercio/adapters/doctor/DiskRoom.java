package tercio.adapters.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import tercio.adapters.settings.Settings;

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
        var told = free / MEGABYTE + " MB are free on the disk of " + folder;
        if (free < reserve) {
            return List.of(Finding.fault(SUBJECT, told + ", less than the " + reserve / MEGABYTE + " MB of " + Settings.DISK_RESERVE.key() + ": games can be read and not written",
                    "free some room; writing goes on by itself"));
        }
        return List.of(free < reserve + ENOUGH
                ? Finding.warning(SUBJECT, told + "; writing ends at " + reserve / MEGABYTE + " MB", "free some room")
                : Finding.well(SUBJECT, told));
    }
}
