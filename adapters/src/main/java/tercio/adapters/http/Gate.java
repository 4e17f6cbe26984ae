package tercio.adapters.http;

import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.Workshop;
import tercio.application.game.Keys;
import tercio.application.record.Caller;
import tercio.application.record.Chain;

/** Lets in who may see a game, and tells who acts. */
@Component
class Gate {

    private static final String BEARER = "Bearer ";

    private final Workshop workshop;

    Gate(Workshop workshop) {
        this.workshop = workshop;
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
        workshop.damaged().require(game);
    }

    /** Who may see, of a game that is set aside too: its record and its check tell what is wrong with it. */
    void mayInspect(String game, String authorization) {
        var keys = keys(game);
        if (authorization == null) {
            if (!keys.open()) {
                throw Problem.noGame(game);
            }
        } else if (token(authorization).isEmpty() || keys.caller(tokenHash(authorization)).isEmpty()) {
            throw Problem.tokenUnknown();
        }
    }

    /** Who acts: a seat or the host. */
    Caller acting(String game, String authorization) {
        var keys = keys(game);
        if (token(authorization).isEmpty()) {
            throw Problem.tokenMissing();
        }
        var caller = keys.caller(tokenHash(authorization)).orElseThrow(Problem::tokenUnknown);
        workshop.damaged().require(game);
        return caller;
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

    private Keys keys(String game) {
        return workshop.vault().of(game).orElseThrow(() -> Problem.noGame(game));
    }
}
