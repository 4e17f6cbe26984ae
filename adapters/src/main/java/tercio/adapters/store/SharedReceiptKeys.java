package tercio.adapters.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptKeys;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The keys for receipts of all services on one database. They stand there encrypted with a key that follows from the secret in the key file,
 * which each service has in its folder, so that whoever has the database alone can sign nothing, and a new key holds for all services at once.
 */
public final class SharedReceiptKeys implements ReceiptKeys {

    private static final String PURPOSE = "receipt keys";
    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final int ATTEMPTS = 10;

    private final JdbcClient database;
    private final SecretKey key;
    private final Clock clock = Clock.systemUTC();

    private SharedReceiptKeys(JdbcClient database, SecretKey key) {
        this.database = database;
        this.key = key;
    }

    /**
     * The keys of a database with the key file of a folder. The first service makes both.
     *
     * @return the key file of the folder, with a secret
     * @throws StorageUnavailable if the database belongs to another key file
     */
    static ReceiptKeyFile file(JdbcClient database, StoreLocation.Postgres store) {
        boolean before = database.sql("select exists (select 1 from shared_keys)").query(Boolean.class).single();
        if (before && !ReceiptKeyFile.existsIn(store.folder())) {
            throw foreign(store, Sentence.of("kernel.storage.folder-has-none"));
        }
        var file = ReceiptKeyFile.in(store.folder());
        if (file.secret().isEmpty()) {
            file.secret(RowSeals.secret());
        }
        var shared = of(database, file);
        if (!before) {
            var own = file.allKeys();
            database.sql("insert into shared_keys (id, body) values (1, ?) on conflict (id) do nothing")
                    .param(shared.seal(new StoredKeys(own.privateKey(), own.keys(), Optional.empty(), Optional.empty()))).update();
        }
        // Another service may have made them at the same time, with another file.
        if (shared.open(shared.body()).isEmpty()) {
            throw foreign(store, Sentence.of("kernel.storage.folder-has-another"));
        }
        return file;
    }

    private static StorageUnavailable foreign(StoreLocation.Postgres store, Sentence.Keyed found) {
        return Unavailable.because(Sentence.of("kernel.storage.foreign-keys").with("store", new Text(store.toString()))
                .with("found", found.with("folder", new Text(store.folder().toString()))).with("file", new Text(ReceiptKeyFile.NAME)));
    }

    static SharedReceiptKeys of(JdbcClient database, ReceiptKeyFile file) {
        return new SharedReceiptKeys(database, RowSeals.key(file.secret().orElseThrow(), PURPOSE, "AES"));
    }

    /** Makes a new key that signs from now on. The private part of the one before is deleted; what it signed stays valid. */
    public void change() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            var before = body();
            if (database.sql("update shared_keys set body = ? where body = ?").params(seal(read(before).withNewKey(Instant.now(clock))), before).update() > 0) {
                return;
            }
        }
        throw Unavailable.because(Sentence.of("kernel.storage.keys-changing"));
    }

    @Override
    public Receipt sign(String game, int position, String head) {
        return read(body()).sign(game, position, head, Instant.now(clock));
    }

    @Override
    public List<PublicReceiptKey> publicKeys() {
        return read(body()).keys();
    }

    private byte[] body() {
        return database.sql("select body from shared_keys").query(byte[].class).optional()
                .orElseThrow(() -> Unavailable.because(Sentence.of("kernel.storage.keys-gone")));
    }

    private StoredKeys read(byte[] body) {
        return open(body).orElseThrow(() -> Unavailable.because(Sentence.of("kernel.storage.keys-others")));
    }

    private byte[] seal(StoredKeys keys) {
        try {
            var nonce = new byte[NONCE];
            new SecureRandom().nextBytes(nonce);
            var cipher = Cipher.getInstance(CIPHER);
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, nonce));
            var hidden = cipher.doFinal(keys.text().getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.allocate(NONCE + hidden.length).put(nonce).put(hidden).array();
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** Decrypts the keys; empty where they were not written with the secret of this service. */
    private Optional<StoredKeys> open(byte[] body) {
        try {
            var cipher = Cipher.getInstance(CIPHER);
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, body, 0, NONCE));
            return Optional.of(StoredKeys.read(new String(cipher.doFinal(body, NONCE, body.length - NONCE), StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException | IllegalArgumentException foreign) {
            return Optional.empty();
        }
    }
}
