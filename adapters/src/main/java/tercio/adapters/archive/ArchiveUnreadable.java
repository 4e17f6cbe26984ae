package tercio.adapters.archive;

import java.sql.SQLException;

/** The database of the archive cannot be read or written. Nothing is lost with it: it can be made anew. */
public final class ArchiveUnreadable extends RuntimeException {

    private static final long serialVersionUID = 1;

    ArchiveUnreadable(SQLException cause) {
        super(firstLine(cause.getMessage()), cause);
    }

    private static String firstLine(String message) {
        return message == null ? "it cannot be read" : message.lines().findFirst().orElse("it cannot be read");
    }

    /** Whether another process has the file open. */
    boolean elsewhere() {
        return getMessage().contains("lock on file") || getMessage().contains("used by another process");
    }
}
