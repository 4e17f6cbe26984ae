package tercio.adapters.http.signin;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.http.HttpHeaders;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.filter.LogContext;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;

/**
 * Puts the token of a person's place into the place of its sign-in, so that all that follows sees the tokens of games alone. A person sends a
 * signed token of the issuer, or, in a browser that is signed in, the word {@code account} as token. In a game where the person has no place
 * it watches as anybody may.
 */
public final class SignedInFilter extends OncePerRequestFilter {

    /** The tokens by which a signed-in browser says that it acts for its person, in whatever place, or as host. */
    public static final String MARK = "account";
    static final String MARK_OF_HOST = "account-host";
    /** The header by which others say the same as the second. */
    private static final String ROLE = "Tercio-Role";
    private static final Pattern SIGNED = Pattern.compile("[A-Za-z0-9_-]{1,4000}\\.[A-Za-z0-9_-]{1,8000}\\.[A-Za-z0-9_-]{0,2000}");
    private static final Pattern OPENS_LINK = Pattern.compile("/api/games/[^/]+/invitations/open");

    private final SignInIssuer issuer;
    private final SignInCookies cookies;
    private final AccountPlaces places;
    private final ProblemWriter problems;

    SignedInFilter(SignInIssuer issuer, SignInCookies cookies, AccountPlaces places, ProblemWriter problems) {
        this.issuer = issuer;
        this.cookies = cookies;
        this.places = places;
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        HttpServletRequest passed;
        try {
            passed = withPlace(request);
        } catch (Problem refused) {
            problems.write(response, refused);
            return;
        }
        chain.doFilter(passed, response);
    }

    private HttpServletRequest withPlace(HttpServletRequest request) {
        var token = GameAccess.token(request.getHeader(HttpHeaders.AUTHORIZATION));
        if (token.isEmpty()) {
            if (isOfSignIn(request.getRequestURI())) {
                cookies.account(request).ifPresent(account -> account.setIn(request));
            }
            return request;
        }
        boolean marked = token.get().equals(MARK) || token.get().equals(MARK_OF_HOST);
        if (!marked && !SIGNED.matcher(token.get()).matches()) {
            return request;
        }
        var account = marked ? cookies.account(request).orElseThrow(Problem::signInFirst) : issuer.account(token.get());
        account.setIn(request);
        boolean asHost = marked ? token.get().equals(MARK_OF_HOST) : "host".equals(request.getHeader(ROLE));
        return new PlacedRequest(request, LogContext.game(request).map(game -> places.token(game, account, asHost)).orElseGet(() -> Optional.of(places.token(account))));
    }

    private static boolean isOfSignIn(String path) {
        return path.equals(SignInPage.PATH) || path.startsWith(SignInPage.PATH + "/") || path.startsWith(SignInController.PATH) || OPENS_LINK.matcher(path).matches();
    }

    /** A request with the token of a place, or with none. */
    private static final class PlacedRequest extends HttpServletRequestWrapper {

        private final Optional<String> authorization;

        PlacedRequest(HttpServletRequest request, Optional<String> token) {
            super(request);
            authorization = token.map(each -> "Bearer " + each);
        }

        @Override
        public String getHeader(String name) {
            return name.equalsIgnoreCase(HttpHeaders.AUTHORIZATION) ? authorization.orElse(null) : super.getHeader(name);
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            return name.equalsIgnoreCase(HttpHeaders.AUTHORIZATION) ? Collections.enumeration(authorization.stream().toList()) : super.getHeaders(name);
        }
    }
}
