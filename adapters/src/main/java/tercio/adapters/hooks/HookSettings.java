package tercio.adapters.hooks;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Which notices the service sends. Each is a property {@code tercio.hooks.*}; without any nothing is sent.
 *
 * @param webhooks whether players may name addresses of the web
 * @param privateAddresses whether these may be addresses of this machine and of private networks, also without encryption
 * @param mailFrom the sender of letters, which are sent where {@code spring.mail.host} names a server too
 * @param home the address of the page in links; empty for the one under which the hook was registered
 * @param firstPause before a notice that did not arrive is sent again; each further pause is four times as long
 */
@Component
public record HookSettings(
        @Value("${tercio.hooks.webhooks:false}") boolean webhooks,
        @Value("${tercio.hooks.private-addresses:false}") boolean privateAddresses,
        @Value("${tercio.hooks.mail-from:}") String mailFrom,
        @Value("${tercio.hooks.home:}") String home,
        @Value("${tercio.hooks.first-pause:10s}") Duration firstPause) {}
