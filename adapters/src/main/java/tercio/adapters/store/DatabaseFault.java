package tercio.adapters.store;

import java.io.EOFException;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.h2.api.ErrorCode;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;
import tercio.domain.sentence.Sentence;

/** Explains failures of the database in one line. */
public final class DatabaseFault {

    private static final Set<Integer> CLOSED = Set.of(
            ErrorCode.DATABASE_IS_CLOSED, ErrorCode.DATABASE_CALLED_AT_SHUTDOWN, ErrorCode.OBJECT_CLOSED);

    private static final Set<Integer> BUSY = Set.of(ErrorCode.LOCK_TIMEOUT_1, ErrorCode.DEADLOCK_1, ErrorCode.CONCURRENT_UPDATE_1);

    /** The faults after which the store of the database is closed: nothing was written to the file, or it is no longer open. */
    private static final Set<Integer> CLOSING = Set.of(DataUtils.ERROR_CLOSED, DataUtils.ERROR_WRITING_FAILED);

    private static final Set<Integer> UNREADABLE = Set.of(DataUtils.ERROR_FILE_CORRUPT, DataUtils.ERROR_READING_FAILED, DataUtils.ERROR_CHUNK_NOT_FOUND,
            DataUtils.ERROR_BLOCK_NOT_FOUND, DataUtils.ERROR_SERIALIZATION, DataUtils.ERROR_INTERNAL, DataUtils.ERROR_UNKNOWN_DATA_TYPE);

    /**
     * The SQL states of PostgreSQL for a busy database: no lock in time, a deadlock, a change of another transaction, a statement that was
     * ended.
     */
    private static final Set<String> BUSY_STATES = Set.of("55P03", "40P01", "40001", "57014");

    /** Classes of states of SQL after which PostgreSQL takes no more for a while: no connection, resources that are used up, an end of the server. */
    private static final Set<String> GONE_CLASSES = Set.of("08", "53", "57");
    /** The server has become one that can only be read. */
    private static final String READ_ONLY = "25006";
    /** The server ended a session: an operator did, or it is being stopped, or nobody had used it for long. */
    private static final Set<String> ENDS_OF_SESSIONS = Set.of("57P01", "57P05");
    /** No two rows may have these values. */
    private static final String NOT_UNIQUE = "23505";

    private DatabaseFault() {}

    /** Whether the server of the database does not take anything now, as after it was stopped, or with a full disk. */
    static boolean isServerGone(SQLException failure) {
        var state = String.valueOf(failure.getSQLState());
        return !BUSY_STATES.contains(state) && (GONE_CLASSES.contains(state.substring(0, Math.min(2, state.length()))) || state.equals(READ_ONLY));
    }

    /** Whether the server of the database ended a session, of which it may have more. */
    static boolean isEndOfSession(SQLException failure) {
        return ENDS_OF_SESSIONS.contains(String.valueOf(failure.getSQLState()));
    }

    /** Whether a row was refused because there is one with the same key. */
    static boolean isDuplicate(Throwable failure) {
        return causes(failure).anyMatch(cause -> cause instanceof SQLException told && NOT_UNIQUE.equals(told.getSQLState()));
    }

    /** The reason behind a failure; empty where it was no failure of the database. */
    public static Optional<String> reason(Throwable failure) {
        return causes(failure).anyMatch(SQLException.class::isInstance) ? Optional.of(message(failure)) : Optional.empty();
    }

    /** Whether the database has closed itself: its connections no longer work, and a new connection opens it again. */
    static boolean isClosed(SQLException failure) {
        return CLOSED.contains(failure.getErrorCode())
                || causes(failure).anyMatch(cause -> cause instanceof MVStoreException told && CLOSING.contains(told.getErrorCode()));
    }

    /** Whether a failure tells why the database cannot be written. One that met a closed database, or the lock of one that still closes, follows from another. */
    static boolean isCause(SQLException failure) {
        return causes(failure).anyMatch(IOException.class::isInstance)
                || !isOpenElsewhere(failure) && !CLOSED.contains(failure.getErrorCode()) && !hasStoreCode(failure, DataUtils.ERROR_CLOSED);
    }

    /** Whether a part of the file cannot be read, or is not what was written. Reading it again does not help; the other parts are read as before. */
    public static boolean isUnreadable(Throwable failure) {
        return causes(failure).anyMatch(cause -> cause instanceof MVStoreException told && UNREADABLE.contains(told.getErrorCode()))
                || hasSqlCode(failure, ErrorCode.FILE_CORRUPTED_1);
    }

    /** Whether all connections were in use for longer than one is awaited, or another transaction did not end in time. */
    public static boolean isBusy(Throwable failure) {
        return causes(failure).anyMatch(cause -> cause instanceof SQLTransientConnectionException || cause instanceof SQLTimeoutException
                || cause instanceof SQLException told && BUSY.contains(told.getErrorCode())
                || cause instanceof SQLException state && BUSY_STATES.contains(String.valueOf(state.getSQLState())));
    }

    /** Whether another process has the database open. */
    static boolean isOpenElsewhere(Throwable failure) {
        return hasSqlCode(failure, ErrorCode.DATABASE_ALREADY_OPEN_1) || hasStoreCode(failure, DataUtils.ERROR_FILE_LOCKED);
    }

    /** Whether the file differs from what was written. */
    static boolean isDamaged(Throwable failure) {
        return hasSqlCode(failure, ErrorCode.FILE_CORRUPTED_1) || hasSqlCode(failure, ErrorCode.FILE_VERSION_ERROR_1)
                || causes(failure).anyMatch(EOFException.class::isInstance) || hasStoreCode(failure, DataUtils.ERROR_FILE_CORRUPT) || hasStoreCode(failure, DataUtils.ERROR_CHUNK_NOT_FOUND)
                || hasStoreCode(failure, DataUtils.ERROR_UNSUPPORTED_FORMAT) || isUnreadable(failure);
    }

    /**
     * Whether the failure to open a file that was well before comes of its content: H2 fails in many ways at tables that it cannot make out. The
     * operating system fails otherwise.
     */
    static boolean isOfContent(Throwable failure) {
        return isDamaged(failure) || causes(failure).noneMatch(cause -> cause instanceof IOException || cause instanceof SQLTransientConnectionException)
                || hasSqlCode(failure, ErrorCode.GENERAL_ERROR_1);
    }

    private static boolean hasSqlCode(Throwable failure, int code) {
        return causes(failure).anyMatch(cause -> cause instanceof SQLException told && told.getErrorCode() == code);
    }

    private static boolean hasStoreCode(Throwable failure, int code) {
        return causes(failure).anyMatch(cause -> cause instanceof MVStoreException told && told.getErrorCode() == code);
    }

    /** The message of the operating system where there is one; else the innermost message. */
    static String message(Throwable failure) {
        if (isBusy(failure)) {
            // The database quotes the row that is awaited, which may hold a secret.
            return "it was not free in time";
        }
        var telling = causes(failure).filter(cause -> cause.getMessage() != null && !cause.getMessage().isBlank()).toList();
        return telling.stream().filter(IOException.class::isInstance).reduce((outer, inner) -> inner)
                .or(() -> telling.stream().reduce((outer, inner) -> inner))
                .flatMap(cause -> cause.getMessage().lines().findFirst())
                .orElse(failure.getClass().getSimpleName());
    }

    /** The same as a part of a sentence. The words of the database or the operating system stay in their own language. */
    static Sentence.Keyed words(Throwable failure) {
        return isBusy(failure) ? Sentence.of("kernel.storage.not-free") : Unavailable.words(message(failure));
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause);
    }
}
