package tercio.adapters.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.HashChain;

/**
 * Data of persons who sign in at another service: which sign-ins have not ended, the tokens of a person, and the
 * encryption of cookies. All keys follow from the secret in the key file, so the services of one database agree, and whoever has the database
 * alone can neither sign in nor compute a token.
 *
 * <p>Decided: a person has the same two tokens in all games, computed from issuer and subject and never told to anybody. So a place of a
 * person is stored as any other place is, by the hash of its token, and ends with it. Given up: whoever reads the database sees which places
 * belong to one person, though not to whom.
 */
public final class SignIns {

    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    /** Hexadecimal digits that tell persons of one name apart. */
    private static final int TOLD_APART = 8;

    private final RowSeals keys;
    private final JdbcClient database;
    private final JoinedPersons joined;

    private SignIns(RowSeals keys, JdbcClient database, JoinedPersons joined) {
        this.keys = keys;
        this.database = database;
        this.joined = joined;
    }

    /** The sign-ins of the games of a backend. */
    public static SignIns of(GameBackend backend) {
        return new SignIns(backend.get(RowSeals.class), backend.get(JdbcClient.class), backend.get(JoinedPersons.class));
    }

    /** The tokens of a person: the second is for a game where the person is host and plays, too. */
    public List<String> tokens(String issuer, String subject) {
        return List.of(token(1, issuer, subject), token(2, issuer, subject));
    }

    private String token(int number, String issuer, String subject) {
        return HexFormat.of().formatHex(keys.of("token of a signed-in person", number, issuer, subject));
    }

    /**
     * Says of a place in a game that it is this person's, so that figures count all games of the person together.
     *
     * @param name of the person, by which it is called if it is told the first time
     */
    public void join(String game, String person, String issuer, String subject, String name) {
        var mark = " (" + HexFormat.of().formatHex(keys.of("identity of a signed-in person", issuer, subject)).substring(0, TOLD_APART) + ")";
        var identity = joined.all().stream().map(JoinedPerson::identity).filter(known -> known.endsWith(mark)).findFirst().orElse(name + mark);
        joined.join(List.of(new JoinedPerson(game, person, identity)));
    }

    /** Games in which one of these tokens is a place, the newest first. */
    public List<String> games(List<String> tokens) {
        var hashes = tokens.stream().map(HashChain::hash).toList();
        return database.sql("select game from (select game, ordinal from game_keys where host in (:hashes) union select k.game, k.ordinal from game_keys k join seat_key s"
                + " on s.game = k.game where s.token in (:hashes)) held order by ordinal desc").param("hashes", hashes).query(String.class).list();
    }

    /** Notes a sign-in, and forgets those that have ended. */
    public void begin(String id, Instant ends) {
        database.sql("delete from sign_in where ends_at < ?").param(Instant.now().getEpochSecond()).update();
        database.sql("insert into sign_in (id, ends_at) values (?, ?)").params(HashChain.hash(id), ends.getEpochSecond()).update();
    }

    /** Whether a sign-in has not ended. */
    public boolean lasts(String id) {
        return database.sql("select exists (select 1 from sign_in where id = ? and ends_at > ?)").params(HashChain.hash(id), Instant.now().getEpochSecond())
                .query(Boolean.class).single();
    }

    /** Ends a sign-in. */
    public void end(String id) {
        database.sql("delete from sign_in where id = ?").param(HashChain.hash(id)).update();
    }

    /** Encrypts a text for one purpose, to be kept by a browser. */
    public String seal(String purpose, String text) {
        try {
            var nonce = new byte[NONCE];
            new SecureRandom().nextBytes(nonce);
            var hidden = cipher(Cipher.ENCRYPT_MODE, purpose, nonce).doFinal(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(ByteBuffer.allocate(NONCE + hidden.length).put(nonce).put(hidden).array());
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** Decrypts what {@link #seal} encrypted for the same purpose; empty for anything else. */
    public Optional<String> open(String purpose, String sealed) {
        try {
            var bytes = Base64.getUrlDecoder().decode(sealed);
            if (bytes.length <= NONCE) {
                return Optional.empty();
            }
            return Optional.of(new String(cipher(Cipher.DECRYPT_MODE, purpose, Arrays.copyOf(bytes, NONCE)).doFinal(bytes, NONCE, bytes.length - NONCE), StandardCharsets.UTF_8));
        } catch (GeneralSecurityException | IllegalArgumentException foreign) {
            return Optional.empty();
        }
    }

    private Cipher cipher(int mode, String purpose, byte[] nonce) throws GeneralSecurityException {
        var cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, new SecretKeySpec(keys.of("cookie of sign-in", purpose), "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }
}
