package tercio.adapters.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;
import tercio.adapters.doctor.Finding.Level;
import tercio.adapters.http.MailServer;
import tercio.adapters.http.TestIssuer;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.application.given.Race;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Each examination, where all is well and where something is wrong. */
class ExaminationsTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    /** A finding as a reader reads it. */
    private record Told(String subject, Level level, String what, String remedy) {

        static Told in(Language language, Finding found) {
            var texts = Texts.in(language);
            return new Told(found.subject(), found.level(), texts.phrase(found.what()), found.remedy().map(texts::phrase).orElse(""));
        }
    }

    private static Told only(Examination examination) {
        return only(Language.EN, examination);
    }

    private static Told only(Language language, Examination examination) {
        assertThat(examination.examine()).hasSize(1);
        return Told.in(language, examination.examine().getFirst());
    }

    private static void allow(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private Path games() {
        var games = folder.resolve("games");
        GameBackend.in(games, RACES).close();
        return games;
    }

    @Test
    void whatOthersMayReadIsNamedWithTheRemedy() throws IOException {
        var games = games();
        var password = Files.writeString(folder.resolve("password"), "secret");
        allow(password, "rw-------");
        var rights = new FileRights(games, Optional.of(password));
        assertThat(only(rights).level()).isEqualTo(Level.WELL);

        allow(games, "rwxr-xr-x");
        assertThat(only(rights)).isEqualTo(new Told("files", Level.WARNING, "others on this machine can look into the data folder " + games, "chmod 700 " + games));
        assertThat(only(Language.FR, rights).what()).isEqualTo("d’autres utilisateurs de cette machine peuvent regarder dans le dossier des données " + games);

        allow(games.resolve("receipt-keys.json"), "rw-r-----");
        allow(games.resolve("tercio.mv.db"), "rw----r--");
        allow(password, "rw-r--r--");
        assertThat(rights.examine()).filteredOn(finding -> finding.level() == Level.FAULT).extracting(finding -> Told.in(Language.EN, finding).remedy()).containsExactly(
                "chmod 600 " + games.resolve("receipt-keys.json") + ", and 'tercio keys --new' makes a new key", "chmod 600 " + games.resolve("tercio.mv.db"),
                "chmod 600 " + password + ", and give the user of the database another password");
        assertThat(rights.examine()).filteredOn(finding -> finding.level() == Level.FAULT).extracting(finding -> Told.in(Language.FR, finding).remedy()).containsExactly(
                "chmod 600 " + games.resolve("receipt-keys.json") + ", puis «\u00a0tercio keys --new\u00a0» crée une nouvelle clé", "chmod 600 " + games.resolve("tercio.mv.db"),
                "chmod 600 " + password + ", puis donnez un autre mot de passe à l’utilisateur de la base de données");
    }

    @Test
    void theFileOfKeysIsMissedWhereThereAreGames() throws IOException {
        assertThat(only(new KeyFile(folder)).what()).contains("the first start makes it");
        var games = games();
        assertThat(only(new KeyFile(games)).what()).contains("holds 1 key for receipts");
        assertThat(only(Language.FR, new KeyFile(games)).what()).endsWith("contient 1 clé pour les reçus\u00a0; gardez-en une copie ailleurs que les sauvegardes");
        Files.writeString(games.resolve("receipt-keys.json"), "{");
        assertThat(only(new KeyFile(games)).level()).isEqualTo(Level.FAULT);
        Files.delete(games.resolve("receipt-keys.json"));
        assertThat(only(new KeyFile(games))).satisfies(finding -> {
            assertThat(finding.level()).isEqualTo(Level.FAULT);
            assertThat(finding.remedy()).contains("copy the file back", "tercio keys --reseal");
        });
    }

    @Test
    void theDatabaseIsLookedAtAndNotChanged() throws IOException {
        var empty = new StoreLocation.Folder(folder.resolve("nothing"));
        assertThat(only(new StoreState(empty)).what()).startsWith("there are no games in ");
        assertThat(empty.folder()).doesNotExist();

        var games = games();
        var before = Files.readAllBytes(games.resolve("tercio.mv.db"));
        assertThat(only(new StoreState(new StoreLocation.Folder(games)))).satisfies(finding -> {
            assertThat(finding.level()).isEqualTo(Level.WELL);
            assertThat(finding.what()).startsWith("0 games in " + games);
        });
        assertThat(games.resolve("tercio.mv.db")).hasBinaryContent(before);
        try (var files = Files.list(games)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.contains("trace"));
        }

        try (var open = GameBackend.in(games, RACES)) {
            assertThat(open.directory().all()).isEmpty();
            assertThat(only(new StoreState(new StoreLocation.Folder(games))).what()).contains("open in a process of this machine");
        }
        Files.writeString(games.resolve("tercio.mv.db"), "no database");
        assertThat(only(new StoreState(new StoreLocation.Folder(games)))).satisfies(finding -> {
            assertThat(finding.level()).isEqualTo(Level.FAULT);
            assertThat(finding.what()).contains("tercio restore");
        });
    }

    @Test
    void theDiskHasRoomUntilItHasLittle() {
        var room = new AtomicLong(5000L << 20);
        var disk = new DiskRoom(folder, room::get, 32L << 20);
        assertThat(only(disk).level()).isEqualTo(Level.WELL);
        room.set(1055L << 20);
        assertThat(only(disk).level()).isEqualTo(Level.WARNING);
        assertThat(only(disk).what()).contains("1055 MB are free", "writing ends at 32 MB");
        assertThat(only(Language.FR, disk).what()).contains("1055 Mo sont libres", "l’écriture cesse à 32 Mo");
        room.set(31L << 20);
        assertThat(only(disk).level()).isEqualTo(Level.FAULT);
        assertThat(only(disk).what()).contains("tercio.disk-reserve");
    }

    @Test
    void aClockThatJumpsIsToldForAnHour() {
        var time = new AtomicReference<>(Instant.parse("2026-11-28T20:00:00Z"));
        var counter = new AtomicLong(Long.MAX_VALUE - 1000);
        var clock = new ClockWatch(time::get, counter::get);
        assertThat(only(clock).level()).isEqualTo(Level.WELL);

        time.set(time.get().plusSeconds(10));
        counter.addAndGet(Duration.ofSeconds(6).toNanos());
        assertThat(only(clock).level()).as("4 seconds of difference").isEqualTo(Level.WELL);

        time.set(time.get().minusSeconds(90));
        counter.addAndGet(Duration.ofSeconds(10).toNanos());
        assertThat(only(clock).what()).isEqualTo("the clock of this machine jumped 100 seconds back, at 2026-11-28T19:58:40Z");
        assertThat(only(Language.FR, clock).what()).isEqualTo("l’horloge de cette machine a sauté de 100 secondes en arrière, à 2026-11-28T19:58:40Z");

        time.set(time.get().plus(Duration.ofMinutes(59)));
        counter.addAndGet(Duration.ofMinutes(59).toNanos());
        assertThat(only(clock).level()).isEqualTo(Level.WARNING);
        time.set(time.get().plus(Duration.ofMinutes(2)));
        counter.addAndGet(Duration.ofMinutes(2).toNanos());
        assertThat(only(clock).level()).isEqualTo(Level.WELL);
    }

    @Test
    void aFileOfLaterThanNowTellsThatTheClockWasSetBack() throws IOException {
        var written = Instant.parse("2026-11-28T20:00:00Z");
        Files.setLastModifiedTime(Files.writeString(folder.resolve("manifest.jsonl"), ""), FileTime.from(written));
        assertThat(only(new FolderTimes(folder, written.plusSeconds(60))).level()).isEqualTo(Level.WELL);
        assertThat(only(new FolderTimes(folder, written.minusSeconds(60)))).satisfies(finding -> {
            assertThat(finding.level()).isEqualTo(Level.WARNING);
            assertThat(finding.what()).contains("it is 2026-11-28T19:59:00Z", "written at 2026-11-28T20:00:00Z");
        });
    }

    private static Told mail(Map<String, Object> settings) {
        var environment = new StandardEnvironment();
        environment.getPropertySources().addFirst(new MapPropertySource("test", settings));
        return only(tercio.adapters.doctor.MailServer.of(environment));
    }

    @Test
    void aServerOfMailThatTakesNoConnectionIsTold() throws IOException {
        assertThat(mail(Map.of()).what()).contains("no letters are sent");
        try (var server = new MailServer()) {
            int port = Integer.parseInt(List.of(server.settings()).stream().filter(setting -> setting.startsWith("--spring.mail.port=")).findFirst().orElseThrow().split("=")[1]);
            assertThat(mail(Map.of("spring.mail.host", "127.0.0.1", "spring.mail.port", port, "tercio.hooks.mail-from", "a@example.org", "tercio.hooks.home", "https://example.org")).level())
                    .isEqualTo(Level.WELL);
            assertThat(mail(Map.of("spring.mail.host", "127.0.0.1", "spring.mail.port", port)).remedy()).contains("tercio.hooks.mail-from");
        }
        int closed;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        assertThat(mail(Map.of("spring.mail.host", "127.0.0.1", "spring.mail.port", closed))).satisfies(finding -> {
            assertThat(finding.level()).isEqualTo(Level.FAULT);
            assertThat(finding.what()).contains("127.0.0.1:" + closed + " takes no connection");
            assertThat(finding.remedy()).contains("spring.mail.host");
        });
    }

    @Test
    void thePublicAddressLeadsToThisServiceAndNoOther() throws IOException {
        var games = folder.resolve("games");
        assertThat(only(new PublicAddress("", games)).level()).isEqualTo(Level.WELL);
        int closed;
        try (var service = Service.start(RACES, 0, "127.0.0.1", games)) {
            closed = service.port();
            assertThat(only(new PublicAddress("http://127.0.0.1:" + service.port(), games)).what()).endsWith("leads to the service");
        }
        assertThat(only(new PublicAddress("http://127.0.0.1:" + closed + "/", games)).what()).contains("cannot be reached from this machine");

        var other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        var status = new AtomicLong(200);
        other.createContext("/", exchange -> {
            exchange.sendResponseHeaders((int) status.get(), -1);
            exchange.close();
        });
        other.start();
        try {
            var address = new PublicAddress("http://127.0.0.1:" + other.getAddress().getPort() + "/", games);
            assertThat(only(address).what()).endsWith("leads to something else than the service of this folder");
            status.set(403);
            assertThat(only(address).remedy()).isEqualTo("start it with --allow-host 127.0.0.1");
            status.set(502);
            assertThat(only(address).what()).contains("answers 502");
        } finally {
            other.stop(0);
        }
    }

    @Test
    void anIssuerOfSignInsIsAskedWhoItIs() throws IOException {
        assertThat(only(new SignInAddress("")).level()).isEqualTo(Level.WELL);
        try (var issuer = new TestIssuer()) {
            assertThat(only(new SignInAddress(issuer.address())).what()).isEqualTo("the issuer " + issuer.address() + " answers");
            var other = only(new SignInAddress(issuer.address() + "/"));
            assertThat(other.level()).isEqualTo(Level.FAULT);
            assertThat(other.what()).isEqualTo(issuer.address() + "/ calls itself " + issuer.address());
            assertThat(only(new SignInAddress(issuer.address() + "/realms/none")).what()).endsWith("does not describe itself as an issuer of OpenID Connect");
        }
        assertThat(only(new SignInAddress("http://127.0.0.1:1")).level()).isEqualTo(Level.FAULT);
    }

    @Test
    void aCertificateThatEndsSoonIsTold() throws IOException, InterruptedException, GeneralSecurityException {
        var keys = folder.resolve("keys.p12");
        var made = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair", "-alias", "test", "-keyalg", "EC", "-dname", "CN=localhost",
                "-validity", "60", "-storetype", "PKCS12", "-keystore", keys.toString(), "-storepass", "password").redirectErrorStream(true).start();
        assertThat(new String(made.getInputStream().readAllBytes())).doesNotContain("rror");
        assertThat(made.waitFor()).isZero();
        var server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(tls(keys)));
        server.start();
        try {
            var home = "https://127.0.0.1:" + server.getAddress().getPort() + "/";
            assertThat(only(Certificate.of(home)).level()).isEqualTo(Level.WELL);
            var inFiftyDays = only(new Certificate(home, () -> Instant.now().plus(Duration.ofDays(50))));
            assertThat(inFiftyDays.level()).isEqualTo(Level.WARNING);
            assertThat(inFiftyDays.what()).containsPattern("in (9|10) days");
            assertThat(only(new Certificate(home, () -> Instant.now().plus(Duration.ofDays(61)))).level()).isEqualTo(Level.FAULT);
            assertThat(only(new PublicAddress(home, folder)).what()).as("nobody signed it").contains("is not trusted");
        } finally {
            server.stop(0);
        }
        assertThat(only(Certificate.of("http://127.0.0.1/")).level()).isEqualTo(Level.WELL);
        assertThat(only(Certificate.of(""))).extracting(Told::level).isEqualTo(Level.WELL);
    }

    private static SSLContext tls(Path keys) throws IOException, GeneralSecurityException {
        var store = KeyStore.getInstance(keys.toFile(), "password".toCharArray());
        var managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(store, "password".toCharArray());
        var tls = SSLContext.getInstance("TLS");
        tls.init(managers.getKeyManagers(), null, null);
        return tls;
    }
}
