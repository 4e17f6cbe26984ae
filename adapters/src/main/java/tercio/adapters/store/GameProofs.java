package tercio.adapters.store;

import java.util.HexFormat;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.dice.Commitment;
import tercio.application.game.GameCredentials;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.record.Chain;

/**
 * What the service signed of its own games, so that it finds after a start what was changed in the database meanwhile: the newest
 * receipt of each game, and the tokens and secrets of each game. The key lies beside the database. Whoever changes both, or takes
 * a proof of a record out, is found by the receipts of the players alone.
 */
public final class GameProofs {

    private static final String RECORD = "record";
    private static final String KEYS = "keys";
    /** No game has such an id: its proof passes for no receipt of a game. */
    private static final String KEYS_OF = "keys-of-";

    private final JdbcClient database;
    private final ReceiptKeys keys;

    GameProofs(JdbcClient database, ReceiptKeys keys) {
        this.database = database;
        this.keys = keys;
    }

    /** Remembers a receipt that was given. Of two of a game the one of the newer position stays. */
    public void remember(Receipt receipt) {
        if (of(receipt.game(), RECORD).filter(kept -> kept.position() >= receipt.position()).isEmpty()) {
            keep(receipt.game(), RECORD, receipt);
        }
    }

    /** The newest receipt of a game that the service remembers. */
    Optional<Receipt> newest(String game) {
        return of(game, RECORD);
    }

    /** Why a remembered receipt is none of this service; empty where it is one. */
    Optional<String> forged(Receipt receipt) {
        return isSigned(receipt) ? Optional.empty() : Optional.of("the receipt that the service remembers of it was changed");
    }

    /** Signs the tokens and the secret of a game as they are now. */
    void seal(String game, GameCredentials credentials) {
        keep(game, KEYS, keys.signed(KEYS_OF + game, 1, Chain.hash(text(game, credentials))));
    }

    /**
     * Why the tokens and the secret of a game are not those that were signed; empty where they are, or where there is no such game.
     *
     * @param stored reads them from the database, not from a memory of them
     */
    Optional<String> replaced(String game, Supplier<Optional<GameCredentials>> stored) {
        var proof = of(game, KEYS);
        var credentials = stored.get();
        // Somebody may be given a token meanwhile, and both are changed at once: what was read between two equal proofs belongs to them.
        for (var again = of(game, KEYS); !again.equals(proof); again = of(game, KEYS)) {
            proof = again;
            credentials = stored.get();
        }
        var signed = proof;
        return credentials.flatMap(each -> signed.isPresent() ? replaced(game, each, signed.get()) : unsigned(game, each));
    }

    private Optional<String> unsigned(String game, GameCredentials credentials) {
        if (madeWithout(game)) {
            seal(game, credentials);
            return Optional.empty();
        }
        return Optional.of("the signature of its tokens and its dice secret is missing");
    }

    private Optional<String> replaced(String game, GameCredentials credentials, Receipt signed) {
        return signed.game().equals(KEYS_OF + game) && isSigned(signed) && signed.head().equals(Chain.hash(text(game, credentials)))
                ? Optional.empty() : Optional.of("its tokens or its dice secret are not those that the service signed");
    }

    /** Takes tokens and secrets of all games as they are now: for a folder whose key was lost, and after a restore. */
    static void takeAsTheyAre(JdbcClient database) {
        database.sql("delete from game_proof where kind = ?").param(KEYS).update();
        database.sql("update game_proof_since set ordinal = (select coalesce(max(ordinal), 0) from game_keys)").update();
    }

    private boolean madeWithout(String game) {
        return database.sql("select exists (select 1 from game_keys k, game_proof_since s where k.game = ? and k.ordinal <= s.ordinal)")
                .param(game).query(Boolean.class).single();
    }

    /**
     * Open invitations follow the rest, where there are any: without them the text is that of before there were any. All hashes that open
     * the game, for whatever signs them elsewhere, are {@link GameCredentials#hashes}.
     */
    private static String text(String game, GameCredentials credentials) {
        return Stream.concat(Stream.of(rest(game, credentials)), credentials.invited().stream()).collect(Collectors.joining("\n"));
    }

    private static String rest(String game, GameCredentials credentials) {
        return String.join("\n", game, String.valueOf(credentials.open()), credentials.host(), new TreeMap<>(credentials.seats()).toString(),
                Commitment.of(credentials.secret()), credentials.imported().map(GameCredentials.Imported::toString).orElse(""),
                HexFormat.of().toHexDigits(credentials.secret().length));
    }

    private boolean isSigned(Receipt receipt) {
        return keys.publicKeys().stream().filter(key -> key.key().equals(receipt.key())).findFirst()
                .filter(key -> Ed25519.signed(receipt, key)).isPresent();
    }

    private Optional<Receipt> of(String game, String kind) {
        var named = kind.equals(KEYS) ? KEYS_OF + game : game;
        return database.sql("select position, head, given_at, key_id, signature from game_proof where game = ? and kind = ?").params(game, kind)
                .query((row, number) -> new Receipt(named, row.getInt(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5)))
                .optional();
    }

    private void keep(String game, String kind, Receipt receipt) {
        database.sql("merge into game_proof (game, kind, position, head, given_at, key_id, signature) key (game, kind) values (?, ?, ?, ?, ?, ?, ?)")
                .params(game, kind, receipt.position(), receipt.head(), receipt.at(), receipt.key(), receipt.signature()).update();
    }
}
