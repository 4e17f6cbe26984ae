package tercio.adapters.http.signin;

import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.jwk.source.RateLimitReachedException;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.net.MalformedURLException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.ClientRegistrations;
import org.springframework.security.oauth2.core.ClaimAccessor;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import tercio.adapters.http.problem.Problem;

/**
 * The issuer at which persons sign in. Its description of itself is read when somebody first signs in, so that a service starts while its issuer
 * is away.
 */
final class SignInIssuer implements ClientRegistrationRepository {

    /** The name of the issuer in addresses of this service. */
    static final String ID = "tercio";

    private static final Logger LOG = LoggerFactory.getLogger(SignInIssuer.class);
    private static final Set<JWSAlgorithm> ALGORITHMS = Set.of(JWSAlgorithm.RS256, JWSAlgorithm.RS384, JWSAlgorithm.RS512, JWSAlgorithm.PS256, JWSAlgorithm.PS384,
            JWSAlgorithm.PS512, JWSAlgorithm.ES256, JWSAlgorithm.ES384, JWSAlgorithm.ES512);
    private static final int PATIENCE_MILLISECONDS = 5_000;
    private static final int LONGEST_KEYS = 200_000;
    /** The time for which the issuer is left alone after a failure. */
    private static final long PAUSE = Duration.ofSeconds(5).toNanos();

    private final String issuer;
    private final String client;
    private final String secret;
    private final String audience;
    private final String callback;
    private volatile ClientRegistration registration;
    private volatile NimbusJwtDecoder decoder;
    private long failedAt = System.nanoTime() - PAUSE;

    /**
     * An issuer.
     *
     * @param secret of the client; empty for a client that proves itself by PKCE alone
     * @param audience that tokens of callers name
     * @param callback the address to which the issuer leads back
     */
    SignInIssuer(String issuer, String client, String secret, String audience, String callback) {
        this.issuer = issuer;
        this.client = client;
        this.secret = secret;
        this.audience = audience;
        this.callback = callback;
    }

    @Override
    public ClientRegistration findByRegistrationId(String id) {
        return id.equals(ID) ? registration() : null;
    }

    /** @throws Problem if the issuer cannot be asked, or is another one than it should be */
    ClientRegistration registration() {
        var known = registration;
        return known == null ? discover() : known;
    }

    private synchronized ClientRegistration discover() {
        if (registration == null) {
            if (System.nanoTime() - failedAt < PAUSE) {
                throw Problem.signInAway();
            }
            try {
                var found = ClientRegistrations.fromOidcIssuerLocation(issuer).registrationId(ID).clientId(client).clientSecret(secret).scope("openid", "profile")
                        .redirectUri(callback);
                registration = (secret.isEmpty() ? found.clientAuthenticationMethod(ClientAuthenticationMethod.NONE) : found).build();
            } catch (RuntimeException away) {
                failedAt = System.nanoTime();
                LOG.warn("Nobody can sign in: the issuer {} does not answer as it should: {}", issuer, away.getMessage());
                throw Problem.signInAway();
            }
        }
        return registration;
    }

    /**
     * The person of a signed token.
     *
     * @throws Problem if the token does not hold, or cannot be checked now
     */
    Account account(String token) {
        try {
            return account(decoder().decode(token));
        } catch (BadJwtException refused) {
            throw Problem.signInRefused();
        } catch (JwtException unchecked) {
            throw Stream.iterate((Throwable) unchecked, cause -> cause != null, Throwable::getCause).anyMatch(RateLimitReachedException.class::isInstance)
                    ? Problem.signInRefused() : Problem.signInAway();
        }
    }

    /** The person whom checked claims of this issuer are about. */
    Account account(ClaimAccessor claims) {
        return Account.of(issuer, claims);
    }

    private NimbusJwtDecoder decoder() {
        var known = decoder;
        if (known == null) {
            known = decoder(registration().getProviderDetails().getJwkSetUri());
            decoder = known;
        }
        return known;
    }

    /** Keys are kept, and looked for again where a token names an unknown one, but not for each such token. */
    private NimbusJwtDecoder decoder(String keys) {
        try {
            var source = JWKSourceBuilder.create(URI.create(keys).toURL(), new DefaultResourceRetriever(PATIENCE_MILLISECONDS, PATIENCE_MILLISECONDS, LONGEST_KEYS)).build();
            var processor = new DefaultJWTProcessor<SecurityContext>();
            processor.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, source));
            processor.setJWSTypeVerifier(new DefaultJOSEObjectTypeVerifier<>(JOSEObjectType.JWT, new JOSEObjectType("at+jwt"), null));
            // The validators below do this.
            processor.setJWTClaimsSetVerifier((claims, context) -> {});
            var made = new NimbusJwtDecoder(processor);
            made.setJwtValidator(new DelegatingOAuth2TokenValidator<Jwt>(new JwtTimestampValidator(), new JwtIssuerValidator(issuer),
                    new JwtClaimValidator<Object>("exp", ends -> ends != null), new JwtClaimValidator<List<String>>("aud", named -> named != null && named.contains(audience)),
                    new JwtClaimValidator<String>("sub", subject -> subject != null && !subject.isBlank())));
            return made;
        } catch (MalformedURLException | IllegalArgumentException malformed) {
            LOG.warn("Nobody can sign in: the issuer {} names no address of its keys", issuer);
            throw Problem.signInAway();
        }
    }
}
