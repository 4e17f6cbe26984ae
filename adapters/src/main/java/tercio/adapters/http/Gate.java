package tercio.adapters.http;

import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCredentials;
import tercio.application.record.Caller;
import tercio.application.record.Chain;

/** Lets in who may see a game, and tells who acts. */
@Component
class Gate {

    private static final String BEARER = "Bearer ";

    private final GameBackend backend;

    Gate(GameBackend backend) {
        this.backend = backend;
    }

    /** The hash of the token that was sent, or an empty text. */
    static String tokenHash(String authorization) {
        return token(authorization).map(Chain::hash).orElse("");
    }

    private static Optional<String> token(String authorization) {
        return Optional.ofNullable(authorization)
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .map(header -> header.substring(BEARER.length()).strip())
                .filter(token -> !token.isEmpty());
    }

    /** Who may see: the holders of its tokens, and everyone where the host made it public; nobody while it is set aside. */
    void mayRead(String game, String authorization) {
        mayInspect(game, authorization);
        backend.damaged().require(game);
    }

    /** Who may see, of a game that is set aside too: its record and its check tell what is wrong with it. */
    void mayInspect(String game, String authorization) {
        if (authorization != null) {
            holder(game, authorization);
        } else if (!keys(game).open()) {
            throw Problem.noGame(game);
        }
    }

    /** Whether the caller may see the game now; that can end while he listens. */
    boolean sees(String game, String authorization) {
        return backend.credentials().of(game)
                .filter(keys -> authorization == null ? keys.open() : keys.caller(tokenHash(authorization)).isPresent())
                .isPresent();
    }

    /** Who acts: a seat or the host. */
    Caller acting(String game, String authorization) {
        if (token(authorization).isEmpty()) {
            throw Problem.tokenMissing();
        }
        var caller = holder(game, authorization);
        backend.damaged().require(game);
        return caller;
    }

    /**
     * Who holds the token. A token that opens nothing at all is unknown, whichever game is asked for; one of another game
     * learns no more of this one than that there is none which he may see, unless anyone may look on.
     */
    private Caller holder(String game, String authorization) {
        var hash = tokenHash(authorization);
        var keys = backend.credentials().of(game);
        return keys.flatMap(known -> known.caller(hash)).orElseThrow(() -> {
            boolean seen = keys.filter(GameCredentials::open).isPresent();
            return seen || hash.isEmpty() || !backend.credentials().knows(hash) ? Problem.tokenUnknown() : Problem.noGame(game);
        });
    }

    /** Who asks, where a token of the game was sent. */
    Optional<Caller> caller(String game, String authorization) {
        return keys(game).caller(tokenHash(authorization));
    }

    /** The host acts, or nobody. */
    void host(String game, String authorization) {
        if (!acting(game, authorization).host()) {
            throw Problem.notYours("That is for the host of the game.");
        }
    }

    private GameCredentials keys(String game) {
        return backend.credentials().of(game).orElseThrow(() -> Problem.noGame(game));
    }
}
