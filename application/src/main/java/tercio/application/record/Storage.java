package tercio.application.record;

/** Tells whether the storage can be written. */
@FunctionalInterface
public interface Storage {

    /** @throws StorageUnavailable while nothing can be written */
    void ready();
}
