package tercio.adapters.http.signin;

import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.DelegatingFilterProxyRegistrationBean;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClient;
import org.springframework.security.oauth2.client.web.DefaultOAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestCustomizers;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.context.NullSecurityContextRepository;
import tercio.adapters.hooks.HookSettings;
import tercio.adapters.http.filter.FilterOrder;
import tercio.adapters.http.problem.ProblemWriter;
import tercio.adapters.store.GameBackend;

/**
 * Sign-in with OpenID Connect, off where no issuer is named. Spring Security carries the conversation with the issuer (code with PKCE, state,
 * nonce, checks of the identity token) at two addresses, and sees no other request.
 *
 * <p>Decided: after it a cookie of this service says who is signed in, and no session of the web server, because several services share a
 * database and none its memory. The cookie by itself gives no right: a request acts for the person where its header {@code Authorization}
 * says so, which no page of another site can send.
 */
@Configuration(proxyBeanMethods = false)
@Conditional(SignInOn.class)
@EnableWebSecurity
class SignInConfiguration {

    private static final Logger LOG = LoggerFactory.getLogger(SignInConfiguration.class);
    private static final String ASKS = "/oauth2/authorization/*";
    private static final String ANSWERED = "/login/oauth2/code/*";

    @Bean
    SignInIssuer signInIssuer(@Value("${tercio.sign-in.issuer:}") String issuer, @Value("${tercio.sign-in.client-id:}") String client,
            @Value("${tercio.sign-in.client-secret:}") String secret, @Value("${tercio.sign-in.audience:}") String audience, HookSettings home) {
        return new SignInIssuer(issuer, client, secret, audience.isBlank() ? client : audience,
                home.page().orElse("{baseUrl}/") + "login/oauth2/code/" + SignInIssuer.ID);
    }

    @Bean
    AccountPlaces accountPlaces(GameBackend backend) {
        return new AccountPlaces(backend);
    }

    @Bean
    SignInCookies signInCookies(AccountPlaces places, SignInIssuer issuer, HookSettings home, @Value("${tercio.sign-in.lasts:12h}") Duration lasts) {
        return new SignInCookies(places.signIns(), issuer, home.page().filter(page -> page.startsWith("https:")).isPresent(), lasts);
    }

    @Bean
    SecurityFilterChain signInChain(HttpSecurity http, SignInIssuer issuer, SignInCookies cookies) throws Exception {
        var asking = new DefaultOAuth2AuthorizationRequestResolver(issuer, "/oauth2/authorization");
        asking.setAuthorizationRequestCustomizer(OAuth2AuthorizationRequestCustomizers.withPkce());
        return http.securityMatcher(ASKS, ANSWERED)
                .authorizeHttpRequests(requests -> requests.anyRequest().permitAll())
                // Both addresses are read, never posted to; the headers and the origin of all requests are looked at before.
                .csrf(AbstractHttpConfigurer::disable).headers(AbstractHttpConfigurer::disable).logout(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .securityContext(context -> context.securityContextRepository(new NullSecurityContextRepository()))
                .oauth2Login(login -> login.loginPage(SignInPage.PATH).clientRegistrationRepository(issuer).authorizedClientRepository(new NoClients())
                        .authorizationEndpoint(to -> to.authorizationRequestRepository(cookies).authorizationRequestResolver(asking))
                        .successHandler((request, response, signedIn) -> {
                            var user = (OidcUser) signedIn.getPrincipal();
                            cookies.begin(issuer.account(user), response);
                            response.sendRedirect(SignInPage.PATH);
                        })
                        .failureHandler((request, response, failed) -> {
                            LOG.info("A sign-in was refused: {}", failed.getMessage());
                            response.sendRedirect(SignInPage.PATH + "?refused");
                        }))
                .build();
    }

    /** The filters of the sign-in stand before any filter that looks at who sends a request. */
    @Bean
    DelegatingFilterProxyRegistrationBean signInFilters() {
        var registration = new DelegatingFilterProxyRegistrationBean("springSecurityFilterChain");
        registration.setOrder(FilterOrder.SIGN_IN);
        return registration;
    }

    @Bean
    FilterRegistrationBean<Filter> signedInRequests(SignInIssuer issuer, SignInCookies cookies, AccountPlaces places, ProblemWriter problems) {
        var registration = new FilterRegistrationBean<Filter>(new SignedInFilter(issuer, cookies, places, problems));
        registration.setOrder(FilterOrder.SIGN_IN + 1);
        return registration;
    }

    /** The tokens of the issuer are not kept: nothing is asked of it after a sign-in. */
    private static final class NoClients implements OAuth2AuthorizedClientRepository {

        @Override
        public <T extends OAuth2AuthorizedClient> T loadAuthorizedClient(String client, Authentication person, HttpServletRequest request) {
            return null;
        }

        @Override
        public void saveAuthorizedClient(OAuth2AuthorizedClient client, Authentication person, HttpServletRequest request, HttpServletResponse response) {
            LOG.debug("The tokens of {} are not kept", client.getClientRegistration().getRegistrationId());
        }

        @Override
        public void removeAuthorizedClient(String client, Authentication person, HttpServletRequest request, HttpServletResponse response) {
            LOG.debug("No token of {} was kept", client);
        }
    }
}
