package tercio.adapters.http.filter;

import java.net.InetAddress;
import java.net.URI;
import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The host names under which this service answers. A name that somebody else can point at this machine is refused unless it
 * was configured, so a web page cannot reach the service by DNS rebinding.
 */
final class AllowedHosts {

    /** A host and its port, -1 for none. */
    private record Authority(String host, int port) {

        /** Reads an authority; empty where the text is none. */
        static Optional<Authority> of(String scheme, String text) {
            try {
                var uri = URI.create(scheme + "://" + text);
                boolean plain = uri.getHost() != null && uri.getRawUserInfo() == null && uri.getRawPath().isEmpty()
                        && uri.getRawQuery() == null && uri.getRawFragment() == null;
                return plain ? Optional.of(new Authority(bare(uri.getHost()), uri.getPort())) : Optional.empty();
            } catch (IllegalArgumentException malformed) {
                return Optional.empty();
            }
        }

        private static String bare(String host) {
            var name = host.toLowerCase(Locale.ROOT);
            if (name.startsWith("[")) {
                return name.substring(1, name.length() - 1);
            }
            return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
        }

        int portOr(int usual) {
            return port < 0 ? usual : port;
        }
    }

    private static final String LOCALHOST = "localhost";

    private final Set<String> configured = new HashSet<>();
    private final String address;

    /**
     * @param address on which the service listens
     * @param names further names, for example of a proxy in front of the service
     */
    AllowedHosts(String address, Collection<String> names) {
        this.address = address.toLowerCase(Locale.ROOT);
        names.forEach(name -> configured.add(name.strip().toLowerCase(Locale.ROOT)));
    }

    /**
     * Whether a request with this {@code Host} header is meant for this service.
     *
     * @param arrived the local address of the connection
     */
    boolean allowsHost(String header, String arrived) {
        return Authority.of("http", header).map(Authority::host).filter(host -> configured.contains(host)
                || host.equals(address) || host.equals(LOCALHOST) || host.endsWith("." + LOCALHOST)
                || literal(host).filter(ip -> ip.isLoopbackAddress() || literal(arrived).filter(ip::equals).isPresent()).isPresent())
                .isPresent();
    }

    /** Whether a page of this origin may send a request with that {@code Host} header. */
    boolean allowsOrigin(String origin, String header) {
        int end = origin.indexOf("://");
        if (end < 0) {
            return false;
        }
        var scheme = origin.substring(0, end).toLowerCase(Locale.ROOT);
        int usual = scheme.equals("https") ? 443 : 80;
        var from = Authority.of(scheme, origin.substring(end + 3));
        var to = Authority.of(scheme, header);
        boolean same = from.isPresent() && to.isPresent() && from.get().host().equals(to.get().host())
                && from.get().portOr(usual) == to.get().portOr(usual);
        return same || from.map(Authority::host).filter(configured::contains).isPresent();
    }

    private static Optional<InetAddress> literal(String host) {
        try {
            return Optional.of(InetAddress.ofLiteral(host));
        } catch (IllegalArgumentException name) {
            return Optional.empty();
        }
    }
}
