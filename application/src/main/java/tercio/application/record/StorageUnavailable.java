package tercio.application.record;

/** The storage of the games cannot be written or read now. Nothing was changed; the same request may succeed later. */
public final class StorageUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** @param reason one line that names the cause, for the operator of the service */
    public StorageUnavailable(String reason) {
        super(reason);
    }

    public StorageUnavailable(String reason, Throwable cause) {
        super(reason, cause);
    }
}
