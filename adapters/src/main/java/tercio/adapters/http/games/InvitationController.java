package tercio.adapters.http.games;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.http.signin.Account;
import tercio.adapters.http.signin.AccountPlaces;
import tercio.adapters.http.signin.SignedInFilter;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.application.game.Games;
import tercio.application.game.Invitation;
import tercio.application.game.PlaceGrants;
import tercio.domain.sentence.Sentence;

/**
 * The links at which invited persons take their places. Reading a link changes nothing, because mail programs and messengers follow
 * each link that they show.
 */
@RestController
@RequestMapping("/api/games/{id}/invitations")
@Tag(name = "Host")
class InvitationController {

    /** Limit of the characters of a secret in a link. */
    private static final int LONGEST = 64;

    /**
     * The secret of a link.
     *
     * @param secret the last part of the link, 1 to 64 characters
     */
    record SecretBody(String secret) {}

    /**
     * The person who took its place.
     *
     * @param token of the person, shown once; for a person who is signed in the word {@code account}
     * @param place in words
     */
    record TakenBody(String game, String person, String token, String place) {}

    /**
     * A link that was not opened yet.
     *
     * @param by the person who gave it
     */
    record InvitedBody(String person, String by, Instant until) {}

    /** The links of a game that can still be opened, by person. */
    record InvitationsBody(List<InvitedBody> invitations) {}

    private final Games games;
    private final PlaceGrants grants;
    private final RequestReader wire;
    private final GameAccess gate;
    private final DamagedGames damaged;
    private final JdbcCredentialStore credentials;
    private final ObjectProvider<AccountPlaces> accounts;

    InvitationController(Games games, PlaceGrants grants, RequestReader wire, GameAccess gate, DamagedGames damaged, JdbcCredentialStore credentials, ObjectProvider<AccountPlaces> accounts) {
        this.accounts = accounts;
        this.games = games;
        this.grants = grants;
        this.wire = wire;
        this.gate = gate;
        this.damaged = damaged;
        this.credentials = credentials;
    }

    @GetMapping
    @Operation(summary = "The links that nobody has opened yet, without their secrets: all for the host, for a player those that it gave")
    InvitationsBody open(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        var now = Instant.now();
        return new InvitationsBody(credentials.find(id).orElseThrow().invitations().entrySet().stream()
                .filter(each -> now.isBefore(each.getValue().until()) && (caller.host() || each.getValue().by().equals(caller.name())))
                .sorted(Map.Entry.comparingByKey()).map(each -> invitedBody(each.getKey(), each.getValue())).toList());
    }

    private static InvitedBody invitedBody(String person, Invitation invitation) {
        return new InvitedBody(person, invitation.by(), invitation.until());
    }

    @PostMapping("/open")
    @Operation(summary = "Take the place of a link: the token is shown only in this answer, and the link ends. It needs no token",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = SecretBody.class))))
    ResponseEntity<TakenBody> take(@PathVariable String id, @RequestBody(required = false) byte[] body, HttpServletRequest request) {
        var secret = wire.read(body, SecretBody.class).secret();
        if (secret == null || secret.isEmpty() || secret.length() > LONGEST) {
            throw Problem.malformed("/secret", Sentence.of("kernel.sent.link-secret").with("most", LONGEST));
        }
        // The reason why a game is set aside is shown only to the holder of one of its links.
        if (credentials.find(id).filter(keys -> keys.hasInvitationSecret(secret)).isPresent()) {
            damaged.require(id);
        }
        var account = Account.in(request);
        var taken = (account.isEmpty() ? grants.redeem(id, secret) : takeForAccount(id, secret, account.get())).orElseThrow(InvitationController::endedLink);
        var place = games.find(id).orElseThrow().places().inWords(taken.person());
        return ResponseEntity.status(HttpStatus.CREATED).body(new TakenBody(id, taken.person(), account.isEmpty() ? taken.token() : SignedInFilter.MARK, place));
    }

    /** A link that opens nothing is told first, so that nobody learns by it whether a game exists. */
    private Optional<PlaceGrants.PersonToken> takeForAccount(String id, String secret, Account account) {
        if (credentials.find(id).filter(keys -> keys.hasInvitationSecret(secret)).isEmpty()) {
            return Optional.empty();
        }
        var places = accounts.getObject();
        var taken = grants.redeem(id, secret, places.tokenForLink(id, account));
        taken.ifPresent(person -> places.noteTaken(id, person.person(), account));
        return taken;
    }

    /** The same answer for every failure, so that guesses of secrets tell nothing about the game. */
    private static Problem endedLink() {
        return Problem.notFound(Sentence.of("kernel.missing.invitation"));
    }
}
