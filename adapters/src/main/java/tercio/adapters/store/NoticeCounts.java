package tercio.adapters.store;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.application.record.HashChain;

/** Stores how many notices were sent on a day, so that a restart begins no new day. */
public final class NoticeCounts {

    private final JdbcClient database;
    private final String keep;
    private final Optional<String> oneAfterTheOther;
    private final TransactionTemplate together;

    NoticeCounts(JdbcClient database, Dialect dialect, PlatformTransactionManager transactions) {
        together = new TransactionTemplate(transactions);
        oneAfterTheOther = dialect.serializingLock("notice_count");
        keep = dialect.upsert("notice_count", List.of("counted_on", "counted"), List.of("number"));
        this.database = database;
    }

    /**
     * Counts one more of each name, where none of them has reached its bound; otherwise counts nothing.
     *
     * @param most the bound of each name
     * @return the number of further ones on that day; less than 0 if a bound was reached before
     */
    public synchronized int take(LocalDate day, Map<String, Integer> most) {
        return together.execute(transaction -> {
            oneAfterTheOther.ifPresent(lock -> database.sql(lock).query((row, number) -> number).list());
            return count(day, most);
        });
    }

    private int count(LocalDate day, Map<String, Integer> most) {
        int left = most.entrySet().stream().mapToInt(each -> each.getValue() - of(day, each.getKey()) - 1).min().orElse(0);
        if (left >= 0) {
            database.sql("delete from notice_count where counted_on < ?").param(day).update();
            most.keySet().forEach(name -> database.sql(keep)
                    .params(day, HashChain.hash(name), of(day, name) + 1).update());
        }
        return left;
    }

    /** The count of a name on a day. */
    public int of(LocalDate day, String name) {
        return database.sql("select number from notice_count where counted_on = ? and counted = ?").params(day, HashChain.hash(name))
                .query(Integer.class).optional().orElse(0);
    }
}
