package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.http.Client;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.StoreLocation;
import tercio.application.record.Envelope;
import tercio.application.record.ImportedRecord;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** The archive in a browser over five hundred sessions: recorded ones, played again at other hours. Its pictures are left in {@code target/archive}. */
@InSecondBrowser
@Thorough("Five hundred sessions take a minute to import and to fold.")
class ArchiveOfManyPageTest {

    private static final int SESSIONS = 500;
    /** The number of games that are folded before the progress of the archive is checked. */
    private static final int PIECE = 25;
    private static final List<String> RECORDS = List.of("armada-landing", "armada", "artois-by-consent", "lepanto", "march-on-artois", "random-war");

    @TempDir
    private static Path folder;
    private static Service service;

    /** Each piece of work brings games into the archive, however long a busy machine takes; only one that hangs is ended. */
    @BeforeAll
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    static void fill() {
        var modules = RulebookModules.all();
        try (var backend = GameBackend.in(folder, modules.rulebooks())) {
            var records = RECORDS.stream().map(record -> read(backend, record)).toList();
            for (int number = 0; number < SESSIONS; number++) {
                backend.games().adopt(later(records.get(number % records.size()), Duration.ofHours(number)));
            }
            try (var archive = GameArchives.of(backend, modules.archives(), ArchiveLimits.STANDARD, Optional.of(folder.resolve(GameArchives.FILE)))) {
                for (int left = SESSIONS; left > 0;) {
                    var folded = new AtomicInteger();
                    int now = archive.feed(() -> folded.incrementAndGet() >= PIECE);
                    assertThat(now).as("games that wait, fewer than before").isLessThan(left);
                    left = now;
                }
            }
        }
        service = Service.start(modules.rulebooks(), modules.adjudicator(), OperatorTables.NONE, 0, "127.0.0.1", List.of(), new StoreLocation.Folder(folder), backend -> {});
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"wide-light, 1400, 900, LIGHT, ''", "wide-dark, 1400, 900, DARK, /figures", "wide-dice, 1400, 900, LIGHT, /dice", "phone-light, 390, 844, LIGHT, ''",
        "phone-dark, 390, 844, DARK, /eu-losses"})
    void fiveHundredSessionsAreShownAtOnce(String name, int width, int height, ColorScheme scheme, String question) {
        picture(name, width, height, scheme, question);
    }

    static List<String> languages() {
        return Tier.some(List.of("en", "fr"), 2);
    }

    /** In one of them in a run. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("languages")
    void linesOfPlayAreShownInBothLanguages(String language) {
        var games = twoSessions();
        look(language + "-tree", 1400, ColorScheme.LIGHT, language, "/tree?scenario=artois", ".archive-tree li");
        look(language + "-curve", 1400, ColorScheme.DARK, language, "/curve?game=" + games.getFirst(), "svg.archive-plot");
        look(language + "-compare", 390, ColorScheme.LIGHT, language, "/compare?games=" + String.join(",", games), "[data-look=compare] tbody tr");
        look(language + "-turning", 390, ColorScheme.DARK, language, "/turning-points?scenario=artois", ".archive-answer tbody tr");
        look(language + "-battles", 1400, ColorScheme.DARK, language, "/eu-battles", ".archive-answer svg.archive-plot");
    }

    private static List<String> twoSessions() {
        try (var client = new Client(service.port())) {
            var rows = client.get("/api/analysis/questions/sessions?scenario=artois", null).body().path("rows");
            return List.of(rows.path(0).path("game").asString(), rows.path(1).path("game").asString());
        }
    }

    private static void look(String name, int width, ColorScheme scheme, String language, String address, String until) {
        try (var context = InstalledBrowser.running().newContext(new Browser.NewContextOptions().setViewportSize(width, 900).setColorScheme(scheme))) {
            context.setDefaultTimeout(4 * InstalledBrowser.PATIENCE);
            context.addInitScript("localStorage.setItem('tercio.language', '" + language + "')");
            var page = context.newPage();
            page.navigate("http://127.0.0.1:" + service.port() + "/#/archive" + address);
            assertThat(page.locator(until).first()).isVisible(new com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions().setTimeout(4 * InstalledBrowser.PATIENCE));
            assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).as(name).isLessThanOrEqualTo(width);
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "archive", name + ".png")));
        }
    }

    private static void picture(String name, int width, int height, ColorScheme scheme, String question) {
        try (var context = InstalledBrowser.running().newContext(new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(scheme))) {
            context.setDefaultTimeout(4 * InstalledBrowser.PATIENCE);
            var page = context.newPage();
            page.navigate("http://127.0.0.1:" + service.port() + "/#/archive" + question);
            assertThat(page.locator(".archive-answer svg.archive-plot")).isVisible(new com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions().setTimeout(4 * InstalledBrowser.PATIENCE));
            assertThat(page.locator("[data-games]")).hasAttribute("data-games", String.valueOf(SESSIONS),
                    new com.microsoft.playwright.assertions.LocatorAssertions.HasAttributeOptions().setTimeout(4 * InstalledBrowser.PATIENCE));
            assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).as(name).isLessThanOrEqualTo(width);
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "archive", name + ".png")));
        }
    }

    private static ImportedRecord read(GameBackend backend, String record) {
        try (var in = new BufferedReader(new InputStreamReader(ArchiveOfManyPageTest.class.getResourceAsStream("/tercio/adapters/games/" + record + ".jsonl"), StandardCharsets.UTF_8))) {
            return backend.records().read(in, Progress.SILENT);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static ImportedRecord later(ImportedRecord record, Duration by) {
        return new ImportedRecord(record.game(), record.events().stream()
                .map(event -> RecordedEvent.withSeals(event.position(), event.fact(), later(event.envelope(), by), event.hash(), event.seals())).toList());
    }

    private static Envelope later(Envelope one, Duration by) {
        return new Envelope(one.at().plus(by), one.by(), one.causedBy(), one.since(), one.rolls(), one.explanation(), one.once(), one.edition(), one.board(), one.secrets(), one.acting(),
                one.again());
    }
}
