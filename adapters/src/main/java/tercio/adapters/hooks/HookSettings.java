package tercio.adapters.hooks;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import tercio.adapters.settings.SettingRange;

/**
 * The notices that the service sends. Each setting is a property {@code tercio.hooks.*}; without them no notice is sent.
 *
 * @param webhooks whether players may name web addresses
 * @param webhookPorts the ports of these addresses, with commas between them, or {@code any}
 * @param privateAddresses whether these may be addresses of this machine and of private networks, also without encryption
 * @param mailFrom the sender of letters, which are sent where {@code spring.mail.host} names a server and {@code home} the page
 * @param home the address of the page in links. The operator sets it, because the address in a request is chosen by its sender
 * @param firstPause the pause before a failed notice is sent again; each further pause is four times as long
 * @param refusalPause the time after which a host is refused, whether it is unknown or not public
 */
@Component
public record HookSettings(
        @Value("${tercio.hooks.webhooks:false}") boolean webhooks,
        @Value("${tercio.hooks.webhook-ports:80,443}") String webhookPorts,
        @Value("${tercio.hooks.private-addresses:false}") boolean privateAddresses,
        @Value("${tercio.hooks.mail-from:}") String mailFrom,
        @Value("${tercio.hooks.home:}") String home,
        @Value("${tercio.hooks.first-pause:10s}") Duration firstPause,
        @Value("${tercio.hooks.refusal-pause:2s}") Duration refusalPause) {

    private static final String ANY = "any";

    /** The address of the page, with a slash at its end; empty where the operator names none. */
    public Optional<String> page() {
        var page = home.strip();
        return new SettingRange.Page().accepts(page) ? Optional.of(page + (page.endsWith("/") ? "" : "/")) : Optional.empty();
    }

    /** The web addresses that are accepted. */
    public HookAddress.Web web() {
        return new HookAddress.Web(privateAddresses, webhookPorts.strip().equals(ANY) ? Set.of()
                : Arrays.stream(webhookPorts.split(",")).map(String::strip).map(Integer::valueOf).collect(Collectors.toUnmodifiableSet()));
    }
}
