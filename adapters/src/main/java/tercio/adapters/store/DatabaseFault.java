package tercio.adapters.store;

import java.io.EOFException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.h2.api.ErrorCode;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;

/** Explains failures of the database in one line. */
public final class DatabaseFault {

    private static final Set<Integer> CLOSED = Set.of(
            ErrorCode.DATABASE_IS_CLOSED, ErrorCode.DATABASE_CALLED_AT_SHUTDOWN, ErrorCode.OBJECT_CLOSED);

    private DatabaseFault() {}

    /** The reason behind a failure; empty where it was no failure of the database. */
    public static Optional<String> reason(Throwable failure) {
        return causes(failure).anyMatch(SQLException.class::isInstance) ? Optional.of(told(failure)) : Optional.empty();
    }

    /** Whether the database has closed itself: its connections no longer work, and a new connection opens it again. */
    static boolean closed(SQLException failure) {
        return CLOSED.contains(failure.getErrorCode()) || causes(failure).anyMatch(MVStoreException.class::isInstance);
    }

    /** Whether another process has the database open. */
    static boolean openElsewhere(Throwable failure) {
        return sql(failure, ErrorCode.DATABASE_ALREADY_OPEN_1) || stored(failure, DataUtils.ERROR_FILE_LOCKED);
    }

    /** Whether the file differs from what was written. */
    static boolean damaged(Throwable failure) {
        return sql(failure, ErrorCode.FILE_CORRUPTED_1) || sql(failure, ErrorCode.FILE_VERSION_ERROR_1)
                || causes(failure).anyMatch(EOFException.class::isInstance) || stored(failure, DataUtils.ERROR_FILE_CORRUPT) || stored(failure, DataUtils.ERROR_CHUNK_NOT_FOUND)
                || stored(failure, DataUtils.ERROR_UNSUPPORTED_FORMAT);
    }

    private static boolean sql(Throwable failure, int code) {
        return causes(failure).anyMatch(cause -> cause instanceof SQLException told && told.getErrorCode() == code);
    }

    private static boolean stored(Throwable failure, int code) {
        return causes(failure).anyMatch(cause -> cause instanceof MVStoreException told && told.getErrorCode() == code);
    }

    /** The message of the operating system where there is one; else the innermost message. */
    static String told(Throwable failure) {
        var telling = causes(failure).filter(cause -> cause.getMessage() != null && !cause.getMessage().isBlank()).toList();
        return telling.stream().filter(IOException.class::isInstance).reduce((outer, inner) -> inner)
                .or(() -> telling.stream().reduce((outer, inner) -> inner))
                .flatMap(cause -> cause.getMessage().lines().findFirst())
                .orElse(failure.getClass().getSimpleName());
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause);
    }
}
