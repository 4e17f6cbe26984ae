package tercio.application.record;

/** Asked before something is written. */
@FunctionalInterface
public interface Storage {

    /** @throws StorageUnavailable while nothing can be written */
    void ready();
}
