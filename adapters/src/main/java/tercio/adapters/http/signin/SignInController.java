package tercio.adapters.http.signin;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.springframework.context.annotation.Conditional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.http.request.RequestReader;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The person who is signed in, and its places over all games. */
@RestController
@Conditional(SignInOn.class)
@RequestMapping(SignInController.PATH)
@Tag(name = "Sign-in")
class SignInController {

    static final String PATH = "/api/sign-in";

    private static final int TOKEN_BYTES = 24;

    /**
     * A place.
     *
     * @param game its id
     * @param name of the game
     * @param as {@code host}, or the name of the person in the game
     * @param place in words; empty for the host
     * @param token that a signed-in browser sends to act in this place: a word, and no secret
     */
    record PlaceBody(String game, String name, String as, String place, String token) {

        static PlaceBody of(AccountPlaces.Held held) {
            return new PlaceBody(held.game(), held.name(), held.as().name(), held.place(), held.as().host() ? SignedInFilter.MARK_OF_HOST : SignedInFilter.MARK);
        }
    }

    /**
     * The person who is signed in.
     *
     * @param signIn the address at which a browser begins to sign in
     * @param name of the person; empty where nobody is signed in
     * @param places in the 100 newest games, the newest first
     */
    record SignedInBody(String signIn, String name, List<PlaceBody> places) {}

    /**
     * A place that a person holds by a token.
     *
     * @param game its id
     * @param token that the person has for it
     */
    record TakeOverBody(String game, String token) {}

    /**
     * A place that a person gives back.
     *
     * @param game its id
     * @param host whether the place of the host is meant
     */
    record GiveBackBody(String game, boolean host) {}

    /**
     * A place that has a token again.
     *
     * @param token shown once
     */
    record GivenBackBody(String game, String token) {}

    private final AccountPlaces places;
    private final SignInCookies cookies;
    private final RequestReader wire;

    SignInController(AccountPlaces places, SignInCookies cookies, RequestReader wire) {
        this.places = places;
        this.cookies = cookies;
        this.wire = wire;
    }

    private static Account account(HttpServletRequest request) {
        return Account.in(request).orElseThrow(Problem::signInFirst);
    }

    @GetMapping
    @Operation(summary = "Who is signed in, with the places of the person over all games")
    SignedInBody signedIn(HttpServletRequest request) {
        var account = Account.in(request);
        return new SignedInBody(SignInPage.PATH, account.map(Account::name).orElse(""),
                account.map(person -> places.all(person).stream().map(PlaceBody::of).toList()).orElseGet(List::of));
    }

    @PostMapping("/places")
    @Operation(summary = "Puts a place that has a token into the hands of the person who is signed in. The token ends",
            description = "A person has one place in a game, and may be its host beside it.",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(implementation = TakeOverBody.class))))
    PlaceBody takeOver(@RequestBody(required = false) byte[] body, HttpServletRequest request) {
        var account = account(request);
        var asked = wire.read(body, TakeOverBody.class);
        return PlaceBody.of(places.takeOver(required(asked.game(), "/game"), required(asked.token(), "/token"), account));
    }

    @PostMapping("/places/release")
    @Operation(summary = "Gives a place of the person who is signed in a token of its own again, which is shown only in this answer",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(implementation = GiveBackBody.class))))
    GivenBackBody giveBack(@RequestBody(required = false) byte[] body, HttpServletRequest request) {
        var account = account(request);
        var asked = wire.read(body, GiveBackBody.class);
        var game = required(asked.game(), "/game");
        var bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        var token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        if (!places.giveBack(game, account, asked.host(), token)) {
            throw Problem.notFound(Sentence.of("kernel.missing.place").with("game", new Text(game)));
        }
        return new GivenBackBody(game, token);
    }

    @DeleteMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Signs the browser out")
    void signOut(HttpServletRequest request, HttpServletResponse response) {
        cookies.end(request, response);
    }

    private static String required(String value, String pointer) {
        return Optional.ofNullable(value).filter(given -> !given.isBlank() && given.length() <= RequestLimits.NAME)
                .orElseThrow(() -> Problem.malformed(pointer, Sentence.of("kernel.sent.text").with("most", RequestLimits.NAME)));
    }
}
