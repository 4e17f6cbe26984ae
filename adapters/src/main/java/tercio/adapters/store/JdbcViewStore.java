package tercio.adapters.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    static final String TABLE = "view_at_present";

    private final JdbcClient database;
    private final JsonMapper json;
    private final Storage storage;
    private final RowSeals seals;
    private final UnfitRows unfit;
    private final ListedGames listed;
    private final PackedGames packed;
    private final BuildsTogether builds;
    private final String keep;

    JdbcViewStore(JdbcClient database, Dialect dialect, JsonMapper json, Storage storage, RowSeals seals, UnfitRows unfit, ListedGames listed, PackedGames packed, BuildsTogether builds) {
        this.builds = builds;
        this.packed = packed;
        keep = dialect.upsert(TABLE, List.of("game", "view"), List.of("position", "body", "seal"));
        this.seals = seals;
        this.unfit = unfit;
        this.listed = listed;
        this.database = database;
        this.json = json;
        this.storage = storage;
    }

    @Override
    public void keep(String game, String view, int position, Object body) {
        storage.requireWritable();
        var packed = compress(json.writeValueAsBytes(body));
        database.sql(keep)
                .params(game, view, position, packed, seals.of(TABLE, BuildId.mark(), game, view, position, packed)).update();
        if (body instanceof Summaries.Summary summary) {
            listed.keep(game, summary);
        }
    }

    private record Stored(int position, byte[] body, byte[] seal) {}

    static byte[] compress(byte[] body) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(bytes)) {
            out.write(body);
        } catch (IOException memoryNeverFails) {
            throw new UncheckedIOException(memoryNeverFails);
        }
        return bytes.toByteArray();
    }

    /** @throws UncheckedIOException if these are no compressed bytes */
    static String decompress(byte[] body) {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(body))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    @Override
    public Optional<StoredBody> of(String game, String view) {
        if (builds.isGuest()) {
            return Optional.empty();
        }
        var stored = storedRow(game, view);
        if (stored.isPresent() && !fits(game, view, stored.get())) {
            unfit.markRepaired(TABLE, game);
            return Optional.empty();
        }
        return stored.map(row -> new StoredBody(row.position(), decompress(row.body())));
    }

    /** A row that cannot be read is none: the view is made of the record instead. */
    private Optional<Stored> storedRow(String game, String view) {
        try {
            return database.sql("select position, body, seal from view_at_present where game = ? and view = ?").params(game, view)
                    .query((row, number) -> new Stored(row.getInt(1), row.getBytes(2), row.getBytes(3))).optional();
        } catch (UnreadableData damaged) {
            return Optional.empty();
        }
    }

    private boolean fits(String game, String view, Stored row) {
        return seals.fits(row.seal(), TABLE, BuildId.mark(), game, view, row.position(), row.body());
    }

    /** The newest of some positions of which the service stored a view; 0 where there is none. Rows that it did not write count for nothing. */
    int newest(String game, int after, int to) {
        return database.sql("select view from view_at_present where game = ? and position > ? and position <= ?").params(game, after, to)
                .query(String.class).list().stream().mapToInt(view -> of(game, view).map(StoredBody::position).orElse(0)).max().orElse(0);
    }

    @Override
    public boolean rests(String game, int position) {
        return packed.rests(game, position);
    }

    @Override
    public void clear(String game) {
        database.sql("delete from view_at_present where game = ?").param(game).update();
    }

    @Override
    public void clear() {
        DerivedTables.empty(database, "view_at_present");
    }
}
