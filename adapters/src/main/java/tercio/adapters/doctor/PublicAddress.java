package tercio.adapters.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLException;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.application.receipt.PublicReceiptKey;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Whether the address of the page in notices leads to a service with the keys of this folder, as a player's browser goes there. */
public final class PublicAddress implements Examination {

    private static final String SUBJECT = "base address";
    private static final String HOME = "tercio.hooks.home";
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST = 100_000;
    private static final int OK = 200;
    private static final int FORBIDDEN = 403;

    private final String home;
    private final Path folder;

    /**
     * The address of a service.
     *
     * @param home the value of {@code tercio.hooks.home}
     */
    public PublicAddress(String home, Path folder) {
        this.home = home.strip();
        this.folder = folder;
    }

    @Override
    public List<Finding> examine() {
        if (home.isEmpty()) {
            return List.of(Finding.well(SUBJECT, Finding.sentence("program.doctor.no-home", "setting", HOME)));
        }
        try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var address = home + (home.endsWith("/") ? "" : "/") + "api/keys";
            var answer = http.send(HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build(), BodyHandlers.ofInputStream());
            try (var body = answer.body()) {
                return List.of(judge(answer.statusCode(), new String(body.readNBytes(LONGEST), StandardCharsets.UTF_8)));
            } finally {
                http.shutdownNow();
            }
        } catch (SSLException untrusted) {
            return List.of(Finding.fault(SUBJECT, sentence("program.doctor.untrusted").with("why", new Text(String.valueOf(untrusted.getMessage()))), Sentence.of("program.doctor.give-certificate")));
        } catch (IOException | IllegalArgumentException unreachable) {
            return List.of(Finding.fault(SUBJECT, sentence("program.doctor.unreachable").with("why", new Text(reason(unreachable))),
                    Finding.sentence("program.doctor.check-way", "setting", HOME)));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return List.of(Finding.warning(SUBJECT, sentence("program.doctor.interrupted"), Sentence.of("program.doctor.examine-again")));
        }
    }

    private Sentence.Keyed sentence(String key) {
        return Finding.sentence(key, "address", home);
    }

    private static String reason(Exception failed) {
        return failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
    }

    private Finding judge(int status, String body) {
        if (status == FORBIDDEN) {
            return Finding.fault(SUBJECT, sentence("program.doctor.unknown-name"), Finding.sentence("program.doctor.allow-host", "host", URI.create(home).getHost()));
        }
        if (status != OK) {
            return Finding.fault(SUBJECT, sentence("program.doctor.other-status").with("status", new Text(String.valueOf(status))), Sentence.of("program.doctor.check-proxy"));
        }
        var signs = ReceiptKeyFile.publicKeysIn(folder).stream().map(PublicReceiptKey::key).findFirst();
        return signs.isEmpty() || Optional.of(body).filter(text -> text.contains(signs.get())).isPresent() ? Finding.well(SUBJECT, sentence("program.doctor.leads-here"))
                : Finding.fault(SUBJECT, sentence("program.doctor.leads-elsewhere"), Sentence.of("program.doctor.check-name"));
    }
}
