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
import tercio.domain.sentence.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The keys for receipts in a file beside the database, readable by its owner alone. The database and its backups never hold them: a
 * thief of a backup could otherwise sign a false history. The file is read at each use, so that a running service takes over a key
 * that the command line made. It also holds the secret of the keyed hashes of stored rows and of the manifest, and how far the manifest had
 * come; a new key for receipts leaves these as they are.
 */
public final class ReceiptKeyFile implements ReceiptKeys {

    /** Its name in the data folder. */
    public static final String NAME = "receipt-keys.json";

    private static final int LONGEST = 1_000_000;
    /** The lock of whoever changes the file, in another process too. */
    private static final String LOCK = NAME + ".lock";
    private static final ReentrantLock CHANGING = new ReentrantLock();

    private final Path file;
    private final Clock clock;

    /**
     * The manifest as the file names it.
     *
     * @param id of the manifest
     * @param counter of a line that it has at least
     */
    record ManifestMark(String id, long counter) {}

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
            keys.withLock(() -> keys.write(StoredKeys.NONE.withNewKey(Instant.now(keys.clock)), false));
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
        update(stored -> stored.withNewKey(Instant.now(clock)));
        return publicKeys().getFirst();
    }

    /** The secret of the keyed hashes of stored rows and of the manifest; empty if the file is older than these. */
    Optional<byte[]> secret() {
        return read().secret().map(Base64.getDecoder()::decode);
    }

    /** Puts a secret in the place of the one before, and forgets the manifest: what was sealed before fits no more. */
    void secret(byte[] secret) {
        update(stored -> new StoredKeys(stored.privateKey(), stored.keys(), Optional.of(Base64.getEncoder().encodeToString(secret)), Optional.empty()));
    }

    /** All that the file holds. */
    StoredKeys allKeys() {
        return read();
    }

    /** Whether a folder has a file of keys. */
    static boolean existsIn(Path folder) {
        return Files.exists(folder.resolve(NAME));
    }

    /** The mark of the manifest; empty where there never was one. */
    Optional<ManifestMark> manifest() {
        return read().manifest();
    }

    /** Writes down how far the manifest has come. */
    void manifest(ManifestMark mark) {
        if (!manifest().equals(Optional.of(mark))) {
            update(stored -> new StoredKeys(stored.privateKey(), stored.keys(), stored.secret(), Optional.of(mark)));
        }
    }

    @Override
    public Receipt sign(String game, int position, String head) {
        return read().sign(game, position, head, Instant.now(clock));
    }

    @Override
    public List<PublicReceiptKey> publicKeys() {
        return read().keys();
    }

    private void update(UnaryOperator<StoredKeys> change) {
        withLock(() -> write(change.apply(read()), true));
    }

    /** One process and one thread changes the file at a time, because each change keeps the rest of it. */
    private void withLock(Runnable change) {
        CHANGING.lock();
        try (var channel = FileChannel.open(file.resolveSibling(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE); var lock = channel.lock()) {
            DataDirectory.restrictToOwner(file.resolveSibling(LOCK), DataDirectory.OWNER_ONLY_FILE);
            change.run();
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.keys-unwritable"), file, Unavailable.words(failed.getMessage()), failed);
        } finally {
            CHANGING.unlock();
        }
    }

    /** The file is written whole or not at all, and nobody else can read it at any time. */
    private void write(StoredKeys stored, boolean replace) {
        var part = file.resolveSibling(NAME + ".part");
        try {
            Files.deleteIfExists(part);
            DataDirectory.restrictToOwner(Files.createFile(part), DataDirectory.OWNER_ONLY_FILE);
            Files.writeString(part, stored.text(), StandardOpenOption.WRITE, StandardOpenOption.SYNC);
            if (replace) {
                Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.move(part, file);
            }
        } catch (FileAlreadyExistsException madeMeanwhile) {
            // Another process made the first key at the same time: that one is in force.
            part.toFile().delete();
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.keys-unwritable"), file, Unavailable.words(failed.getMessage()), failed);
        }
    }

    private StoredKeys read() {
        try {
            if (Files.size(file) > LONGEST) {
                throw new IllegalArgumentException("it is longer than " + LONGEST + " bytes");
            }
            return StoredKeys.read(Files.readString(file));
        } catch (IOException | JacksonException | IllegalArgumentException unfit) {
            throw Unavailable.because(Sentence.of("kernel.storage.keys-unreadable"), file, Unavailable.words(unfit.getMessage()), unfit);
        }
    }

    /**
     * The public keys of a JSON object such as {@code GET /api/keys} answers.
     *
     * @throws IllegalArgumentException if a key is none
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
