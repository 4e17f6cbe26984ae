package tercio.adapters.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Whether the issuer at which persons sign in answers, and is the one that the settings name. */
public final class SignInAddress implements Examination {

    private static final String SUBJECT = "sign-in";
    private static final String SETTING = "tercio.sign-in.issuer";
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
            return List.of(Finding.well(SUBJECT, Finding.sentence("program.doctor.no-issuer", "setting", SETTING)));
        }
        try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var address = issuer + (issuer.endsWith("/") ? "" : "/") + ".well-known/openid-configuration";
            var answer = http.send(HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build(), BodyHandlers.ofInputStream());
            try (var body = answer.body()) {
                return List.of(judge(answer.statusCode(), new String(body.readNBytes(LONGEST), StandardCharsets.UTF_8)));
            } finally {
                http.shutdownNow();
            }
        } catch (IOException | IllegalArgumentException unreachable) {
            return List.of(Finding.fault(SUBJECT, sentence("program.doctor.issuer-unreachable").with("why", new Text(unreachable.toString())), Sentence.of("program.doctor.check-issuer")));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return List.of(Finding.warning(SUBJECT, Finding.sentence("program.doctor.interrupted", "address", issuer), Sentence.of("program.doctor.examine-again")));
        }
    }

    private Sentence.Keyed sentence(String key) {
        return Finding.sentence(key, "issuer", issuer);
    }

    private Finding judge(int status, String body) {
        try {
            var named = status == 200 ? new JsonMapper().readTree(body).path("issuer").asString("") : "";
            return named.equals(issuer) ? Finding.well(SUBJECT, sentence("program.doctor.issuer-answers"))
                    : Finding.fault(SUBJECT, named.isEmpty() ? sentence("program.doctor.no-issuer-there") : sentence("program.doctor.other-issuer").with("named", new Text(named)),
                            Finding.sentence("program.doctor.issuer-name", "setting", SETTING));
        } catch (JacksonException noJson) {
            return Finding.fault(SUBJECT, sentence("program.doctor.no-issuer-there"), Finding.sentence("program.doctor.issuer-name", "setting", SETTING));
        }
    }
}
