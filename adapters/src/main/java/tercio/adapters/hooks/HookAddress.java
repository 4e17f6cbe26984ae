package tercio.adapters.hooks;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Checks how an address is written that a person gives for notices. */
public final class HookAddress {

    /** Longest address in characters. */
    public static final int LONGEST = 200;

    /** The form of one address of mail, without a name, a comment or a second address. */
    private static final Pattern MAIL = Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+");

    private HookAddress() {}

    /**
     * The web addresses that are accepted.
     *
     * @param plain whether also without encryption
     * @param ports the accepted ports; empty for any port
     */
    public record Web(boolean plain, Set<Integer> ports) {

        private static final int HTTPS = 443;
        private static final int HTTP = 80;

        /** Accepts every web address. */
        public static final Web ANY = new Web(true, Set.of());

        boolean accepts(URI uri) {
            return ports.isEmpty() || ports.contains(port(uri));
        }

        private String portList() {
            return ports.stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
        }

        /** The port of an address, or the default port of its scheme. */
        static int port(URI uri) {
            return uri.getPort() > 0 ? uri.getPort() : "https".equals(uri.getScheme()) ? HTTPS : HTTP;
        }
    }

    /** The fault of an address; empty if it is valid. */
    public static Optional<Sentence> fault(Kind kind, String address, Web web) {
        if (address.length() > LONGEST) {
            return Optional.of(Sentence.of("kernel.sent.long").with("most", LONGEST));
        }
        return switch (kind) {
            case EMAIL -> MAIL.matcher(address).matches() ? Optional.empty() : Optional.of(Sentence.of("kernel.sent.mail-address"));
            case WEBHOOK -> url(address, web);
        };
    }

    private static Optional<Sentence> url(String address, Web web) {
        try {
            var uri = new URI(address);
            boolean scheme = "https".equals(uri.getScheme()) || web.plain() && "http".equals(uri.getScheme());
            boolean plain = uri.getHost() != null && uri.getRawUserInfo() == null && uri.getRawFragment() == null;
            if (!scheme || !plain || !address.chars().allMatch(letter -> letter > ' ' && letter < 0x7f)) {
                return Optional.of(expectedForm(web.plain()));
            }
            return web.accepts(uri) ? Optional.empty() : Optional.of(Sentence.of("kernel.sent.port").with("known", new Text(web.portList())));
        } catch (URISyntaxException malformed) {
            return Optional.of(expectedForm(web.plain()));
        }
    }

    private static Sentence expectedForm(boolean plainAllowed) {
        return Sentence.of("kernel.sent.web-address").with("plain", plainAllowed);
    }
}
