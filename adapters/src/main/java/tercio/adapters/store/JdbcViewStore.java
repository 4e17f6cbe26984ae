package tercio.adapters.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.MessageRegistry;
import tercio.application.record.Storage;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tools.jackson.databind.json.JsonMapper;

/**
 * Stores the current body of each view in the database, as compressed JSON. A summary also says in the list whether the game is over.
 *
 * <p>Decided: each row names the build of the program that stored it, and views of another build are not used. The summary of a finished game also
 * names its form ({@link FinishedForms}), and is used by every build that has that form: after an update a page of the list would otherwise fold its
 * games with each look, until the views of all games are made again.
 */
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
    private final FinishedForms forms;
    private final String keep;

    JdbcViewStore(JdbcClient database, Dialect dialect, JsonMapper json, Storage storage, RowSeals seals, UnfitRows unfit, ListedGames listed, PackedGames packed, BuildsTogether builds,
            MessageRegistry registry) {
        forms = new FinishedForms(registry.rulesets());
        this.builds = builds;
        this.packed = packed;
        keep = dialect.upsert(TABLE, List.of("game", "view"), List.of("position", "program", "form", "body", "seal"));
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
        var stored = new Stored(position, BuildId.mark(), body instanceof Summaries.Summary summary ? forms.of(summary) : "", compress(json.writeValueAsBytes(body)));
        database.sql(keep)
                .params(game, view, position, stored.program(), stored.form(), stored.body(), seals.of(stored.parts(game, view))).update();
        if (body instanceof Summaries.Summary summary) {
            listed.keep(game, summary);
        }
    }

    /**
     * A view as its row has it.
     *
     * @param program the build that stored it; null in no row that a service wrote
     * @param form of the summary of a finished game; an empty text for all else
     */
    record Stored(int position, String program, String form, byte[] body) {

        /** The parts of its keyed hash. */
        Object[] parts(String game, String view) {
            return new Object[] {TABLE, program, form, game, view, position, body};
        }
    }

    private record Sealed(Stored row, byte[] seal) {}

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
        var stored = storedRow(game, view).filter(each -> isOfUse(each.row()));
        if (stored.isPresent() && !seals.fits(stored.get().seal(), stored.get().row().parts(game, view))) {
            unfit.markRepaired(TABLE, game);
            return Optional.empty();
        }
        return stored.map(each -> new StoredBody(each.row().position(), decompress(each.row().body())));
    }

    private boolean isOfUse(Stored row) {
        return BuildId.mark().equals(row.program()) || forms.all().contains(row.form());
    }

    /** A row that cannot be read is none: the view is made of the record instead. */
    private Optional<Sealed> storedRow(String game, String view) {
        try {
            return database.sql("select position, program, form, body, seal from view_at_present where game = ? and view = ?").params(game, view)
                    .query((row, number) -> new Sealed(new Stored(row.getInt(1), row.getString(2), Objects.requireNonNullElse(row.getString(3), ""), row.getBytes(4)), row.getBytes(5)))
                    .optional();
        } catch (UnreadableData damaged) {
            return Optional.empty();
        }
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
