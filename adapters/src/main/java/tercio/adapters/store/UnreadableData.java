package tercio.adapters.store;

import java.sql.SQLException;
import org.springframework.dao.NonTransientDataAccessException;
import org.springframework.jdbc.support.SQLExceptionSubclassTranslator;
import org.springframework.jdbc.support.SQLExceptionTranslator;
import tercio.application.record.StorageDamaged;

/** A part of the database file cannot be read: the cause is {@link StorageDamaged}. */
final class UnreadableData extends NonTransientDataAccessException {

    private static final long serialVersionUID = 1;

    private static final String REASON = "a part of the database file is damaged and cannot be read";

    private UnreadableData(SQLException failed) {
        super(REASON, new StorageDamaged(REASON, failed));
    }

    /** Translates failures as Spring does, and this one beside them. */
    static SQLExceptionTranslator translator() {
        var usual = new SQLExceptionSubclassTranslator();
        return (task, sql, failed) -> DatabaseFault.isUnreadable(failed) ? new UnreadableData(failed) : usual.translate(task, sql, failed);
    }
}
