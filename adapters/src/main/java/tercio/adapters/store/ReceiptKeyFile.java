package tercio.adapters.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.record.StorageUnavailable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The keys for receipts in a file beside the database, readable by its owner alone. The database and its backups never hold them: a
 * thief of a backup could otherwise sign a false history. The file is read at each use, so that a running service takes over a key
 * that the command line made. It also holds the secret of the keyed hashes of stored rows and of the manifest, and how far the manifest had
 * come; a new key for receipts leaves these as they are.
 */
public final class ReceiptKeyFile implements ReceiptKeys {

    /** Its name in the data folder. */
    public static final String NAME = "receipt-keys.json";

    private static final String FORMAT = "tercio-receipt-keys";
    private static final int LONGEST = 1_000_000;
    /** Who changes the file holds this one, in another process too. */
    private static final String LOCK = NAME + ".lock";
    private static final ReentrantLock CHANGING = new ReentrantLock();

    private final Path file;
    private final Clock clock;
    private final JsonMapper json = new JsonMapper();

    /**
     * What the file says of the manifest.
     *
     * @param id of the manifest
     * @param counter of a line that it has at least
     */
    record ManifestMark(String id, long counter) {}

    /** @param secret of the keyed hashes, in Base64 */
    private record Stored(String privateKey, List<PublicReceiptKey> keys, Optional<String> secret, Optional<ManifestMark> manifest) {}

    private ReceiptKeyFile(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** The keys of a folder. The first is made where there is none. */
    public static ReceiptKeyFile in(Path folder) {
        return in(folder, Clock.systemUTC());
    }

    static ReceiptKeyFile in(Path folder, Clock clock) {
        var keys = new ReceiptKeyFile(folder.toAbsolutePath().normalize().resolve(NAME), clock);
        if (Files.notExists(keys.file)) {
            keys.locked(() -> keys.write(keys.withNewKey(new Stored("", List.of(), Optional.empty(), Optional.empty())), false));
        }
        keys.read();
        return keys;
    }

    /** The public keys of a folder that is only looked at; none where it has no file of keys. */
    public static List<PublicReceiptKey> publicKeysIn(Path folder) {
        var keys = new ReceiptKeyFile(folder.toAbsolutePath().normalize().resolve(NAME), Clock.systemUTC());
        return Files.exists(keys.file) ? keys.publicKeys() : List.of();
    }

    /** Makes a new key that signs from now on. The private part of the one before is deleted; what it signed stays valid. */
    public PublicReceiptKey change() {
        changed(this::withNewKey);
        return publicKeys().getFirst();
    }

    /** The secret of the keyed hashes of stored rows and of the manifest; empty where the file is one of before there were these. */
    Optional<byte[]> secret() {
        return read().secret().map(Base64.getDecoder()::decode);
    }

    /** Puts a secret in the place of the one before, and forgets the manifest: what was sealed before fits no more. */
    void secret(byte[] secret) {
        changed(stored -> new Stored(stored.privateKey(), stored.keys(), Optional.of(Base64.getEncoder().encodeToString(secret)), Optional.empty()));
    }

    /** What is known of the manifest; empty where there never was one. */
    Optional<ManifestMark> manifest() {
        return read().manifest();
    }

    /** Writes down how far the manifest has come. */
    void manifest(ManifestMark mark) {
        if (!manifest().equals(Optional.of(mark))) {
            changed(stored -> new Stored(stored.privateKey(), stored.keys(), stored.secret(), Optional.of(mark)));
        }
    }

    @Override
    public Receipt signed(String game, int position, String head) {
        var stored = read();
        return new Receipt(game, position, head, Instant.now(clock).toString(), stored.keys().getFirst().key(), "")
                .signedWith(stored.privateKey());
    }

    @Override
    public List<PublicReceiptKey> publicKeys() {
        return read().keys();
    }

    private void changed(UnaryOperator<Stored> change) {
        locked(() -> write(change.apply(read()), true));
    }

    /** One process and one thread changes the file at a time, because each change keeps the rest of it. */
    private void locked(Runnable change) {
        CHANGING.lock();
        try (var channel = FileChannel.open(file.resolveSibling(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE); var lock = channel.lock()) {
            DataDirectory.ownerOnly(file.resolveSibling(LOCK), DataDirectory.OWNER_ONLY_FILE);
            change.run();
        } catch (IOException failed) {
            throw new StorageUnavailable("the keys for receipts cannot be written to " + file + ": " + failed.getMessage(), failed);
        } finally {
            CHANGING.unlock();
        }
    }

    private Stored withNewKey(Stored before) {
        var now = Instant.now(clock);
        var pair = Ed25519.pair();
        var publicKey = Base64.getEncoder().encodeToString(pair.getPublic().getEncoded());
        var keys = new ArrayList<PublicReceiptKey>();
        keys.add(new PublicReceiptKey(Ed25519.id(publicKey), publicKey, now, Optional.empty()));
        before.keys().forEach(key -> keys.add(new PublicReceiptKey(key.key(), key.publicKey(), key.from(), Optional.of(key.until().orElse(now)))));
        return new Stored(Base64.getEncoder().encodeToString(pair.getPrivate().getEncoded()), keys, before.secret(), before.manifest());
    }

    /** The file is written whole or not at all, and nobody else can read it at any time. */
    private void write(Stored stored, boolean replace) {
        var part = file.resolveSibling(NAME + ".part");
        try {
            Files.deleteIfExists(part);
            DataDirectory.ownerOnly(Files.createFile(part), DataDirectory.OWNER_ONLY_FILE);
            Files.writeString(part, text(stored), StandardOpenOption.WRITE, StandardOpenOption.SYNC);
            if (replace) {
                Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.move(part, file);
            }
        } catch (FileAlreadyExistsException madeMeanwhile) {
            // Another process made the first key at the same time: that one is in force.
            part.toFile().delete();
        } catch (IOException failed) {
            throw new StorageUnavailable("the keys for receipts cannot be written to " + file + ": " + failed.getMessage(), failed);
        }
    }

    private String text(Stored stored) {
        var whole = json.createObjectNode().put("format", FORMAT).put("version", 1).put("privateKey", stored.privateKey());
        var keys = whole.putArray("keys");
        for (var key : stored.keys()) {
            var node = keys.addObject().put("key", key.key()).put("publicKey", key.publicKey()).put("from", key.from().toString());
            key.until().ifPresent(until -> node.put("until", until.toString()));
        }
        stored.secret().ifPresent(secret -> whole.put("secret", secret));
        stored.manifest().ifPresent(mark -> whole.putObject("manifest").put("id", mark.id()).put("counter", mark.counter()));
        return json.writerWithDefaultPrettyPrinter().writeValueAsString(whole) + "\n";
    }

    private Stored read() {
        try {
            if (Files.size(file) > LONGEST) {
                throw new IllegalArgumentException("it is longer than " + LONGEST + " bytes");
            }
            var node = json.readTree(Files.readString(file));
            var stored = new Stored(node.path("privateKey").asString(""), publicKeys(node), secret(node), mark(node.path("manifest")));
            if (!node.path("format").asString("").equals(FORMAT) || stored.keys().isEmpty()) {
                throw new IllegalArgumentException("it holds no keys");
            }
            Ed25519.sign(stored.privateKey(), "");
            return stored;
        } catch (IOException | JacksonException | IllegalArgumentException unfit) {
            throw new StorageUnavailable("the keys for receipts in " + file + " cannot be read: " + unfit.getMessage()
                    + "; put the file back, or move it away to begin with a new key", unfit);
        }
    }

    private static Optional<String> secret(JsonNode node) {
        var secret = Optional.of(node.path("secret").asString("")).filter(text -> !text.isEmpty());
        if (secret.filter(text -> Base64.getDecoder().decode(text).length != RowSeals.SECRET).isPresent()) {
            throw new IllegalArgumentException("its secret does not have " + RowSeals.SECRET + " bytes");
        }
        return secret;
    }

    private static Optional<ManifestMark> mark(JsonNode node) {
        return node.isObject() ? Optional.of(new ManifestMark(node.path("id").asString(""), node.path("counter").asLong(0))) : Optional.empty();
    }

    /**
     * The public keys of a JSON object such as {@code GET /api/keys} answers.
     *
     * @throws IllegalArgumentException where a key is none
     */
    public static List<PublicReceiptKey> publicKeys(JsonNode object) {
        var keys = new ArrayList<PublicReceiptKey>();
        for (var node : object.path("keys")) {
            var text = node.path("publicKey").asString("");
            keys.add(new PublicReceiptKey(Ed25519.id(text), text, Instant.parse(node.path("from").asString("1970-01-01T00:00:00Z")),
                    Optional.of(node.path("until").asString("")).filter(until -> !until.isEmpty()).map(Instant::parse)));
        }
        return keys;
    }
}
