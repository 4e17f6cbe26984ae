package tercio.adapters.store;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Keeps answers to requests that may be sent again, encrypted by whoever gives them here, for a time and up to a number. */
public final class KeptAnswers {

    /** The time for which an answer is kept. */
    public static final Duration LIFETIME = Duration.ofHours(24);
    /** Answers of one caller; the oldest goes. */
    public static final int MOST_OF_A_CALLER = 500;
    /** Answers of all callers; the oldest goes. */
    public static final int MOST = 20_000;
    /** Bytes of an answer with what encryption adds. */
    public static final int LARGEST = 300_000;

    /** The time after which a request that was begun and not answered is that of a service that ended. */
    static final Duration LONGEST_REQUEST = Duration.ofMinutes(15);
    private static final byte[] NONE_YET = new byte[0];

    private final JdbcClient database;
    private final boolean shared;

    KeptAnswers(JdbcClient database, Database opened) {
        this.database = database;
        shared = opened.isShared();
    }

    /**
     * Begins a request, where no other service of the database works on the same one. {@link #end} ends it. Within one service requests wait
     * for each other before.
     */
    public boolean begin(String request, String caller, Instant now) {
        if (!shared) {
            return true;
        }
        database.sql("delete from kept_answer where request = ? and kept_at <= ? and octet_length(answer) = 0")
                .param(request).param(now.minus(LONGEST_REQUEST).atOffset(ZoneOffset.UTC)).update();
        return database.sql("insert into kept_answer (request, caller, kept_at, answer) values (?, ?, ?, ?) on conflict (request) do nothing")
                .param(request).param(caller).param(now.atOffset(ZoneOffset.UTC)).param(NONE_YET).update() > 0;
    }

    /** Ends a request that was begun, whether or not an answer was kept. */
    public void end(String request) {
        if (shared) {
            database.sql("delete from kept_answer where request = ? and octet_length(answer) = 0").param(request).update();
        }
    }

    /** The answer to a request that came before. */
    public Optional<byte[]> of(String request, Instant now) {
        return database.sql("select answer from kept_answer where request = ? and kept_at > ? and octet_length(answer) > 0")
                .param(request).param(now.minus(LIFETIME).atOffset(ZoneOffset.UTC)).query(byte[].class).optional();
    }

    /** Keeps an answer, in place of one that is too old. */
    public void keep(String request, String caller, byte[] answer, Instant now) {
        database.sql("delete from kept_answer where kept_at <= ? or request = ?").param(now.minus(LIFETIME).atOffset(ZoneOffset.UTC)).param(request).update();
        database.sql("insert into kept_answer (request, caller, kept_at, answer) values (?, ?, ?, ?)")
                .param(request).param(caller).param(now.atOffset(ZoneOffset.UTC)).param(answer).update();
        database.sql("delete from kept_answer where request in (select request from kept_answer where caller = ? order by kept_at desc, request offset ? rows)")
                .param(caller).param(MOST_OF_A_CALLER).update();
        database.sql("delete from kept_answer where request in (select request from kept_answer order by kept_at desc, request offset ? rows)")
                .param(MOST).update();
    }
}
