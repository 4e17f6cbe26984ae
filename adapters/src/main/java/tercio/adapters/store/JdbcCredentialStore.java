package tercio.adapters.store;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.dice.Commitment;
import tercio.application.game.CredentialStore;
import tercio.application.game.GameCredentials;
import tercio.application.record.GameOpened;

/** Stores the credentials of games in the database. Those used last are cached until they change. */
public final class JdbcCredentialStore implements CredentialStore {

    /** One page of the games that a caller may see, newest first. */
    public record Page(List<String> games, int total) {}

    private static final String VISIBLE =
            " from game_keys k where k.open or k.host = ? or exists (select 1 from seat_key s where s.game = k.game and s.token = ?)";

    private final JdbcClient database;
    /** Credentials of games that are cached; one has a few hundred bytes. */
    private static final int CACHED = 10_000;

    private final ReadThroughCache<GameCredentials> known;

    private final GameProofs proofs;
    private final ListedGames listed;

    JdbcCredentialStore(JdbcClient database, GameProofs proofs, ListedGames listed) {
        this.listed = listed;
        this.proofs = proofs;
        this.database = database;
        known = new ReadThroughCache<>(Caffeine.newBuilder().maximumSize(CACHED), this::stored);
    }

    @Override
    public void keep(String game, GameCredentials keys) {
        database.sql("insert into game_keys (game, open, host, secret, imported_game, imported_events) values (?, ?, ?, ?, ?, ?)")
                .param(game).param(keys.open()).param(keys.host()).param(keys.secret())
                .param(keys.imported().map(GameCredentials.Imported::game).orElse(null))
                .param(keys.imported().map(GameCredentials.Imported::events).orElse(null)).update();
        keys.seats().forEach((seat, token) -> database.sql("insert into seat_key (game, seat, token) values (?, ?, ?)")
                .params(game, seat, token).update());
        proofs.seal(game, keys);
    }

    @Override
    public void forked(String game, GameOpened.Origin from, String maker) {
        listed.fork(game, from, maker);
    }

    @Override
    public void listed(String game, GameOpened opening) {
        listed.add(game, opening);
    }

    @Override
    public void began(String game, String firstHash) {
        database.sql(RecordOrigins.INSERT).params(game, firstHash).update();
    }

    @Override
    public Optional<GameCredentials> of(String game) {
        return known.of(game);
    }

    @Override
    public void show(String game, boolean open) {
        changed(game, () -> database.sql("update game_keys set open = ? where game = ?").params(open, game).update());
    }

    /** Whoever had the token before is told nothing any more. */
    private void unhook(String game, String person) {
        database.sql("delete from seat_hook where game = ? and person = ?").params(game, person).update();
    }

    @Override
    public boolean reseat(String game, String person, String tokenHash) {
        unhook(game, person);
        return changed(game, () -> database.sql("update seat_key set token = ? where game = ? and seat = ?").params(tokenHash, game, person).update()) > 0;
    }

    @Override
    public void seat(String game, String person, String tokenHash) {
        changed(game, () -> database.sql("insert into seat_key (game, seat, token) values (?, ?, ?)").params(game, person, tokenHash).update());
    }

    @Override
    public void unseat(String game, String person) {
        unhook(game, person);
        changed(game, () -> database.sql("delete from seat_key where game = ? and seat = ?").params(game, person).update());
    }

    /** Signs what a change makes of tokens and secret, where they were those that had been signed before: nothing false is signed. */
    private int changed(String game, IntSupplier change) {
        boolean signed = proofs.replaced(game, () -> stored(game)).isEmpty();
        int rows = change.getAsInt();
        if (signed) {
            proofs.seal(game, read(game));
        }
        known.forget(game);
        return rows;
    }

    /** The same as {@link #of}, read from the database and not from memory, where it may be that of a moment ago. */
    Optional<GameCredentials> stored(String game) {
        return Optional.ofNullable(read(game));
    }

    /** Null where there is no such game: then nothing is cached. */
    private GameCredentials read(String game) {
        var seats = new HashMap<String, String>();
        database.sql("select seat, token from seat_key where game = ?").param(game)
                .query((row, number) -> seats.put(row.getString(1), row.getString(2))).list();
        return database.sql("select open, host, secret, imported_game, imported_events from game_keys where game = ?").param(game)
                .query((row, number) -> new GameCredentials(row.getBoolean(1), row.getString(2), seats, row.getBytes(3), imported(row)))
                .optional().orElse(null);
    }

    private static Optional<GameCredentials.Imported> imported(ResultSet row) throws SQLException {
        int events = row.getInt(5);
        return Optional.ofNullable(row.getString(4)).map(game -> new GameCredentials.Imported(game, events));
    }

    @Override
    public void renew(String game, byte[] secret) {
        var before = of(game).orElseThrow().secret();
        if (before.length > 0) {
            tell(game, before);
        }
        changed(game, () -> database.sql("update game_keys set secret = ? where game = ?").params(secret, game).update());
    }

    /** The secret made for an imported record stays the current one when the game commits to it, so it may be told twice. */
    @Override
    public void tell(String game, byte[] secret) {
        int told = database.sql("select count(*) from former_secret where game = ? and commitment = ?")
                .params(game, Commitment.of(secret)).query(Integer.class).single();
        if (told > 0) {
            return;
        }
        database.sql("insert into former_secret (game, commitment, secret) values (?, ?, ?)")
                .params(game, Commitment.of(secret), secret).update();
    }

    @Override
    public Map<String, byte[]> secrets(String game) {
        var secrets = new HashMap<String, byte[]>();
        database.sql("select commitment, secret from former_secret where game = ?").param(game)
                .query((row, number) -> secrets.put(row.getString(1), row.getBytes(2))).list();
        of(game).map(GameCredentials::secret).filter(secret -> secret.length > 0)
                .ifPresent(secret -> secrets.put(Commitment.of(secret), secret));
        return secrets;
    }

    /** Whether a token belongs to any game. */
    public boolean knows(String tokenHash) {
        return database.sql("select exists (select 1 from game_keys where host = ?) or exists (select 1 from seat_key where token = ?)")
                .params(tokenHash, tokenHash).query(Boolean.class).single();
    }

    /** @param tokenHash the caller's, or an empty text */
    public Page visible(String tokenHash, int page, int size) {
        int total = database.sql("select count(*)" + VISIBLE).params(tokenHash, tokenHash).query(Integer.class).single();
        var games = database.sql("select k.game" + VISIBLE + " order by k.ordinal desc limit ? offset ?")
                .params(tokenHash, tokenHash, size, (long) page * size).query(String.class).list();
        return new Page(games, total);
    }
}
