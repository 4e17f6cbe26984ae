package tercio.adapters.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.Storage;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tools.jackson.databind.json.JsonMapper;

/** Stores the current body of each view in the database, as compressed JSON. A summary also says in the list whether the game is over. */
final class JdbcViewStore implements ViewStore {

    private final JdbcClient database;
    private final JsonMapper json;
    private final Storage storage;

    JdbcViewStore(JdbcClient database, JsonMapper json, Storage storage) {
        this.database = database;
        this.json = json;
        this.storage = storage;
    }

    @Override
    public void keep(String game, String view, int position, Object body) {
        storage.ready();
        database.sql("merge into view_at_present (game, view, position, body) key (game, view) values (?, ?, ?, ?)")
                .params(game, view, position, packed(json.writeValueAsBytes(body))).update();
        if (body instanceof Summaries.Summary summary) {
            database.sql("update game_listing set over = ? where game = ?").params(summary.over(), game).update();
        }
    }

    private static byte[] packed(byte[] body) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(bytes)) {
            out.write(body);
        } catch (IOException memoryNeverFails) {
            throw new UncheckedIOException(memoryNeverFails);
        }
        return bytes.toByteArray();
    }

    static String unpacked(byte[] body) {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(body))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    @Override
    public Optional<Kept> of(String game, String view) {
        try {
            return database.sql("select position, body from view_at_present where game = ? and view = ?").params(game, view)
                    .query((row, number) -> new Kept(row.getInt(1), unpacked(row.getBytes(2)))).optional();
        } catch (UnreadableData damaged) {
            // The view is made of the record instead.
            return Optional.empty();
        }
    }

    @Override
    public void clear() {
        DerivedTables.empty(database, "view_at_present");
    }
}
