package tercio.application.record;

/** Checks whether the storage can be written. */
@FunctionalInterface
public interface Storage {

    /** @throws StorageUnavailable while nothing can be written */
    void requireWritable();
}
