package tercio.adapters.store;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.application.game.GameCredentials;
import tercio.application.record.HashChain;
import tercio.projections.Summaries;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Fills a store with copies of one game under ids of their own, for measurements. It stands in the package of the store because copies carry the
 * keyed hashes and the manifest's lines that a service would have written.
 */
public final class GameCopies {

    private static final int ID_BYTES = 8;
    private static final int TOKEN_BYTES = 32;
    private static final int AT_ONCE = 200;
    private static final long SEED = 11;
    private static final String[] WORDS = {"breda", "lepanto", "pavia", "muehlberg", "ravenna", "rocroi", "nancy", "marignano"};

    private final GameBackend backend;
    private final String game;
    private final JdbcClient rows;
    private final Random random = new Random(SEED);
    private final RowSeals seals;
    private final int newest;
    private final String head;
    private final byte[] packed;
    private final ObjectNode summary;
    private final GameCredentials keys;

    private GameCopies(GameBackend backend, String game) {
        this.backend = backend;
        this.game = game;
        rows = JdbcClient.create(backend.source());
        seals = backend.get(RowSeals.class);
        newest = backend.eventLog().newest(game);
        var hash = new AtomicReference<>("");
        backend.get(JdbcStoredEntries.class).each(game, newest, newest, entry -> hash.set(entry.hash()));
        head = hash.get();
        packed = rows.sql("select body from packed_game where game = ?").param(game).query(byte[].class).single();
        keys = backend.credentials().readStored(game).orElseThrow();
        summary = (ObjectNode) backend.json().readTree(backend.viewStore().of(game, Summaries.NAME).orElseThrow().body());
    }

    /** Packs a game, and writes so many copies of it. */
    public static void made(GameBackend backend, String game, int copies) {
        backend.get(GamePacking.class).pack(game);
        new GameCopies(backend, game).make(copies);
    }

    private void make(int copies) {
        var transactions = new TransactionTemplate(backend.get(PlatformTransactionManager.class));
        for (int at = 0; at < copies; at += AT_ONCE) {
            int from = at;
            transactions.executeWithoutResult(transaction -> {
                for (int number = from; number < Math.min(copies, from + AT_ONCE); number++) {
                    copy(number);
                }
            });
        }
    }

    private String hex(int bytes) {
        var made = new byte[bytes];
        random.nextBytes(made);
        return HexFormat.of().formatHex(made);
    }

    private void copy(int number) {
        var copy = hex(ID_BYTES);
        rows.sql("insert into packed_game (game, events, body, seal) values (?, ?, ?, ?)").params(copy, newest - 1, packed, seals.of(PackedGames.TABLE, copy, newest - 1, packed))
                .update();
        rows.sql("insert into DomainEventEntry (eventIdentifier, aggregateIdentifier, sequenceNumber, type, timeStamp, payloadType, payloadRevision, payload, metaData, explanation)"
                + " select ?, ?, sequenceNumber, type, timeStamp, payloadType, payloadRevision, payload, metaData, explanation from DomainEventEntry"
                + " where aggregateIdentifier = ? and sequenceNumber = ?").params(copy, copy, game, newest - 1).update();
        if (backend.get(Database.class).isShared()) {
            backend.get(EventSeals.class).take(copy, newest, head);
        }
        backend.credentials().keep(copy, new GameCredentials(true, HashChain.hash(hex(TOKEN_BYTES)), tokens(), keys.secret(), Optional.empty()));
        rows.sql("insert into game_line (game, first_hash) select ?, first_hash from game_line where game = ?").params(copy, game).update();
        list(copy, WORDS[number % WORDS.length] + " " + number);
        backend.get(KeptFigures.class).of(game).ifPresent(tally -> backend.get(KeptFigures.class).keep(copy, tally));
        var manifest = backend.get(GameManifest.class);
        manifest.recordCommit(copy, newest, head);
    }

    private Map<String, String> tokens() {
        var tokens = new HashMap<String, String>();
        keys.seats().keySet().forEach(seat -> tokens.put(seat, HashChain.hash(hex(TOKEN_BYTES))));
        return tokens;
    }

    private void list(String copy, String name) {
        JsonNode named = summary.deepCopy().put("id", copy).put("name", name);
        backend.viewStore().keep(copy, Summaries.NAME, newest, named);
        var listing = new GameListing(summary.path("ruleset").asString(), summary.path("scenario").asString(), name);
        rows.sql("insert into game_listing (game, ordinal, open, ruleset, scenario, words, over, seal) select game, ordinal, open, ?, ?, ?, true, ? from game_keys where game = ?")
                .params(listing.ruleset(), listing.scenario(), listing.words(),
                        seals.of(GameListing.TABLE, copy, listing.ruleset(), listing.scenario(), listing.words(), true), copy).update();
    }
}
