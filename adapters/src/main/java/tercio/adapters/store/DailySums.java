package tercio.adapters.store;

import java.time.LocalDate;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.HashChain;

/** Sums of a day, which all services of a database add to. Where one process has the database, it counts by itself and stores nothing here. */
public final class DailySums {

    private static final String ADD = "insert into daily_sum (counted_on, counted, amount) values (?, ?, ?) on conflict (counted_on, counted)"
            + " do update set amount = daily_sum.amount + excluded.amount returning amount";

    private final JdbcClient database;
    private final boolean shared;

    DailySums(JdbcClient database, Database opened) {
        this.database = database;
        shared = opened.isShared();
    }

    /** Whether other services count too. */
    public boolean isShared() {
        return shared;
    }

    /** Adds to a sum of a day. Returns the sum of all services. */
    public long add(LocalDate day, String name, long amount) {
        return database.sql(ADD).params(day, HashChain.hash(name), amount).query(Long.class).single();
    }

    /** Forgets the sums of the days before. */
    public void forgetBefore(LocalDate day) {
        database.sql("delete from daily_sum where counted_on < ?").param(day).update();
    }
}
