package tercio.adapters.http.signin;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.security.oauth2.client.web.AuthorizationRequestRepository;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.oauth2.core.endpoint.OAuth2ParameterNames;
import org.springframework.security.oauth2.core.endpoint.PkceParameterNames;
import org.springframework.security.oauth2.core.oidc.endpoint.OidcParameterNames;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.SignIns;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The cookies of sign-in, encrypted: what is asked of the issuer until it answers, and who is signed in. Any service of a database reads what
 * another one wrote. That a sign-in has not ended stands in the database, so a copied cookie holds no longer than the sign-in.
 */
final class SignInCookies implements AuthorizationRequestRepository<OAuth2AuthorizationRequest> {

    private static final String SESSION = "tercio";
    private static final String REQUEST = "tercio-sign-in";
    /** A browser sends such a cookie only with encryption, and to no other host. */
    private static final String PREFIX = "__Host-";
    private static final Duration ASKING = Duration.ofMinutes(10);
    private static final int ID_BYTES = 24;
    private static final JsonMapper JSON = new JsonMapper();

    private final SignIns signIns;
    private final SignInIssuer issuer;
    private final boolean encrypted;
    private final Duration lasting;

    /**
     * Cookies.
     *
     * @param encrypted whether browsers reach the service by https, as through a proxy
     * @param lasting the duration of a sign-in
     */
    SignInCookies(SignIns signIns, SignInIssuer issuer, boolean encrypted, Duration lasting) {
        this.signIns = signIns;
        this.issuer = issuer;
        this.encrypted = encrypted;
        this.lasting = lasting;
    }

    private String name(String name) {
        return encrypted ? PREFIX + name : name;
    }

    private void set(HttpServletResponse response, String name, String value, Duration age) {
        response.addHeader(HttpHeaders.SET_COOKIE, ResponseCookie.from(name(name), value).httpOnly(true).secure(encrypted).sameSite("Lax").path("/").maxAge(age).build().toString());
    }

    private Optional<JsonNode> read(HttpServletRequest request, String name) {
        var sent = request.getCookies();
        return sent == null ? Optional.empty() : Stream.of(sent).filter(cookie -> cookie.getName().equals(name(name))).map(Cookie::getValue).findFirst()
                .flatMap(value -> signIns.open(name, value)).map(JSON::readTree).filter(node -> Instant.now().getEpochSecond() < node.path("ends").asLong());
    }

    @Override
    public void saveAuthorizationRequest(OAuth2AuthorizationRequest asked, HttpServletRequest request, HttpServletResponse response) {
        var node = JSON.createObjectNode().put("state", asked.getState()).put("redirect", asked.getRedirectUri()).put("ends", Instant.now().plus(ASKING).getEpochSecond());
        node.put(OidcParameterNames.NONCE, asked.<String>getAttribute(OidcParameterNames.NONCE)).put(PkceParameterNames.CODE_VERIFIER, asked.<String>getAttribute(PkceParameterNames.CODE_VERIFIER));
        set(response, REQUEST, signIns.seal(REQUEST, JSON.writeValueAsString(node)), ASKING);
    }

    @Override
    public OAuth2AuthorizationRequest loadAuthorizationRequest(HttpServletRequest request) {
        try {
            return read(request, REQUEST).map(this::asked).orElse(null);
        } catch (Problem away) {
            // Without the issuer its answer cannot be checked, and is refused.
            return null;
        }
    }

    private OAuth2AuthorizationRequest asked(JsonNode node) {
        var registration = issuer.registration();
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(OAuth2ParameterNames.REGISTRATION_ID, SignInIssuer.ID);
        Stream.of(OidcParameterNames.NONCE, PkceParameterNames.CODE_VERIFIER).filter(node::hasNonNull).forEach(name -> attributes.put(name, node.path(name).asString()));
        return OAuth2AuthorizationRequest.authorizationCode().authorizationUri(registration.getProviderDetails().getAuthorizationUri()).clientId(registration.getClientId())
                .redirectUri(node.path("redirect").asString()).scopes(registration.getScopes()).state(node.path("state").asString()).attributes(attributes).build();
    }

    /** The browser forgets what was asked, whatever the issuer answered. */
    @Override
    public OAuth2AuthorizationRequest removeAuthorizationRequest(HttpServletRequest request, HttpServletResponse response) {
        var asked = loadAuthorizationRequest(request);
        set(response, REQUEST, "", Duration.ZERO);
        return asked;
    }

    /** Begins a sign-in. */
    void begin(Account account, HttpServletResponse response) {
        var bytes = new byte[ID_BYTES];
        new SecureRandom().nextBytes(bytes);
        var id = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        var ends = Instant.now().plus(lasting);
        signIns.begin(id, ends);
        var node = JSON.createObjectNode().put("id", id).put("issuer", account.issuer()).put("subject", account.subject()).put("name", account.name()).put("ends", ends.getEpochSecond());
        set(response, SESSION, signIns.seal(SESSION, JSON.writeValueAsString(node)), lasting);
    }

    /** The person who is signed in with the browser that sends a request; empty for nobody. */
    Optional<Account> account(HttpServletRequest request) {
        return read(request, SESSION).filter(node -> signIns.lasts(node.path("id").asString()))
                .map(node -> new Account(node.path("issuer").asString(), node.path("subject").asString(), node.path("name").asString()));
    }

    /** Ends the sign-in of the browser that sends a request. */
    void end(HttpServletRequest request, HttpServletResponse response) {
        read(request, SESSION).ifPresent(node -> signIns.end(node.path("id").asString()));
        set(response, SESSION, "", Duration.ZERO);
    }
}
