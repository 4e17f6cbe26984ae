package tercio.adapters.store;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.domain.sentence.Sentence;

/** The games that lost their newest events when a part of the database file could not be read. */
final class LostEvents {

    private final JdbcClient database;
    private final String note;

    LostEvents(JdbcClient database, Dialect dialect) {
        note = dialect.upsert("damaged_record", List.of("game"), List.of("position"));
        this.database = database;
    }

    /** The first position of a game that is lost; empty for a game that lost nothing. */
    Optional<Integer> firstLostPosition(String game) {
        return database.sql("select position from damaged_record where game = ?").param(game).query(Integer.class).optional();
    }

    void note(String game, int position) {
        database.sql(note).params(game, position).update();
    }

    static Sentence.Keyed reason(int position) {
        return Sentence.of("kernel.aside.lost-events").with("position", position);
    }
}
