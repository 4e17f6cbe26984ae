package tercio.adapters.store;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.Envelope;
import tercio.application.record.Remark;
import tercio.application.remark.RemarkStore;

/** Stores what is written beside games in the database. That of the games used last is cached until there is more. */
public final class JdbcRemarkStore implements RemarkStore {

    static final String TABLE = "game_remark";

    /** Characters of the remarks that are cached. */
    private static final int CACHED = 10_000_000;
    /** Characters that a remark takes beside its text. */
    private static final int BESIDE_TEXT = 200;

    private static final String COLUMNS = "kind, position, audience, person, seat, glyph, body, written_at, sent_key, sent_body, seal";
    /** The number of the column that tells when a remark was written. */
    private static final int WRITTEN = 8;

    private final JdbcClient database;
    private final ReadThroughCache<List<Remark>> known;
    private final RowSeals seals;
    private final UnfitRows unfit;
    private final Dialect dialect;

    JdbcRemarkStore(JdbcClient database, Dialect dialect, RowSeals seals, UnfitRows unfit) {
        this.database = database;
        this.dialect = dialect;
        this.seals = seals;
        this.unfit = unfit;
        known = new ReadThroughCache<>(Caffeine.newBuilder().maximumWeight(CACHED).weigher(JdbcRemarkStore::characters), game -> Optional.of(read(game)));
    }

    private static int characters(String game, List<Remark> remarks) {
        return BESIDE_TEXT + remarks.stream().mapToInt(remark -> BESIDE_TEXT + remark.text().length()).sum();
    }

    @Override
    public void add(String game, Remark remark, Optional<Envelope.IdempotencyKey> once) {
        database.sql("insert into game_remark (game, kind, position, audience, person, seat, glyph, body, written_at, sent_key, sent_body, seal)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .param(game).param(remark.kind().name()).param(remark.position()).param(remark.audience().name()).param(remark.person())
                .param(remark.seat().orElse(null)).param(remark.glyph().map(Enum::name).orElse(null)).param(remark.text())
                .param(dialect.moment(remark.at())).param(once.map(Envelope.IdempotencyKey::key).orElse(null))
                .param(once.map(Envelope.IdempotencyKey::body).orElse(null)).param(seals.of(sealedValues(game, remark, once))).update();
        known.forget(game);
    }

    private static Object[] sealedValues(String game, Remark remark, Optional<Envelope.IdempotencyKey> once) {
        return new Object[] {TABLE, game, remark.kind().name(), remark.position(), remark.audience().name(), remark.person(), remark.seat().orElse(null),
            remark.glyph().map(Enum::name).orElse(null), remark.text(), remark.at().toString(), once.map(Envelope.IdempotencyKey::key).orElse(null),
            once.map(Envelope.IdempotencyKey::body).orElse(null)};
    }

    /** The values of a row, in the same order. */
    private static Object[] sealedValues(String game, ResultSet row, Dialect dialect) throws SQLException {
        return new Object[] {TABLE, game, row.getString(1), row.getInt(2), row.getString(3), row.getString(4), row.getString(5), row.getString(6),
            row.getString(7), dialect.moment(row, WRITTEN).toString(), row.getString(9), row.getString(10)};
    }

    /** Takes all remarks as they are. */
    static void takeAsTheyAre(JdbcClient database, Dialect dialect, RowSeals seals) {
        database.sql("select " + COLUMNS + ", game, ordinal from game_remark")
                .query((row, number) -> List.<Object>of(seals.of(sealedValues(row.getString(12), row, dialect)), row.getLong(13))).list()
                .forEach(sealed -> database.sql("update game_remark set seal = ? where ordinal = ?").params(sealed).update());
    }

    @Override
    public Optional<Sent> findSent(String game, String person, String key) {
        return database.sql("select " + COLUMNS + " from game_remark where game = ? and person = ? and sent_key = ?").params(game, person, key)
                .query((row, number) -> sentRow(game, row)).optional().flatMap(sent -> sent);
    }

    private Optional<Sent> sentRow(String game, ResultSet row) throws SQLException {
        var body = row.getString(10);
        return remark(game, row).map(remark -> new Sent(remark, body));
    }

    @Override
    public List<Remark> of(String game) {
        return known.of(game).orElseThrow();
    }

    private List<Remark> read(String game) {
        return database.sql("select " + COLUMNS + " from game_remark where game = ? order by ordinal")
                .param(game).query((row, number) -> remark(game, row)).list().stream().flatMap(Optional::stream).toList();
    }

    /** The remark of a row; empty where the service did not write it, so that nobody seems to have written a forged remark. */
    private Optional<Remark> remark(String game, ResultSet row) throws SQLException {
        if (!seals.fits(row.getBytes(11), sealedValues(game, row, dialect))) {
            unfit.markUnfit(TABLE, game);
            return Optional.empty();
        }
        return Optional.of(new Remark(Remark.Kind.valueOf(row.getString(1)), row.getInt(2), Remark.Audience.valueOf(row.getString(3)), row.getString(4),
                Optional.ofNullable(row.getString(5)), Optional.ofNullable(row.getString(6)).map(Remark.Glyph::valueOf), row.getString(7),
                dialect.moment(row, WRITTEN)));
    }

    @Override
    public int count(String game) {
        return database.sql("select count(*) from game_remark where game = ?").param(game).query(Integer.class).single();
    }

    @Override
    public int count(String game, String person, Instant since) {
        return database.sql("select count(*) from game_remark where game = ? and person = ? and written_at >= ?")
                .param(game).param(person).param(dialect.moment(since)).query(Integer.class).single();
    }

    /** The cache, for whoever hears of changes elsewhere. */
    ReadThroughCache<?> cache() {
        return known;
    }
}
