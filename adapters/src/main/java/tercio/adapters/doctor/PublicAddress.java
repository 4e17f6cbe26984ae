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

/** Whether the address of the page in notices leads to a service with the keys of this folder, as a player's browser goes there. */
public final class PublicAddress implements Examination {

    private static final String SUBJECT = "base address";
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
            return List.of(Finding.well(SUBJECT, "tercio.hooks.home names none, so notices have no links"));
        }
        try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var address = home + (home.endsWith("/") ? "" : "/") + "api/keys";
            var answer = http.send(HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build(), BodyHandlers.ofInputStream());
            try (var body = answer.body()) {
                return List.of(judged(answer.statusCode(), new String(body.readNBytes(LONGEST), StandardCharsets.UTF_8)));
            } finally {
                http.shutdownNow();
            }
        } catch (SSLException untrusted) {
            return List.of(Finding.fault(SUBJECT, home + " is not trusted: " + untrusted.getMessage(), "give the proxy a certificate for this name, with its chain"));
        } catch (IOException | IllegalArgumentException unreachable) {
            return List.of(Finding.fault(SUBJECT, home + " cannot be reached from this machine: " + reason(unreachable),
                    "check the name, the proxy and the firewall; tercio.hooks.home gives another address"));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return List.of(Finding.warning(SUBJECT, "the examination of " + home + " was interrupted", "examine it again"));
        }
    }

    private static String reason(Exception failed) {
        return failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
    }

    private Finding judged(int status, String body) {
        if (status == FORBIDDEN) {
            return Finding.fault(SUBJECT, home + " answers 403, because the service does not know this name", "start it with --allow-host " + URI.create(home).getHost());
        }
        if (status != OK) {
            return Finding.fault(SUBJECT, home + " answers " + status + " where the service would answer 200", "check what the proxy passes on, and that the service runs");
        }
        var signs = ReceiptKeyFile.publicKeysIn(folder).stream().map(PublicReceiptKey::key).findFirst();
        return signs.isEmpty() || Optional.of(body).filter(text -> text.contains(signs.get())).isPresent() ? Finding.well(SUBJECT, home + " leads to the service")
                : Finding.fault(SUBJECT, home + " leads to something else than the service of this folder", "check the name and the proxy");
    }
}
