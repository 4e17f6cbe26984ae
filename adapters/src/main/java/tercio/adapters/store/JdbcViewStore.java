package tercio.adapters.store;

import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.projections.ViewStore;
import tools.jackson.databind.json.JsonMapper;

/** The views at present, in the database, as the JSON that is sent. */
final class JdbcViewStore implements ViewStore {

    private final JdbcClient database;
    private final JsonMapper json;

    JdbcViewStore(JdbcClient database, JsonMapper json) {
        this.database = database;
        this.json = json;
    }

    @Override
    public void keep(String game, String view, int position, Object body) {
        database.sql("merge into view_at_present (game, view, position, body) key (game, view) values (?, ?, ?, ?)")
                .params(game, view, position, json.writeValueAsString(body)).update();
    }

    @Override
    public Optional<Kept> of(String game, String view) {
        return database.sql("select position, body from view_at_present where game = ? and view = ?").params(game, view)
                .query((row, number) -> new Kept(row.getInt(1), row.getString(2))).optional();
    }

    @Override
    public void clear() {
        database.sql("delete from view_at_present").update();
    }
}
