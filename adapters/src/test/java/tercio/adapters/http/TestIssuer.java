package tercio.adapters.http;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** An issuer of OpenID Connect for the tests. It asks nobody for a password: whoever comes is the person that the test names. */
public final class TestIssuer implements AutoCloseable {

    public static final String CLIENT = "tercio";
    public static final String SECRET = "of-the-client";

    /** To find a key takes a second of the processor: all issuers sign with one. */
    private static final RSAKey KEY = newKey("one");

    private final HttpServer server;
    private final Map<String, Map<String, String>> asked = new ConcurrentHashMap<>();
    private volatile String subject = "1";
    private volatile String name = "Anna";

    public TestIssuer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    static RSAKey newKey(String id) {
        try {
            return new RSAKeyGenerator(2048).keyID(id).generate();
        } catch (JOSEException everyJavaCan) {
            throw new IllegalStateException(everyJavaCan);
        }
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Sets the person who signs in next. */
    public void comes(String subject, String name) {
        this.subject = subject;
        this.name = name;
    }

    RSAKey key() {
        return KEY;
    }

    /** The claims of a token that holds. */
    JWTClaimsSet.Builder claims(String subject) {
        return new JWTClaimsSet.Builder().issuer(address()).subject(subject).audience(CLIENT).issueTime(new Date()).expirationTime(Date.from(Instant.now().plus(Duration.ofMinutes(5))))
                .claim("name", name);
    }

    static String signed(RSAKey key, JWTClaimsSet claims) {
        try {
            var token = new SignedJWT(new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(), claims);
            token.sign(new RSASSASigner(key));
            return token.serialize();
        } catch (JOSEException everyJavaCan) {
            throw new IllegalStateException(everyJavaCan);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            switch (exchange.getRequestURI().getPath()) {
                case "/.well-known/openid-configuration" -> send(exchange, 200, """
                        {"issuer": "%1$s", "authorization_endpoint": "%1$s/authorize", "token_endpoint": "%1$s/token", "jwks_uri": "%1$s/keys", "subject_types_supported": ["public"],
                         "response_types_supported": ["code"], "id_token_signing_alg_values_supported": ["RS256"]}""".formatted(address()));
                case "/keys" -> send(exchange, 200, new JWKSet(KEY.toPublicJWK()).toString());
                case "/authorize" -> authorize(exchange);
                case "/token" -> token(exchange);
                default -> send(exchange, 404, "{}");
            }
        }
    }

    private void authorize(HttpExchange exchange) throws IOException {
        var parameters = parameters(exchange.getRequestURI().getRawQuery());
        var code = UUID.randomUUID().toString();
        asked.put(code, parameters);
        exchange.getResponseHeaders().add("Location", parameters.get("redirect_uri") + "?code=" + code + "&state=" + URLEncoder.encode(parameters.get("state"), StandardCharsets.UTF_8));
        exchange.sendResponseHeaders(302, -1);
    }

    /** A code is taken once, from the client that has its secret, with the verifier of its challenge. */
    private void token(HttpExchange exchange) throws IOException {
        var sent = parameters(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        var began = asked.remove(sent.get("code"));
        var client = "Basic " + Base64.getEncoder().encodeToString((CLIENT + ":" + SECRET).getBytes(StandardCharsets.UTF_8));
        if (began == null || !client.equals(exchange.getRequestHeaders().getFirst("Authorization")) || !hash(sent.get("code_verifier")).equals(began.get("code_challenge"))
                || !sent.get("redirect_uri").equals(began.get("redirect_uri"))) {
            send(exchange, 400, "{\"error\": \"invalid_grant\"}");
            return;
        }
        send(exchange, 200, "{\"access_token\": \"opaque\", \"token_type\": \"Bearer\", \"expires_in\": 300, \"id_token\": \"%s\"}"
                .formatted(signed(KEY, claims(subject).claim("nonce", began.get("nonce")).build())));
    }

    private static String hash(String verifier) {
        try {
            return Base64.getUrlEncoder().withoutPadding().encodeToString(MessageDigest.getInstance("SHA-256").digest(String.valueOf(verifier).getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static Map<String, String> parameters(String query) {
        return Arrays.stream(query.split("&")).map(each -> each.split("=", 2))
                .collect(Collectors.toMap(each -> each[0], each -> URLDecoder.decode(each[1], StandardCharsets.UTF_8)));
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
