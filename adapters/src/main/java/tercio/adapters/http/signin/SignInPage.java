package tercio.adapters.http.signin;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.context.annotation.Conditional;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;

/** The page where persons sign in and out and find their games. It runs no script. */
@Controller
@Hidden
@Conditional(SignInOn.class)
@RequestMapping(SignInPage.PATH)
public class SignInPage {

    /** The address of the page. */
    public static final String PATH = "/sign-in";

    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);
    private static final Pattern LINK = Pattern.compile(".*#/games/([a-z0-9][a-z0-9_.-]{0,63})/token/([A-Za-z0-9_-]{1,64})/?");

    private final SignInIssuer issuer;
    private final SignInCookies cookies;
    private final AccountPlaces places;

    SignInPage(SignInIssuer issuer, SignInCookies cookies, AccountPlaces places) {
        this.issuer = issuer;
        this.cookies = cookies;
        this.places = places;
    }

    @GetMapping
    ResponseEntity<byte[]> page(HttpServletRequest request) {
        return answer(HttpStatus.OK, request, "refused".equals(request.getQueryString()) ? "refused" : "");
    }

    /** Asks the issuer first, so that it is told here if the issuer is away. */
    @GetMapping("/begin")
    ResponseEntity<byte[]> begin(HttpServletRequest request) {
        try {
            issuer.registration();
        } catch (Problem away) {
            return answer(HttpStatus.SERVICE_UNAVAILABLE, request, "away");
        }
        return ResponseEntity.status(HttpStatus.FOUND).location(URI.create("/oauth2/authorization/" + SignInIssuer.ID)).build();
    }

    @PostMapping("/out")
    ResponseEntity<Void> out(HttpServletRequest request, HttpServletResponse response) {
        cookies.end(request, response);
        return home();
    }

    /** Takes a place over by the link that opens it. */
    @PostMapping("/places")
    ResponseEntity<byte[]> takeOver(@RequestParam(defaultValue = "") String link, HttpServletRequest request) {
        var account = Account.in(request);
        var given = LINK.matcher(link.strip());
        if (account.isEmpty() || !given.matches()) {
            return answer(HttpStatus.BAD_REQUEST, request, account.isEmpty() ? "" : "noLink");
        }
        try {
            places.takeOver(given.group(1), given.group(2), account.get());
        } catch (Problem refused) {
            return answer(refused.status(), request, refused.status() == HttpStatus.CONFLICT ? "taken" : "noLink");
        }
        return home();
    }

    private static <B> ResponseEntity<B> home() {
        return ResponseEntity.status(HttpStatus.SEE_OTHER).location(URI.create(PATH)).build();
    }

    private ResponseEntity<byte[]> answer(HttpStatus status, HttpServletRequest request, String notice) {
        var words = SignInWords.of(ReaderLanguage.now());
        var account = Account.in(request);
        var html = new SignInHtml(words).page(account, account.map(places::all).orElse(List.of()), notice);
        return ResponseEntity.status(status).cacheControl(CacheControl.noStore()).contentType(HTML).body(html.getBytes(StandardCharsets.UTF_8));
    }
}
