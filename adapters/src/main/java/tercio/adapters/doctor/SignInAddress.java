package tercio.adapters.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Whether the issuer at which persons sign in answers, and is the one that the settings name. */
public final class SignInAddress implements Examination {

    private static final String SUBJECT = "sign-in";
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST = 100_000;

    private final String issuer;

    /** @param issuer the value of {@code tercio.sign-in.issuer} */
    public SignInAddress(String issuer) {
        this.issuer = issuer.strip();
    }

    @Override
    public List<Finding> examine() {
        if (issuer.isEmpty()) {
            return List.of(Finding.well(SUBJECT, "tercio.sign-in.issuer names none, so places are held by links alone"));
        }
        try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var address = issuer + (issuer.endsWith("/") ? "" : "/") + ".well-known/openid-configuration";
            var answer = http.send(HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build(), BodyHandlers.ofInputStream());
            try (var body = answer.body()) {
                return List.of(judged(answer.statusCode(), new String(body.readNBytes(LONGEST), StandardCharsets.UTF_8)));
            } finally {
                http.shutdownNow();
            }
        } catch (IOException | IllegalArgumentException unreachable) {
            return List.of(Finding.fault(SUBJECT, issuer + " cannot be reached from this machine: " + unreachable, "check the name and the firewall; nobody can sign in meanwhile"));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return List.of(Finding.warning(SUBJECT, "the examination of " + issuer + " was interrupted", "examine it again"));
        }
    }

    private Finding judged(int status, String body) {
        try {
            var named = status == 200 ? new JsonMapper().readTree(body).path("issuer").asString("") : "";
            return named.equals(issuer) ? Finding.well(SUBJECT, "the issuer " + issuer + " answers")
                    : Finding.fault(SUBJECT, issuer + (named.isEmpty() ? " does not describe itself as an issuer of OpenID Connect" : " calls itself " + named),
                            "tercio.sign-in.issuer is the address by which the issuer calls itself, letter by letter");
        } catch (JacksonException noJson) {
            return Finding.fault(SUBJECT, issuer + " does not describe itself as an issuer of OpenID Connect", "tercio.sign-in.issuer is the address by which the issuer calls itself");
        }
    }
}
