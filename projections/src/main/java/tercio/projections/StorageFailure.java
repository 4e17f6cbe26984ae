package tercio.projections;

import java.io.IOException;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.axonframework.common.AxonTransientException;
import tercio.application.record.StorageDamaged;
import tercio.application.record.StorageUnavailable;

/**
 * Recognises failures of the storage. They are temporary and concern every game, while other failures lie in one game.
 */
public final class StorageFailure {

    /** The class of SQL states for a value that does not fit its column, which is a fault of the value. */
    private static final String VALUE = "22";

    private StorageFailure() {}

    /** Whether a failure is one of the storage. Unreadable data is not: it concerns one place, and does not pass. */
    public static boolean is(Throwable failure) {
        return !StorageDamaged.isCauseOf(failure) && Stream.iterate(failure, cause -> cause != null, Throwable::getCause).anyMatch(cause -> switch (cause) {
            case SQLException sql -> sql.getSQLState() == null || !sql.getSQLState().startsWith(VALUE);
            case StorageUnavailable unavailable -> true;
            case IOException broken -> true;
            case InterruptedException ending -> true;
            case AxonTransientException passing -> true;
            default -> false;
        });
    }
}
