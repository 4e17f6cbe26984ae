package tercio.adapters.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Stores where persons want to be told that a game waits for them, apart from the record of the game. */
public final class SeatHooks {

    /** The kind of a notice. */
    public enum Kind {
        /** A request to an address of the web. */
        @JsonProperty("webhook") WEBHOOK,
        /** A letter. */
        @JsonProperty("email") EMAIL;

        /** The word in paths and in the database. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The language of letters. */
    public enum Language {
        @JsonProperty("en") EN,
        @JsonProperty("fr") FR
    }

    /**
     * The state of the address of a hook.
     *
     * @param confirmed whether whoever reads the mail of the address wants letters; always so for an address of the web
     * @param asked until when the link of the last letter holds that asks for this; empty where the address was never asked, as one that an older
     *     version of the program or the command line stored
     * @param stop the token of the link that ends the letters; given with the first letter
     * @param failures notices in a row that did not arrive
     */
    public record Standing(boolean confirmed, Optional<Instant> asked, Optional<String> stop, int failures) {

        /** The standing of a new address. */
        public static Standing first(Kind kind) {
            return new Standing(kind == Kind.WEBHOOK, Optional.empty(), Optional.empty(), 0);
        }
    }

    /**
     * A place where a person wants to be told.
     *
     * @param givenFrom a hash of the address from which it was asked for; empty where that was the command line
     * @param awaited whether the game waited for the person when it was last looked at
     */
    public record Hook(String game, String person, Kind kind, String address, String givenFrom, Language language, boolean awaited, Standing standing) {

        /** A hook that a person asks for. */
        public static Hook ofRequest(String game, String person, Kind kind, String address, String givenFrom, Language language, boolean awaited) {
            return new Hook(game, person, kind, address, givenFrom, language, awaited, Standing.first(kind));
        }
    }

    private static final String COLUMNS = "game, person, kind, address, given_from, language, awaited, confirmed, asked_until, stop_token, failures";
    /** A row that says anything else was not written by this program: nobody is told by it, and the game goes on. */
    private static final String READABLE = " and kind in ('webhook', 'email') and language in ('en', 'fr')";
    private static final String WHERE = " where game = ? and person = ? and kind = ?";
    private static final String WHERE_THAT_ADDRESS = WHERE + " and address = ?";

    private final JdbcClient database;

    SeatHooks(JdbcClient database) {
        this.database = database;
    }

    /**
     * Stores a hook in the place of that of the same kind. Of the same address it stays known that it is confirmed, and how its letters are
     * ended; one that is not confirmed is to be asked again.
     */
    public synchronized void keep(Hook hook) {
        int same = database.sql("update seat_hook set given_from = ?, language = ?, awaited = ?, failures = 0,"
                        + " asked_until = case when confirmed then asked_until end" + WHERE_THAT_ADDRESS)
                .params(hook.givenFrom(), word(hook.language()), hook.awaited(), hook.game(), hook.person(), hook.kind().word(), hook.address()).update();
        if (same > 0) {
            return;
        }
        remove(hook.game(), hook.person(), hook.kind());
        database.sql("insert into seat_hook (game, person, kind, address, home, given_from, language, awaited, confirmed, failures)"
                        + " values (?, ?, ?, ?, '', ?, ?, ?, ?, 0)")
                .params(hook.game(), hook.person(), hook.kind().word(), hook.address(), hook.givenFrom(), word(hook.language()), hook.awaited(),
                        hook.standing().confirmed()).update();
    }

    /** Returns whether there was one. */
    public boolean remove(String game, String person, Kind kind) {
        return database.sql("delete from seat_hook" + WHERE).params(game, person, kind.word()).update() > 0;
    }

    /** The hooks of a game, of all persons. */
    public List<Hook> of(String game) {
        return database.sql("select " + COLUMNS + " from seat_hook where game = ?" + READABLE + " order by person, kind").param(game).query((row, number) -> hook(row)).list();
    }

    /** The hooks of one person in a game. */
    public List<Hook> of(String game, String person) {
        return of(game).stream().filter(hook -> hook.person().equals(person)).toList();
    }

    /** Whether the address of a wanted hook is that of the one that is stored, and confirmed. */
    public boolean isConfirmed(Hook wanted) {
        return of(wanted.game(), wanted.person()).stream()
                .anyMatch(hook -> hook.kind() == wanted.kind() && hook.address().equals(wanted.address()) && hook.standing().confirmed());
    }

    private static Hook hook(ResultSet row) throws SQLException {
        var asked = Optional.ofNullable(row.getObject(9, OffsetDateTime.class)).map(OffsetDateTime::toInstant);
        return new Hook(row.getString(1), row.getString(2), Kind.valueOf(row.getString(3).toUpperCase(Locale.ROOT)), row.getString(4), row.getString(5),
                Language.valueOf(row.getString(6).toUpperCase(Locale.ROOT)), row.getBoolean(7),
                new Standing(row.getBoolean(8), asked, Optional.ofNullable(row.getString(10)), row.getInt(11)));
    }

    private static String word(Language language) {
        return language.name().toLowerCase(Locale.ROOT);
    }

    /** Notes whether the game waits for the person of a hook. Returns false where the hook is gone or another look noted the same before. */
    public boolean note(Hook hook, boolean awaited) {
        return database.sql("update seat_hook set awaited = ?" + WHERE + " and awaited <> ?")
                .params(awaited, hook.game(), hook.person(), hook.kind().word(), awaited).update() > 0;
    }

    /**
     * Notes that an address is asked whether it wants letters.
     *
     * @param confirm the hash of the token of the link that says yes; the link of an earlier letter holds no more
     * @param until the time when the link ends
     * @param stop the token of the link that says no and later ends the letters, where this address has none from an earlier letter
     * @return the token of the link that ends the letters; empty where the hook is gone, has another address or is confirmed
     */
    public synchronized Optional<String> ask(Hook hook, String confirm, Instant until, String stop) {
        int asked = database.sql("update seat_hook set confirm_token = ?, asked_until = ?, stop_token = coalesce(stop_token, ?)"
                        + WHERE_THAT_ADDRESS + " and not confirmed")
                .params(confirm, until.atOffset(ZoneOffset.UTC), stop, hook.game(), hook.person(), hook.kind().word(), hook.address()).update();
        return asked == 0 ? Optional.empty() : database.sql("select stop_token from seat_hook" + WHERE)
                .params(hook.game(), hook.person(), hook.kind().word()).query(String.class).optional();
    }

    /** The address that got a link wants letters. Returns false where the link has ended or never was; a second use says the same as the first. */
    public boolean confirm(String token, Instant now) {
        return database.sql("update seat_hook set confirmed = true where confirm_token = ? and asked_until > ?")
                .params(token, now.atOffset(ZoneOffset.UTC)).update() > 0;
    }

    /** The address that got a link wants no letters: its hook is removed. */
    public void stop(String token) {
        database.sql("delete from seat_hook where stop_token = ?").param(token).update();
    }

    /** Notes that a notice arrived at the address of a hook. */
    public void recordArrival(Hook hook) {
        database.sql("update seat_hook set failures = 0" + WHERE_THAT_ADDRESS + " and failures > 0")
                .params(hook.game(), hook.person(), hook.kind().word(), hook.address()).update();
    }

    /** Adds notices that did not arrive. */
    public void recordFailures(Hook hook, int more) {
        database.sql("update seat_hook set failures = failures + ?" + WHERE_THAT_ADDRESS)
                .params(more, hook.game(), hook.person(), hook.kind().word(), hook.address()).update();
    }
}
