package tercio.adapters.store;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import tercio.application.dice.Commitment;
import tercio.application.game.GameCredentials;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.record.HashChain;
import tercio.domain.sentence.Sentence;

/**
 * Signatures of the service over its own games, by which it finds after a start what was changed in the database meanwhile: the newest
 * receipt of each game, and the tokens and secrets of each game. The key lies beside the database, and so does the manifest, which knows
 * what was signed last: an older signature, or none, is found by it. A change of all three is found by the receipts of the players alone.
 */
public final class GameProofs {

    private static final String RECORD = "record";
    private static final String KEYS = "keys";
    /** No game has such an id: its proof passes for no receipt of a game. */
    private static final String KEYS_OF = "keys-of-";
    /** The version of what was signed before versions were counted. */
    private static final int FIRST_FORM = 1;

    private final JdbcClient database;
    private final ReceiptKeys keys;
    private final GameManifest manifest;
    private final String keep;

    GameProofs(JdbcClient database, Dialect dialect, ReceiptKeys keys, GameManifest manifest) {
        keep = dialect.upsert("game_proof", List.of("game", "kind"), List.of("position", "head", "given_at", "key_id", "signature"));
        this.database = database;
        this.keys = keys;
        this.manifest = manifest;
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

    /** The reason why a remembered receipt is not from this service; empty if it is. */
    Optional<Sentence.Keyed> whyForged(Receipt receipt) {
        return isSigned(receipt) ? Optional.empty() : Optional.of(Sentence.of("kernel.aside.receipt-changed"));
    }

    /** Signs the tokens and the secret of a game as they are now. */
    void seal(String game, GameCredentials credentials) {
        int version = Math.max(knownGame(game).version(), of(game, KEYS).map(Receipt::position).orElse(FIRST_FORM)) + 1;
        var signed = sign(keys, game, version, credentials);
        keep(game, KEYS, signed);
        afterCommit(() -> manifest.recordCredentials(game, version, signed.head()));
    }

    /** The signature of the tokens and the secret of a game, in their version. */
    static Receipt sign(ReceiptKeys keys, String game, int version, GameCredentials credentials) {
        return keys.sign(KEYS_OF + game, version, hash(version, game, credentials));
    }

    private static void afterCommit(Runnable note) {
        if (!TransactionSynchronizationManager.isSynchronizationActive()) {
            note.run();
            return;
        }
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                note.run();
            }
        });
    }

    private KnownGame knownGame(String game) {
        return manifest.of(game).orElse(KnownGame.NEW);
    }

    /**
     * Gives the manifest the tokens and the secret of a game that it does not know. A game that was made, or restored, without
     * signatures is signed.
     */
    void take(String game, GameCredentials credentials) {
        if (of(game, KEYS).isEmpty() && predatesProofs(game)) {
            seal(game, credentials);
        } else {
            of(game, KEYS).filter(signed -> fits(game, credentials, signed)).ifPresent(signed -> manifest.recordCredentials(game, signed.position(), signed.head()));
        }
    }

    /**
     * The reason why the tokens and the secret of a game are not those that were signed; empty if they are, or if there is no such game.
     *
     * @param stored reads them from the database, not from a memory of them
     */
    Optional<Sentence.Keyed> whyReplaced(String game, Supplier<Optional<GameCredentials>> stored) {
        // Read first: what it knows is in the database by now.
        var known = knownGame(game);
        var proof = of(game, KEYS);
        var credentials = stored.get();
        // Somebody may be given a token meanwhile, and both are changed at once: what was read between two equal proofs belongs to them.
        for (var again = of(game, KEYS); !again.equals(proof); again = of(game, KEYS)) {
            proof = again;
            credentials = stored.get();
        }
        var signed = proof;
        return credentials.flatMap(each -> signed.isPresent() ? whyReplaced(game, each, signed.get(), known)
                : Optional.of(Sentence.of("kernel.aside.tokens-unsigned")));
    }

    private Optional<Sentence.Keyed> whyReplaced(String game, GameCredentials credentials, Receipt signed, KnownGame known) {
        if (!fits(game, credentials, signed)) {
            return Optional.of(Sentence.of("kernel.aside.tokens-changed"));
        }
        // A newer one was signed by a service that was killed before the manifest knew it.
        return signed.position() > known.version() || signed.position() == known.version() && signed.head().equals(known.credentialsText())
                ? Optional.empty() : Optional.of(Sentence.of("kernel.aside.tokens-older"));
    }

    private boolean fits(String game, GameCredentials credentials, Receipt signed) {
        return signed.game().equals(KEYS_OF + game) && isSigned(signed) && signed.head().equals(hash(signed.position(), game, credentials));
    }

    /** Takes tokens and secrets of all games as they are now, and forgets the receipts: for a folder whose key was lost, and after a restore. */
    static void takeAsTheyAre(JdbcClient database) {
        database.sql("delete from game_proof").update();
        database.sql("update game_proof_since set ordinal = (select coalesce(max(ordinal), 0) from game_keys)").update();
    }

    private boolean predatesProofs(String game) {
        return database.sql("select exists (select 1 from game_keys k, game_proof_since s where k.game = ? and k.ordinal <= s.ordinal)")
                .param(game).query(Boolean.class).single();
    }

    private static String hash(int version, String game, GameCredentials credentials) {
        return HashChain.hash(version == FIRST_FORM ? firstText(game, credentials) : text(game, credentials));
    }

    /**
     * Each part has its length before it: no character can move from one to the next. Open invitations follow the rest. All hashes that
     * open the game, for whatever signs them elsewhere, are {@link GameCredentials#hashes}.
     */
    private static String text(String game, GameCredentials credentials) {
        var seats = new TreeMap<>(credentials.seats());
        var parts = Stream.concat(
                Stream.of(game, String.valueOf(credentials.open()), credentials.host(), HexFormat.of().formatHex(credentials.secret()),
                        credentials.imported().map(GameCredentials.Imported::game).orElse(""),
                        credentials.imported().map(from -> String.valueOf(from.events())).orElse("")),
                seats.entrySet().stream().flatMap(seat -> Stream.of(seat.getKey(), seat.getValue())));
        return Stream.concat(parts, credentials.invitationHashes().stream()).map(part -> part.length() + ":" + part).collect(Collectors.joining("\n"));
    }

    /** The signed text of tokens and secrets before there was a manifest. */
    private static String firstText(String game, GameCredentials credentials) {
        return String.join("\n", game, String.valueOf(credentials.open()), credentials.host(), new TreeMap<>(credentials.seats()).toString(),
                Commitment.of(credentials.secret()), credentials.imported().map(GameCredentials.Imported::toString).orElse(""),
                HexFormat.of().toHexDigits(credentials.secret().length));
    }

    private boolean isSigned(Receipt receipt) {
        return keys.publicKeys().stream().filter(key -> key.key().equals(receipt.key())).findFirst()
                .filter(key -> Ed25519.isSigned(receipt, key)).isPresent();
    }

    private Optional<Receipt> of(String game, String kind) {
        var named = kind.equals(KEYS) ? KEYS_OF + game : game;
        return database.sql("select position, head, given_at, key_id, signature from game_proof where game = ? and kind = ?").params(game, kind)
                .query((row, number) -> new Receipt(named, row.getInt(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5)))
                .optional();
    }

    private void keep(String game, String kind, Receipt receipt) {
        database.sql(keep)
                .params(game, kind, receipt.position(), receipt.head(), receipt.at(), receipt.key(), receipt.signature()).update();
    }
}
