package tercio.adapters.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.HashChain;
import tercio.application.record.Storage;
import tercio.application.record.StorageUnavailable;
import tercio.projections.AppraisalStore;
import tercio.projections.GameTally;
import tercio.projections.TallyStore;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Keeps appraisals and tallies of games in the database, as compressed JSON with a keyed hash. A row of another build of the program, or one
 * that the service did not write, is as good as none: it is made again from the events. A result that cannot be stored now is only not kept.
 */
final class KeptFigures implements AppraisalStore, TallyStore {

    static final String APPRAISALS = "appraisal";
    static final String TALLIES = "game_tally";

    private static final Logger LOG = LoggerFactory.getLogger(KeptFigures.class);

    private final JdbcClient database;
    private final JsonMapper json;
    private final Storage storage;
    private final String program = BuildId.mark();
    private final AtomicBoolean told = new AtomicBoolean();

    private final RowSeals seals;
    private final UnfitRows unfit;
    private final String keepAppraisal;
    private final String keepTally;

    /** A row that was read. */
    private record Stored(byte[] body, byte[] seal) {}

    KeptFigures(JdbcClient database, Dialect dialect, JsonMapper json, Storage storage, RowSeals seals, UnfitRows unfit) {
        keepAppraisal = dialect.upsert(APPRAISALS, List.of("hash", "began", "viewer", "edition"), List.of("program", "body", "seal"));
        keepTally = dialect.upsert(TALLIES, List.of("game"), List.of("position", "program", "body", "seal", "pending"));
        this.seals = seals;
        this.unfit = unfit;
        this.database = database;
        this.json = json;
        this.storage = storage;
    }

    @Override
    public Optional<StoredAppraisal> of(Key key) {
        return database.sql("select body, seal from appraisal where hash = ? and began = ? and viewer = ? and edition = ? and program = ?")
                .params(key.hash(), key.began(), HashChain.hash(key.viewer()), key.edition(), program)
                .query((row, number) -> new Stored(row.getBytes(1), row.getBytes(2))).optional()
                .filter(row -> fits(APPRAISALS, key.hash(), row.seal(), appraisal(key, row.body()))).flatMap(row -> read(row.body(), StoredAppraisal.class));
    }

    @Override
    public void keep(Key key, StoredAppraisal kept) {
        var body = compress(kept);
        store(() -> database.sql(keepAppraisal)
                .params(key.hash(), key.began(), HashChain.hash(key.viewer()), key.edition(), program, body, seals.of(appraisal(key, body))).update());
    }

    private Object[] appraisal(Key key, byte[] body) {
        return new Object[] {APPRAISALS, key.hash(), key.began(), HashChain.hash(key.viewer()), key.edition(), program, body};
    }

    private Object[] tally(String game, int position, byte[] body) {
        return new Object[] {TALLIES, game, position, program, body};
    }

    private boolean fits(String table, String of, byte[] seal, Object[] says) {
        boolean fits = seals.fits(seal, says);
        if (!fits) {
            unfit.markUnfit(table, of);
        }
        return fits;
    }

    @Override
    public Optional<GameTally> of(String game) {
        return database.sql("select body, seal, position from game_tally where game = ? and program = ?").params(game, program)
                .query((row, number) -> fits(TALLIES, game, row.getBytes(2), tally(game, row.getInt(3), row.getBytes(1))) ? Optional.of(row.getBytes(1))
                        : Optional.<byte[]>empty()).optional().flatMap(body -> body).flatMap(body -> read(body, GameTally.class));
    }

    @Override
    public void keep(String game, GameTally tally) {
        var body = compress(tally);
        store(() -> database.sql(keepTally)
                .params(game, tally.position(), program, body, seals.of(tally(game, tally.position(), body)), tally.pending()).update());
    }

    /** The columns beside the body have no keyed hash: if they are changed, the contribution is made on the next request for it, and not before. */
    @Override
    public boolean isComplete(String game, int position) {
        return database.sql("select exists (select 1 from game_tally where game = ? and position = ? and program = ? and pending = 0)").params(game, position, program)
                .query(Boolean.class).single();
    }

    /** Deletes all figures, which are made again when somebody asks for them or in the background. */
    void clear() {
        database.sql("delete from appraisal").update();
        database.sql("delete from game_tally").update();
    }

    private void store(Runnable row) {
        try {
            storage.requireWritable();
            row.run();
        } catch (StorageUnavailable | DataAccessException unwritten) {
            if (told.compareAndSet(false, true)) {
                LOG.warn("Figures that were worked out are not kept: {}. Further ones are not told.", unwritten.getMessage());
            }
        }
    }

    private byte[] compress(Object figures) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(bytes)) {
            out.write(json.writeValueAsBytes(figures));
        } catch (IOException memoryNeverFails) {
            throw new UncheckedIOException(memoryNeverFails);
        }
        return bytes.toByteArray();
    }

    private <T> Optional<T> read(byte[] body, Class<T> type) {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(body))) {
            return Optional.of(json.readValue(in.readAllBytes(), type));
        } catch (IOException | JacksonException damaged) {
            LOG.debug("A row of figures is made again", damaged);
            return Optional.empty();
        }
    }
}
