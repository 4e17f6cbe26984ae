package tercio.adapters.doctor;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/** Until when the certificate of the public address holds. Whether it is trusted is found where the address is examined. */
public final class Certificate implements Examination {

    private static final String SUBJECT = "certificate";
    private static final Duration SOON = Duration.ofDays(21);
    private static final int PATIENCE_MS = 5000;
    private static final int HTTPS = 443;

    private final String home;
    private final Supplier<Instant> clock;

    Certificate(String home, Supplier<Instant> clock) {
        this.home = home.strip();
        this.clock = clock;
    }

    /**
     * The certificate of an address.
     *
     * @param home the value of {@code tercio.hooks.home}
     */
    public static Certificate of(String home) {
        return new Certificate(home, Instant::now);
    }

    @Override
    public List<Finding> examine() {
        if (!home.startsWith("https://")) {
            return List.of(Finding.well(SUBJECT, home.isEmpty() ? "tercio.hooks.home names no address that would have one" : home + " has none"));
        }
        try {
            return List.of(shown(URI.create(home)).map(this::judged)
                    .orElseGet(() -> Finding.fault(SUBJECT, home + " shows no certificate", "check what listens there")));
        } catch (IOException | GeneralSecurityException | IllegalArgumentException failed) {
            return List.of(Finding.warning(SUBJECT, "the certificate of " + home + " cannot be seen: " + (failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage()),
                    "check the name, the proxy and the firewall"));
        }
    }

    private Finding judged(X509Certificate shown) {
        var end = shown.getNotAfter().toInstant();
        var told = "the certificate of " + home + " holds until " + end.truncatedTo(ChronoUnit.SECONDS);
        if (end.isBefore(clock.get())) {
            return Finding.fault(SUBJECT, told + ", which is over", "renew it; browsers refuse it");
        }
        return end.isBefore(clock.get().plus(SOON)) ? Finding.warning(SUBJECT, told + ", in " + Duration.between(clock.get(), end).toDays() + " days", "renew it; see why it is not renewed by itself")
                : Finding.well(SUBJECT, told);
    }

    /** The certificate that an address shows, whoever signed it: nothing is sent there. */
    private static Optional<X509Certificate> shown(URI address) throws IOException, GeneralSecurityException {
        var seen = new Seen();
        var tls = SSLContext.getInstance("TLS");
        tls.init(null, new TrustManager[] {seen}, new SecureRandom());
        int port = address.getPort() < 0 ? HTTPS : address.getPort();
        try (var plain = new Socket()) {
            plain.connect(new InetSocketAddress(address.getHost(), port), PATIENCE_MS);
            plain.setSoTimeout(PATIENCE_MS);
            try (var socket = (SSLSocket) tls.getSocketFactory().createSocket(plain, address.getHost(), port, true)) {
                socket.startHandshake();
            }
        }
        return seen.first;
    }

    /** Takes down what is shown; the connection ends after it. */
    private static final class Seen implements X509TrustManager {

        private Optional<X509Certificate> first = Optional.empty();

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {
            throw new UnsupportedOperationException("no client is examined");
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {
            first = Optional.of(chain[0]);
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
