package tercio.application.record;

/** A stored part cannot be read. Trying again does not help; all other parts are read as before. */
public class StorageDamaged extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** @param reason the part that cannot be read, in one line */
    public StorageDamaged(String reason, Throwable cause) {
        super(reason, cause);
    }

    /** Whether an unreadable part caused a failure. */
    public static boolean isCauseOf(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StorageDamaged) {
                return true;
            }
        }
        return false;
    }
}
