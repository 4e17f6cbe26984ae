package tercio.adapters.http.access;

import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.GameDirectory;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.application.game.GameCredentials;
import tercio.application.record.Caller;
import tercio.application.record.HashChain;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.StoredReasons;

/** Checks whether a caller may see a game, and identifies the caller. */
@Component
public class GameAccess {

    private static final String BEARER = "Bearer ";

    private final DamagedGames damaged;
    private final JdbcCredentialStore credentials;
    private final GameDirectory directory;

    GameAccess(DamagedGames damaged, JdbcCredentialStore credentials, GameDirectory directory) {
        this.damaged = damaged;
        this.credentials = credentials;
        this.directory = directory;
    }

    /** The hash of the token that was sent; empty without a token. */
    public static String tokenHash(String authorization) {
        return token(authorization).map(HashChain::hash).orElse("");
    }

    /** The token that was sent. */
    public static Optional<String> token(String authorization) {
        return Optional.ofNullable(authorization)
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .map(header -> header.substring(BEARER.length()).strip())
                .filter(token -> !token.isEmpty());
    }

    /** Requires that the caller may see the game: holders of a token, or everyone if the game is public. The game is not set aside. */
    public void requireReadable(String game, String authorization) {
        requireInspectable(game, authorization);
        damaged.require(game);
    }

    /** Requires the same for the record and the verification, which stay readable while the game is set aside. */
    public void requireInspectable(String game, String authorization) {
        requirePresent(game);
        if (authorization != null) {
            holder(game, authorization);
        } else if (!credentialsOf(game).open()) {
            throw Problem.noGame(game);
        }
    }

    /** Whether the caller may see the game now. A listener can lose this right. */
    public boolean maySee(String game, String authorization) {
        return credentials.find(game)
                .filter(keys -> authorization == null ? keys.open() : keys.caller(tokenHash(authorization)).isPresent())
                .isPresent();
    }

    /** Requires a token, and returns its seat or the host. */
    public Caller requireCaller(String game, String authorization) {
        if (token(authorization).isEmpty()) {
            throw Problem.tokenMissing();
        }
        requirePresent(game);
        var caller = holder(game, authorization);
        damaged.require(game);
        return caller;
    }

    /**
     * The holder of the token. A token of no game is answered as unknown. A token of another game is answered as if this game
     * did not exist, unless the game is public.
     */
    private Caller holder(String game, String authorization) {
        var hash = tokenHash(authorization);
        var keys = credentials.find(game);
        return keys.flatMap(known -> known.caller(hash)).orElseThrow(() -> {
            boolean seen = keys.filter(GameCredentials::open).isPresent();
            return seen || hash.isEmpty() || !directory.knows(hash) ? Problem.tokenUnknown() : Problem.noGame(game);
        });
    }

    /** The caller, where a token of the game was sent. */
    public Optional<Caller> caller(String game, String authorization) {
        return credentialsOf(game).caller(tokenHash(authorization));
    }

    /** Requires the token of the host. */
    public void requireHost(String game, String authorization) {
        if (!requireCaller(game, authorization).host()) {
            throw Problem.notYours(Sentence.of("kernel.history.for-host"));
        }
    }

    /**
     * Distinguishes a game that is missing from the database from one that never existed. Its tokens are missing too, so anybody who knows
     * its id gets the reason.
     */
    private void requirePresent(String game) {
        damaged.whyMissing(game).ifPresent(reason -> {
            throw Problem.missing(game, StoredReasons.sentence(reason));
        });
    }

    private GameCredentials credentialsOf(String game) {
        return credentials.find(game).orElseThrow(() -> Problem.noGame(game));
    }
}
