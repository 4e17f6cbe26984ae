package tercio.adapters.store;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.application.dice.Commitment;
import tercio.application.game.CredentialStore;
import tercio.application.game.GameCredentials;
import tercio.application.game.Invitation;
import tercio.application.record.GameOpened;

/** Stores the credentials of games in the database. Those used last are cached until they change. */
public final class JdbcCredentialStore implements CredentialStore {

    /** Credentials of games that are cached; one has a few hundred bytes. */
    private static final int CACHED = 10_000;

    private final JdbcClient database;
    private final ReadThroughCache<GameCredentials> known;
    private final GameProofs proofs;
    private final ListedGames listed;
    private final TransactionTemplate together;

    JdbcCredentialStore(JdbcClient database, GameProofs proofs, ListedGames listed, PlatformTransactionManager transactions) {
        this.together = new TransactionTemplate(transactions);
        this.listed = listed;
        this.proofs = proofs;
        this.database = database;
        known = new ReadThroughCache<>(Caffeine.newBuilder().maximumSize(CACHED), this::readStored);
    }

    @Override
    public void keep(String game, GameCredentials keys) {
        database.sql("insert into game_keys (game, open, host, secret, imported_game, imported_events) values (?, ?, ?, ?, ?, ?)")
                .param(game).param(keys.open()).param(keys.host()).param(keys.secret())
                .param(keys.imported().map(GameCredentials.Imported::game).orElse(null))
                .param(keys.imported().map(GameCredentials.Imported::events).orElse(null)).update();
        keys.seats().forEach((person, token) -> insertSeat(game, person, token));
        keys.invitations().forEach((person, invitation) -> insertInvitation(game, person, invitation));
        proofs.seal(game, keys);
    }

    @Override
    public void noteFork(String game, GameOpened.Origin from, String maker) {
        listed.fork(game, from, maker);
    }

    @Override
    public void noteOpening(String game, GameOpened opening) {
        listed.add(game, opening);
    }

    @Override
    public void noteFirstHash(String game, String firstHash) {
        database.sql(RecordOrigins.INSERT).params(game, firstHash).update();
    }

    @Override
    public Optional<GameCredentials> find(String game) {
        return known.of(game);
    }

    @Override
    public void setOpen(String game, boolean open) {
        change(game, () -> {
            int rows = database.sql("update game_keys set open = ? where game = ?").params(open, game).update();
            listed.place(game);
            return rows;
        });
    }

    /** Deletes the hooks of a person, so that the earlier holder of the token gets no more notices. */
    private void unhook(String game, String person) {
        database.sql("delete from seat_hook where game = ? and person = ?").params(game, person).update();
    }

    @Override
    public void invite(String game, String person, Invitation invitation) {
        unhook(game, person);
        change(game, () -> without(game, person) + insertInvitation(game, person, invitation));
    }

    @Override
    public void uninvite(String game, String person) {
        change(game, () -> deleteInvitation(game, person));
    }

    @Override
    public boolean redeem(String game, String person, Invitation invitation, String tokenHash) {
        // A row that somebody wrote into the database fits no signature: it opens nothing, also before the check after a start comes to it.
        if (proofs.whyReplaced(game, () -> readStored(game)).isPresent()) {
            return false;
        }
        int rows = change(game, () -> {
            // A person who is signed in has a token already, and may take two places at the same time.
            boolean open = !isToken(game, tokenHash) && database.sql("delete from game_invitation where game = ? and person = ? and secret = ?")
                    .params(game, person, invitation.secret()).update() > 0;
            return open ? insertSeat(game, person, tokenHash) : 0;
        });
        return rows > 0;
    }

    /**
     * Puts another token into the place of one, with all that it opens.
     *
     * @return whether the game had the token, and not the other one
     */
    public boolean exchange(String game, String tokenHash, String otherHash) {
        if (proofs.whyReplaced(game, () -> readStored(game)).isPresent()) {
            return false;
        }
        return change(game, () -> isToken(game, otherHash) ? 0 : database.sql("update game_keys set host = ? where game = ? and host = ?").params(otherHash, game, tokenHash).update()
                + database.sql("update seat_key set token = ? where game = ? and token = ?").params(otherHash, game, tokenHash).update()) > 0;
    }

    private boolean isToken(String game, String hash) {
        return readStored(game).filter(keys -> keys.caller(hash).isPresent()).isPresent();
    }

    @Override
    public void revoke(String game, String person) {
        unhook(game, person);
        change(game, () -> without(game, person));
    }

    private int without(String game, String person) {
        return database.sql("delete from seat_key where game = ? and seat = ?").params(game, person).update() + deleteInvitation(game, person);
    }

    private int deleteInvitation(String game, String person) {
        return database.sql("delete from game_invitation where game = ? and person = ?").params(game, person).update();
    }

    private int insertSeat(String game, String person, String tokenHash) {
        return database.sql("insert into seat_key (game, seat, token) values (?, ?, ?)").params(game, person, tokenHash).update();
    }

    private int insertInvitation(String game, String person, Invitation invitation) {
        return database.sql("insert into game_invitation (game, person, secret, given_by, place, open_until) values (?, ?, ?, ?, ?, ?)")
                .params(game, person, invitation.secret(), invitation.by(), invitation.place(), invitation.until().toString()).update();
    }

    /** One change after another: two at once would each sign what the other had half made, and the next start would set the game aside. */
    private int change(String game, IntSupplier change) {
        return together.execute(transaction -> {
            database.sql("select game from game_keys where game = ? for update").param(game).query(String.class).optional();
            return changeAndSign(game, change);
        });
    }

    /** Signs what a change makes of tokens and secret, where they were those that had been signed before: nothing false is signed. */
    private int changeAndSign(String game, IntSupplier change) {
        boolean signed = proofs.whyReplaced(game, () -> readStored(game)).isEmpty();
        int rows = change.getAsInt();
        if (signed) {
            proofs.seal(game, read(game));
        }
        known.forget(game);
        return rows;
    }

    /** The credentials as in {@link #find}, read from the database and not from memory, where they may be outdated for a moment. */
    Optional<GameCredentials> readStored(String game) {
        return Optional.ofNullable(read(game));
    }

    /** Null where there is no such game: then nothing is cached. */
    private GameCredentials read(String game) {
        var seats = new HashMap<String, String>();
        database.sql("select seat, token from seat_key where game = ?").param(game)
                .query((row, number) -> seats.put(row.getString(1), row.getString(2))).list();
        var invitations = new HashMap<String, Invitation>();
        database.sql("select person, secret, given_by, place, open_until from game_invitation where game = ?").param(game)
                .query((row, number) -> invitations.put(row.getString(1),
                        new Invitation(row.getString(2), row.getString(3), row.getString(4), instant(row.getString(5))))).list();
        return database.sql("select open, host, secret, imported_game, imported_events from game_keys where game = ?").param(game)
                .query((row, number) -> new GameCredentials(row.getBoolean(1), row.getString(2), seats, row.getBytes(3), importOrigin(row), invitations))
                .optional().orElse(null);
    }

    /** Text that is no instant was not written here: it opens nothing, and fits no signature. */
    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException changed) {
            return Instant.MIN;
        }
    }

    private static Optional<GameCredentials.Imported> importOrigin(ResultSet row) throws SQLException {
        int events = row.getInt(5);
        return Optional.ofNullable(row.getString(4)).map(game -> new GameCredentials.Imported(game, events));
    }

    @Override
    public void renew(String game, byte[] secret) {
        var before = find(game).orElseThrow().secret();
        if (before.length > 0) {
            keepRevealed(game, before);
        }
        change(game, () -> database.sql("update game_keys set secret = ? where game = ?").params(secret, game).update());
    }

    /** The secret made for an imported record stays the current one when the game commits to it, so it may be told twice. */
    @Override
    public void keepRevealed(String game, byte[] secret) {
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
        find(game).map(GameCredentials::secret).filter(secret -> secret.length > 0)
                .ifPresent(secret -> secrets.put(Commitment.of(secret), secret));
        return secrets;
    }

    /** The cache, for whoever hears of changes elsewhere. */
    ReadThroughCache<?> cache() {
        return known;
    }
}
