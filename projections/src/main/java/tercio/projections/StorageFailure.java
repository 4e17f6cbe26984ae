package tercio.projections;

import java.io.IOException;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.axonframework.common.AxonTransientException;
import tercio.application.record.StorageUnavailable;

/** Tells a failure of the storage, which passes and concerns every game, from one that lies in a game. */
public final class StorageFailure {

    /** SQL states of a value that does not fit into its column: that is the fault of the value. */
    private static final String VALUE = "22";

    private StorageFailure() {}

    public static boolean is(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause).anyMatch(cause -> switch (cause) {
            case SQLException sql -> sql.getSQLState() == null || !sql.getSQLState().startsWith(VALUE);
            case StorageUnavailable unavailable -> true;
            case IOException broken -> true;
            case InterruptedException ending -> true;
            case AxonTransientException passing -> true;
            default -> false;
        });
    }
}
