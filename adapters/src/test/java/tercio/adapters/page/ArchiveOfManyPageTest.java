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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

/** The archive in a browser over five hundred sessions: recorded ones, played again at other hours. Its pictures are left in {@code target/archive}. */
@InBrowser
class ArchiveOfManyPageTest {

    private static final int SESSIONS = 500;
    private static final List<String> RECORDS = List.of("armada-landing", "armada", "artois-by-consent", "lepanto", "march-on-artois", "random-war");

    @TempDir
    private Path folder;

    @Thorough("Five hundred sessions take a minute to import.")
    @Test
    void fiveHundredSessionsAreShownAtOnce() {
        try (var service = Service.start(RulebookModules.installed().rulebooks(), RulebookModules.installed().adjudicator(), OperatorTables.NONE, 0, "127.0.0.1", List.of(),
                new StoreLocation.Folder(folder), ArchiveOfManyPageTest::fill)) {
            picture(service, "wide-light", 1400, 900, ColorScheme.LIGHT, "");
            picture(service, "wide-dark", 1400, 900, ColorScheme.DARK, "/figures");
            picture(service, "wide-dice", 1400, 900, ColorScheme.LIGHT, "/dice");
            picture(service, "phone-light", 390, 844, ColorScheme.LIGHT, "");
            picture(service, "phone-dark", 390, 844, ColorScheme.DARK, "/eu-losses");
            var games = twoSessions(service);
            for (var language : List.of("en", "fr")) {
                look(service, language + "-tree", 1400, ColorScheme.LIGHT, language, "/tree?scenario=artois", ".archive-tree li");
                look(service, language + "-curve", 1400, ColorScheme.DARK, language, "/curve?game=" + games.getFirst(), "svg.archive-plot");
                look(service, language + "-compare", 390, ColorScheme.LIGHT, language, "/compare?games=" + String.join(",", games), "[data-look=compare] tbody tr");
                look(service, language + "-turning", 390, ColorScheme.DARK, language, "/turning-points?scenario=artois", ".archive-answer tbody tr");
                look(service, language + "-battles", 1400, ColorScheme.DARK, language, "/eu-battles", ".archive-answer svg.archive-plot");
            }
        }
    }

    private static List<String> twoSessions(Service service) {
        try (var client = new Client(service.port())) {
            var rows = client.get("/api/analysis/questions/sessions?scenario=artois", null).body().path("rows");
            return List.of(rows.path(0).path("game").asString(), rows.path(1).path("game").asString());
        }
    }

    private static void look(Service service, String name, int width, ColorScheme scheme, String language, String address, String until) {
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

    private static void picture(Service service, String name, int width, int height, ColorScheme scheme, String question) {
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

    private static void fill(GameBackend backend) {
        var records = RECORDS.stream().map(record -> read(backend, record)).toList();
        for (int number = 0; number < SESSIONS; number++) {
            backend.games().adopt(later(records.get(number % records.size()), Duration.ofHours(number)));
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
