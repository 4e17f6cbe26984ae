package tercio.adapters.http.signin;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.adapters.store.SignIns;
import tercio.application.record.Caller;
import tercio.application.record.HashChain;
import tercio.application.record.Storage;

/**
 * The places of signed-in persons. A person can be host of a game and have one more place in it; each of both has a token of its own, which
 * the service computes and tells nobody.
 */
public final class AccountPlaces {

    private static final int MOST = 100;

    private final SignIns signIns;
    private final JdbcCredentialStore credentials;
    private final GameBackend backend;
    private final Storage storage;

    AccountPlaces(GameBackend backend) {
        this.backend = backend;
        storage = backend.get(Storage.class);
        signIns = SignIns.of(backend);
        credentials = backend.credentials();
    }

    SignIns signIns() {
        return signIns;
    }

    /** A place of a person in a game. */
    record Held(String game, String name, Caller as, String place) {}

    private List<String> tokens(Account account) {
        return signIns.tokens(account.issuer(), account.subject());
    }

    /** The token by which a person finds its games; each game has one of its two tokens. */
    String token(Account account) {
        return tokens(account).getFirst();
    }

    private Optional<Caller> caller(String game, String token) {
        return credentials.find(game).flatMap(keys -> keys.caller(HashChain.hash(token)));
    }

    private Optional<String> tokenOf(String game, Account account, Predicate<Caller> wanted) {
        return tokens(account).stream().filter(token -> caller(game, token).filter(wanted).isPresent()).findFirst();
    }

    /**
     * The token of the place in which a person acts in a game; empty where it has none.
     *
     * @param asHost whether the place of the host is preferred, where the person has another one, too
     */
    Optional<String> token(String game, Account account, boolean asHost) {
        return tokenOf(game, account, caller -> caller.host() == asHost).or(() -> tokenOf(game, account, caller -> true));
    }

    /** The token that a further place of the person gets. */
    private String nextToken(String game, Account account, boolean host) {
        if (tokenOf(game, account, caller -> caller.host() == host).isPresent()) {
            throw Problem.placeTaken(host);
        }
        return tokens(account).stream().filter(token -> caller(game, token).isEmpty()).findFirst().orElseThrow();
    }

    /** The token that a person gets with the link of an invitation. */
    public String tokenForLink(String game, Account account) {
        return nextToken(game, account, false);
    }

    /** Notes that a person of a game is this account, for figures over all games. */
    public void noteTaken(String game, String person, Account account) {
        signIns.join(game, person, account.issuer(), account.subject(), account.name());
    }

    /** Puts a place that has a token into the hands of a person. The token ends. */
    Held takeOver(String game, String token, Account account) {
        var before = caller(game, token).orElseThrow(Problem::tokenUnknown);
        // The reason why a game is set aside is told only to a person with a place in it.
        backend.damaged().require(game);
        storage.requireWritable();
        var next = nextToken(game, account, before.isHost());
        if (!credentials.exchange(game, HashChain.hash(token), HashChain.hash(next))) {
            throw Problem.tokenUnknown();
        }
        if (!before.isHost()) {
            noteTaken(game, before.name(), account);
        }
        return held(game, caller(game, next).orElseThrow());
    }

    /** Gives a place of a person back: it has a token of its own again, which is told here and nowhere else. Returns whether the person had the place. */
    boolean giveBack(String game, Account account, boolean host, String token) {
        storage.requireWritable();
        return tokenOf(game, account, caller -> caller.isHost() == host).filter(own -> credentials.exchange(game, HashChain.hash(own), HashChain.hash(token))).isPresent();
    }

    /** The places of a person in its newest games, at most {@value #MOST} of them, the newest first. */
    List<Held> all(Account account) {
        var tokens = tokens(account);
        return signIns.games(tokens).stream().limit(MOST).flatMap(game -> tokens.stream().flatMap(token -> caller(game, token).stream()).map(caller -> held(game, caller))).toList();
    }

    private Held held(String game, Caller caller) {
        return backend.damaged().reason(game).isPresent() ? new Held(game, game, caller, "")
                : backend.games().find(game).map(found -> new Held(game, found.opening().name(), caller, caller.isHost() ? "" : found.places().inWords(caller.name())))
                        .orElseGet(() -> new Held(game, game, caller, ""));
    }
}
