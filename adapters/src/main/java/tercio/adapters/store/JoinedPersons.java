package tercio.adapters.store;

import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** The persons that hosts and the operator have joined over games. Figures about persons read them; nothing else does. */
public final class JoinedPersons {

    static final String TABLE = "joined_person";

    private final JdbcClient database;
    private final TransactionTemplate transaction;
    private final String keep;

    JoinedPersons(JdbcClient database, Dialect dialect, PlatformTransactionManager transactions) {
        this.database = database;
        transaction = new TransactionTemplate(transactions);
        keep = dialect.upsert(TABLE, List.of("game", "name"), List.of("identity"));
    }

    /** All of them, in a fixed order. */
    public List<JoinedPerson> all() {
        return database.sql("select game, name, identity from joined_person order by game, name")
                .query((row, number) -> new JoinedPerson(row.getString(1), row.getString(2), row.getString(3))).list();
    }

    /** Joins names, all or none. Earlier statements about them are replaced. */
    public void join(List<JoinedPerson> persons) {
        transaction.executeWithoutResult(status -> persons.forEach(each -> database.sql(keep).params(each.game(), each.name(), each.identity()).update()));
    }

    /** Takes names apart again, whatever their identity was. */
    public void part(List<JoinedPerson> persons) {
        transaction.executeWithoutResult(status -> persons.forEach(each ->
                database.sql("delete from joined_person where game = ? and name = ?").params(each.game(), each.name()).update()));
    }
}
