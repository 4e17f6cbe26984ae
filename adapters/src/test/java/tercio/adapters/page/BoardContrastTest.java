package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/**
 * Every text on the board stands out from what is around its letters by 4.5 to 1 (WCAG 1.4.3). axe cannot tell, for the ground is a
 * picture: the board is read as the SVG that it is saved as, drawn without its texts, and each text is compared with the points below it.
 */
@Thorough("Each text of two boards is measured against its ground, in one colour scheme of two; AccessibilityTest measures the usual views in the short tier.")
class BoardContrastTest extends AtTheTable {

    /** Steps of the zoom between the board that fits its frame and the near one, or the far one. */
    private static final int STEPS = 4;
    private static final int NEARER = 0;
    private static final int FARTHER = 1;

    private static final Map<String, List<String>> NONE = Map.of("fit", List.of(), "near", List.of(), "far", List.of());

    /**
     * Texts that do not stand out, each with its contrast. Of the points below a text, those that a line of the map crosses are left
     * out: a fifth. A halo is laid over them first.
     */
    private static final String FAINT = """
            async (source) => {
              const holder = document.createElement('div');
              holder.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden';
              document.body.append(holder);
              holder.innerHTML = source;
              const svg = holder.firstElementChild;
              const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
              const bare = new DOMParser().parseFromString(source, 'image/svg+xml');
              bare.querySelectorAll('text').forEach((text) => text.remove());
              const image = new Image();
              image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(bare)], { type: 'image/svg+xml' }));
              await image.decode();
              const canvas = new OffscreenCanvas(width, height);
              const context = canvas.getContext('2d');
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(0, 0, width, height);

              const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
              const rgba = (colour) => {
                probe.clearRect(0, 0, 1, 1);
                probe.fillStyle = colour;
                probe.fillRect(0, 0, 1, 1);
                const [red, green, blue, alpha] = probe.getImageData(0, 0, 1, 1).data;
                return [red, green, blue, alpha / 255];
              };
              const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
              const light = (colour) => {
                const [r, g, b] = colour.map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
              };
              const contrast = (one, other) => {
                const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
                return (more + 0.05) / (less + 0.05);
              };

              const origin = svg.getBoundingClientRect();
              const faint = [];
              let halo = null;
              let read = 0;
              for (const text of svg.querySelectorAll('text')) {
                if (text.getAttribute('fill') === 'none') {
                  halo = text;
                  continue;
                }
                const around = halo && halo.textContent === text.textContent && halo.getAttribute('transform') === text.getAttribute('transform') ? rgba(halo.getAttribute('stroke')) : null;
                halo = null;
                const box = text.getBoundingClientRect();
                const [left, top, right, bottom] = [box.left - origin.left, box.top - origin.top, box.right - origin.left, box.bottom - origin.top].map(Math.round);
                if (left < 0 || top < 0 || right > width || bottom > height || !/[\\p{L}\\p{N}?]/u.test(text.textContent)) continue;
                const ink = rgba(text.getAttribute('fill'));
                const found = [];
                for (let y = top + Math.floor((bottom - top) / 4); y < bottom - Math.floor((bottom - top) / 4); y++) {
                  for (let x = left; x < right; x++) {
                    const at = 4 * (y * width + x);
                    const below = [data[at], data[at + 1], data[at + 2]];
                    const ground = around ? over(around, below) : below;
                    found.push(contrast(over(ink, ground), ground));
                  }
                }
                found.sort((a, b) => a - b);
                read++;
                const worst = found[Math.floor(found.length / 5)];
                if (worst < 4.5) faint.push(`${text.textContent} in ${text.getAttribute('fill')}: ${worst.toFixed(2)}`);
              }
              holder.remove();
              return [String(read), ...faint];
            }""";

    /** The test draws the picture in the page, which lets nobody else do so. */
    private static Page browser(ColorScheme scheme, int width) {
        return table.player(new Browser.NewContextOptions().setViewportSize(width, 850).setColorScheme(scheme).setBypassCSP(true));
    }

    /** The texts that do not stand out as the board fits its frame, near and far: other texts are shown, and larger or smaller ones. */
    private static Map<String, List<String>> faintAtEachScale(Page page) {
        resting(page);
        var faint = new TreeMap<>(Map.of("fit", faint(page)));
        faint.put("near", faint(zoomed(page, NEARER, STEPS)));
        faint.put("far", faint(zoomed(page, FARTHER, 2 * STEPS)));
        return faint;
    }

    private static Page zoomed(Page page, int button, int steps) {
        for (int step = 0; step < steps; step++) {
            page.locator(".zoom button").nth(button).click();
        }
        resting(page);
        return page;
    }

    /** The board has been laid out at its new scale and drawn, and no counter is on the way to its place. */
    private static void resting(Page page) {
        assertThat(page.locator(".map-sheet.moving")).hasCount(0);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        page.evaluate("""
                () => Promise.all(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished.catch(() => {})))""");
    }

    private static List<String> faint(Page page) {
        page.locator(".zoom").getByLabel("Save as a picture").click();
        var download = page.waitForDownload(() -> page.locator(".pictures").getByText("SVG").click());
        try {
            var found = ((List<?>) page.evaluate(FAINT, Files.readString(download.path()))).stream().map(Object::toString).toList();
            assertThat(Integer.parseInt(found.getFirst())).as("texts on the board").isGreaterThan(5);
            return found.subList(1, found.size());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** One colour scheme in a run, and the other one in another. */
    static List<ColorScheme> schemes() {
        return Tier.some(List.of(ColorScheme.LIGHT, ColorScheme.DARK), 2);
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void everyTextOnTheBoardStandsOut(ColorScheme scheme) {
        var page = opened(browser(scheme, 1360), "?at=12");
        assertThat(page.locator(".counter").first()).isVisible();

        assertThat(faintAtEachScale(page)).isEqualTo(NONE);
    }

    /** Colours of terrain, and chips where the chosen stack may go. */
    @ParameterizedTest
    @MethodSource("schemes")
    void everyTextStandsOutWhereAMoveIsConsidered(ColorScheme scheme) {
        var game = table.artois("server");
        var page = browser(scheme, 1360);
        page.navigate(table.invitation(game, game.host()));
        page.locator("[data-kind=DeclareCampaign] button").last().click();
        page.locator("[data-pick='fra-1']").click();
        assertThat(page.locator("[data-target=artois]")).isVisible();
        page.locator(".board-bar .fold-button").click();
        page.getByLabel("Colours").selectOption(new com.microsoft.playwright.options.SelectOption().setIndex(1));

        assertThat(faintAtEachScale(page)).isEqualTo(NONE);
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void everyTextOnTheBoardOfACampaignStandsOut(ColorScheme scheme) {
        var game = BattleAtTable.afterTheFirstRound(table);
        var page = browser(scheme, 1360);
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".counter").first()).isVisible();

        assertThat(faintAtEachScale(page)).isEqualTo(NONE);
    }
}
