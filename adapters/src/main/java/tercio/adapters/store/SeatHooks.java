package tercio.adapters.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Stores where persons want to be told that a game waits for them, apart from the record of the game. */
public final class SeatHooks {

    /** How a person is told. */
    public enum Kind {
        /** A request to an address of the web. */
        @JsonProperty("webhook") WEBHOOK,
        /** A letter. */
        @JsonProperty("email") EMAIL;

        /** As it stands in paths and in the database. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A place where a person wants to be told.
     *
     * @param home the address of the page, for the link to the game
     * @param awaited whether the game waited for the person when it was last looked at
     */
    public record Hook(String game, String person, Kind kind, String address, String home, boolean awaited) {}

    private final JdbcClient database;

    SeatHooks(JdbcClient database) {
        this.database = database;
    }

    /** Stores a hook in the place of that of the same kind. */
    public void keep(Hook hook) {
        database.sql("merge into seat_hook (game, person, kind, address, home, awaited) key (game, person, kind) values (?, ?, ?, ?, ?, ?)")
                .params(hook.game(), hook.person(), hook.kind().word(), hook.address(), hook.home(), hook.awaited()).update();
    }

    /** Returns whether there was one. */
    public boolean remove(String game, String person, Kind kind) {
        return database.sql("delete from seat_hook where game = ? and person = ? and kind = ?").params(game, person, kind.word()).update() > 0;
    }

    /** The hooks of a game, of all persons. */
    public List<Hook> of(String game) {
        return database.sql("select person, kind, address, home, awaited from seat_hook where game = ? order by person, kind").param(game)
                .query((row, number) -> new Hook(game, row.getString(1), Kind.valueOf(row.getString(2).toUpperCase(Locale.ROOT)),
                        row.getString(3), row.getString(4), row.getBoolean(5))).list();
    }

    /** The hooks of one person in a game. */
    public List<Hook> of(String game, String person) {
        return of(game).stream().filter(hook -> hook.person().equals(person)).toList();
    }

    /** Notes whether the game waits for the person of a hook. Returns false where the hook is gone or another look noted the same before. */
    public boolean note(Hook hook, boolean awaited) {
        return database.sql("update seat_hook set awaited = ? where game = ? and person = ? and kind = ? and awaited <> ?")
                .params(awaited, hook.game(), hook.person(), hook.kind().word(), awaited).update() > 0;
    }
}
