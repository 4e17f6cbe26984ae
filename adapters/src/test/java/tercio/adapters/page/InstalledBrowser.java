package tercio.adapters.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Chromium of this machine, started once for each thread that runs tests of the page. None is downloaded. */
public final class InstalledBrowser {

    /** The shell without windows first: the same browser, in which a test takes a third less of the processor. */
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium");

    /** It talks to nobody but the service. */
    private static final List<String> QUIET = List.of("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync");

    /** The milliseconds that a test waits for its subject: far longer than a busy machine takes. An element that is there at once is not waited for. */
    static final int PATIENCE = 180_000;

    /** A browser is used from the thread that started it. */
    private static final ThreadLocal<Browser> RUNNING = ThreadLocal.withInitial(InstalledBrowser::started);

    private InstalledBrowser() {}

    static Optional<Path> program() {
        return Stream.concat(Stream.ofNullable(System.getenv("TERCIO_BROWSER")), PLACES.stream()).map(Path::of).filter(Files::isExecutable).findFirst();
    }

    /** The browser of this thread; each test opens contexts of its own in it. */
    public static Browser running() {
        return RUNNING.get();
    }

    private static Browser started() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        var playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        return playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(program().orElseThrow()).setArgs(QUIET).setTimeout(PATIENCE));
    }
}
