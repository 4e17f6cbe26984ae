package tercio.adapters.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.application.game.GameCredentials;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.record.HashChain;
import tercio.application.record.MessageRegistry;
import tercio.projections.Summaries;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Fills a store with copies of one game under ids of their own, for measurements. It stands in the package of the store because copies carry the
 * keyed hashes and the manifest's lines that a service would have written. Rows are made by all processors and written many at a time.
 */
public final class GameCopies {

    private static final int TOKEN_BYTES = 32;
    private static final int AT_ONCE = 500;
    private static final long SEED = 11;
    private static final String[] WORDS = {"breda", "lepanto", "pavia", "muehlberg", "ravenna", "rocroi", "nancy", "marignano"};

    private final GameBackend backend;
    private final String game;
    private final JdbcTemplate rows;
    private final RowSeals seals;
    private final int newest;
    private final String head;
    private final byte[] packed;
    private final ObjectNode summary;
    private final String form;
    private final GameCredentials keys;
    private final int keysVersion;
    private final String firstHash;
    private final ReceiptKeys signing;
    private final Map<String, Object> tally;
    private final Map<String, Object> lastEvent;

    private GameCopies(GameBackend backend, String game, Path keyFile) {
        this.backend = backend;
        this.game = game;
        rows = new JdbcTemplate(backend.source());
        seals = backend.get(RowSeals.class);
        newest = backend.eventLog().newest(game);
        var hash = new AtomicReference<>("");
        backend.get(JdbcStoredEntries.class).each(game, newest, newest, entry -> hash.set(entry.hash()));
        head = hash.get();
        packed = of("select body from packed_game where game = ?", byte[].class);
        keys = backend.credentials().readStored(game).orElseThrow();
        keysVersion = of("select position from game_proof where game = ? and kind = 'keys'", Integer.class);
        firstHash = of("select first_hash from game_line where game = ?", String.class);
        signing = readOnce(keyFile);
        tally = rows.queryForMap("select position, program, body, pending from game_tally where game = ?", game);
        summary = (ObjectNode) backend.json().readTree(backend.viewStore().of(game, Summaries.NAME).orElseThrow().body());
        // The copies are listed as games that are over.
        summary.put("over", true).putArray("awaiting");
        form = new FinishedForms(backend.get(MessageRegistry.class).rulesets()).of(summary.path("ruleset").asString());
        lastEvent = rows.queryForMap("select type, timeStamp, payloadType, payloadRevision, payload, metaData, explanation from DomainEventEntry"
                + " where aggregateIdentifier = ? and sequenceNumber = ?", game, newest - 1);
    }

    /** The keys of a service that has just made them: it would read them again for each game. */
    private static ReceiptKeys readOnce(Path keyFile) {
        try {
            var stored = StoredKeys.read(Files.readString(keyFile));
            return new ReceiptKeys() {
                @Override
                public Receipt sign(String game, int position, String head) {
                    return stored.sign(game, position, head, Instant.now());
                }

                @Override
                public List<PublicReceiptKey> publicKeys() {
                    return stored.keys();
                }
            };
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private <T> T of(String query, Class<T> type) {
        return rows.queryForObject(query, type, game);
    }

    /**
     * Packs a game, and writes so many copies of it.
     *
     * @param folder of the service
     */
    public static void made(GameBackend backend, Path folder, String game, int copies) {
        backend.get(GamePacking.class).pack(game);
        // The copies have their views: the processor goes on behind them, as it would have stood had it made them.
        backend.get(RunningAxon.class).viewProcessor().shutDown();
        new GameCopies(backend, game, folder.resolve(ReceiptKeyFile.NAME)).make(copies);
        var tokens = backend.get(ViewTokens.class);
        tokens.moveTo(tokens.end());
    }

    /**
     * The parts of a copy that differ from copy to copy.
     *
     * @param proof of its tokens
     * @param body of its summary
     */
    private record Copy(String id, String name, GameCredentials keys, Receipt proof, byte[] body) {}

    private void make(int copies) {
        var transactions = new TransactionTemplate(backend.get(PlatformTransactionManager.class));
        for (int at = 0; at < copies; at += AT_ONCE) {
            var next = IntStream.range(at, Math.min(copies, at + AT_ONCE)).parallel().mapToObj(number -> copy(number, copies)).toList();
            transactions.executeWithoutResult(transaction -> write(next));
            var manifest = backend.get(GameManifest.class);
            next.forEach(copy -> {
                manifest.recordCredentials(copy.id(), keysVersion, copy.proof().head());
                manifest.recordCommit(copy.id(), newest, head);
            });
        }
    }

    /** Ids ascend: what is written together stands together in the indexes. */
    private Copy copy(int number, int copies) {
        var random = new Random(SEED + number);
        long between = Long.MAX_VALUE / copies;
        var id = HexFormat.of().toHexDigits(number * between + random.nextLong(between));
        var name = WORDS[number % WORDS.length] + " " + number;
        var tokens = new HashMap<String, String>();
        keys.seats().keySet().forEach(seat -> tokens.put(seat, HashChain.hash(hex(random, TOKEN_BYTES))));
        var own = new GameCredentials(true, HashChain.hash(hex(random, TOKEN_BYTES)), tokens, keys.secret(), Optional.empty());
        JsonNode named = summary.deepCopy().put("id", id).put("name", name);
        return new Copy(id, name, own, GameProofs.signed(signing, id, keysVersion, own), JdbcViewStore.compress(backend.json().writeValueAsBytes(named)));
    }

    private static String hex(Random random, int bytes) {
        var made = new byte[bytes];
        random.nextBytes(made);
        return HexFormat.of().formatHex(made);
    }

    private void write(List<Copy> copies) {
        write(copies, PackedGames.TABLE, List.of("game", "events", "body", "seal"),
                copy -> new Object[] {copy.id(), newest - 1, packed, seals.of(PackedGames.TABLE, copy.id(), newest - 1, packed)});
        writeEvents(copies);
        long before = rows.queryForObject("select coalesce(max(ordinal), 0) from game_keys", Long.class);
        write(copies, "game_keys", List.of("game", "open", "host", "secret"), copy -> new Object[] {copy.id(), true, copy.keys().host(), copy.keys().secret()});
        var seats = copies.stream().flatMap(copy -> copy.keys().seats().entrySet().stream().map(seat -> new Object[] {copy.id(), seat.getKey(), seat.getValue()})).toList();
        rows.batchUpdate("insert into seat_key (game, seat, token) values (?, ?, ?)", seats);
        write(copies, "game_proof", List.of("game", "kind", "position", "head", "given_at", "key_id", "signature"), copy -> new Object[] {copy.id(), "keys",
                copy.proof().position(), copy.proof().head(), copy.proof().at(), copy.proof().key(), copy.proof().signature()});
        write(copies, "game_line", List.of("game", "first_hash"), copy -> new Object[] {copy.id(), firstHash});
        write(copies, JdbcViewStore.TABLE, List.of("game", "view", "position", "program", "form", "body", "seal"), copy -> {
            var row = new JdbcViewStore.Stored(newest, BuildId.mark(), form, copy.body());
            return new Object[] {copy.id(), Summaries.NAME, newest, row.program(), row.form(), row.body(), seals.of(row.parts(copy.id(), Summaries.NAME))};
        });
        write(copies, KeptFigures.TALLIES, List.of("game", "position", "program", "body", "seal", "pending"), copy -> new Object[] {copy.id(), tally.get("position"), tally.get("program"),
                tally.get("body"), seals.of(KeptFigures.TALLIES, copy.id(), tally.get("position"), tally.get("program"), tally.get("body")), tally.get("pending")});
        list(copies, before);
    }

    private void write(List<Copy> copies, String table, List<String> columns, Function<Copy, Object[]> row) {
        rows.batchUpdate("insert into " + table + " (" + String.join(", ", columns) + ") values (" + String.join(", ", columns.stream().map(column -> "?").toList()) + ")",
                copies.stream().map(row).toList());
    }

    /** The newest event of each, whose row is not packed. */
    private void writeEvents(List<Copy> copies) {
        boolean shared = backend.get(Database.class).isShared();
        var columns = List.copyOf(lastEvent.keySet());
        write(copies, "DomainEventEntry", Stream.of(List.of("eventIdentifier", "aggregateIdentifier", "sequenceNumber"), columns, shared ? List.of("seal") : List.<String>of())
                .flatMap(List::stream).toList(), copy -> Stream.of(Stream.of(copy.id() + "-newest", copy.id(), newest - 1), columns.stream().map(lastEvent::get),
                        shared ? Stream.of(backend.get(EventSeals.class).of(copy.id(), newest, head)) : Stream.<Object>of()).flatMap(part -> part).toArray());
    }

    private void list(List<Copy> copies, long before) {
        var ordinals = new HashMap<String, Long>();
        rows.query("select game, ordinal from game_keys where ordinal > ?", row -> {
            ordinals.put(row.getString(1), row.getLong(2));
        }, before);
        var ruleset = summary.path("ruleset").asString();
        var scenario = summary.path("scenario").asString();
        write(copies, GameListing.TABLE, List.of("game", "ordinal", "open", "ruleset", "scenario", "words", "over", "seal"), copy -> new Object[] {copy.id(),
                ordinals.get(copy.id()), true, ruleset, scenario, copy.name(), true, seals.of(GameListing.TABLE, copy.id(), ruleset, scenario, copy.name(), true)});
        rows.batchUpdate("insert into " + ListedPieces.TABLE + " (place) values (?)", copies.stream()
                .flatMap(copy -> ListedPieces.places(ordinals.get(copy.id()), copy.name()).stream()).map(place -> new Object[] {place}).toList());
    }
}
