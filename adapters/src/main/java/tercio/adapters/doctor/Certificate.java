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
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Until when the certificate of the public address holds. Whether it is trusted is found where the address is examined. */
public final class Certificate implements Examination {

    private static final String SUBJECT = "certificate";
    private static final String HOME = "tercio.hooks.home";
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
            return List.of(Finding.well(SUBJECT, home.isEmpty() ? Finding.sentence("program.doctor.no-address", "setting", HOME) : sentence("program.doctor.no-tls")));
        }
        try {
            return List.of(fetch(URI.create(home)).map(this::judge)
                    .orElseGet(() -> Finding.fault(SUBJECT, sentence("program.doctor.no-certificate"), Sentence.of("program.doctor.check-listener"))));
        } catch (IOException | GeneralSecurityException | IllegalArgumentException failed) {
            return List.of(Finding.warning(SUBJECT, sentence("program.doctor.certificate-unseen")
                    .with("why", new Text(failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage())), Sentence.of("program.doctor.check-network")));
        }
    }

    private Finding judge(X509Certificate shown) {
        var end = shown.getNotAfter().toInstant();
        var until = new Text(end.truncatedTo(ChronoUnit.SECONDS).toString());
        if (end.isBefore(clock.get())) {
            return Finding.fault(SUBJECT, sentence("program.doctor.certificate-over").with("end", until), Sentence.of("program.doctor.renew"));
        }
        return end.isBefore(clock.get().plus(SOON))
                ? Finding.warning(SUBJECT, sentence("program.doctor.certificate-ending").with("end", until).with("days", (int) Duration.between(clock.get(), end).toDays()),
                        Sentence.of("program.doctor.renew-soon"))
                : Finding.well(SUBJECT, sentence("program.doctor.certificate-holds").with("end", until));
    }

    private Sentence.Keyed sentence(String key) {
        return Finding.sentence(key, "address", home);
    }

    /** The certificate that an address shows, whoever signed it: nothing is sent there. */
    private static Optional<X509Certificate> fetch(URI address) throws IOException, GeneralSecurityException {
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
