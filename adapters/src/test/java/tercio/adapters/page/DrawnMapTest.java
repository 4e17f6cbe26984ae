package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The map as it is drawn, by day, by night and on paper; its pictures; and how one finds the way on it. */
class DrawnMapTest extends AtTheTable {

    private static Page board(Page page) {
        opened(page, "?at=12");
        drawn(page);
        return page;
    }

    private static void drawn(Page page) {
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
    }

    private static BufferedImage read(byte[] picture) {
        try {
            return ImageIO.read(new ByteArrayInputStream(picture));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static byte[] saved(Page page, String kind) {
        page.locator(".zoom").getByLabel("Save as a picture").click();
        var download = page.waitForDownload(() -> page.locator(".pictures").getByText(kind).click());
        assertThat(download.suggestedFilename()).isEqualTo("eu-europe." + kind.toLowerCase(java.util.Locale.ROOT));
        try {
            return Files.readAllBytes(download.path());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The lightness of the water of a sea, from 0 to 255. */
    private static double light(Page page, String sea) {
        var place = page.locator("[data-zone='" + sea + "']").boundingBox();
        var point = new Page.ScreenshotOptions().setClip(Math.floor(place.x + place.width / 2), Math.floor(place.y + place.height / 2), 1, 1);
        var colour = new Color(read(page.screenshot(point)).getRGB(0, 0));
        return (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3.0;
    }

    @Thorough("The same page in another dress.")
    @Test
    void aDarkPageHasAMapOfTheNight() {
        var day = board(table.player(new Browser.NewContextOptions().setColorScheme(ColorScheme.LIGHT)));
        var night = board(table.player(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK)));
        assertThat(light(day, "s_lion")).isGreaterThan(180);
        assertThat(light(night, "s_lion")).isLessThan(60);
        night.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        night.waitForCondition(() -> light(night, "s_lion") > 180);
    }

    @Thorough("The same page in another dress.")
    @Test
    void onPaperThereIsTheMapOfTheDayAndNoControl() {
        var page = board(table.player(new Browser.NewContextOptions().setViewportSize(1400, 900).setColorScheme(ColorScheme.DARK)));
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        for (var control : List.of(".board-tools", ".board-bar", ".side", ".time", ".tabs", ".top")) {
            assertThat(page.locator(control).first()).isHidden();
        }
        assertThat(page.locator(".counter").first()).isVisible();
        assertThat(light(page, "s_lion")).isGreaterThan(180);
        var board = page.locator(".board").boundingBox();
        assertThat(board.width).isLessThanOrEqualTo(1041);
        assertThat(board.height).isLessThanOrEqualTo(616);
        page.evaluate("dispatchEvent(new Event('afterprint'))");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPictureHasTheGroundTheCountersAndTheAttribution() {
        var page = board(table.player());
        var box = page.locator(".board").boundingBox();
        var shown = read(page.screenshot());
        var picture = read(saved(page, "PNG"));
        // The border of the board, a pixel on each side, is no part of it.
        assertThat(picture.getWidth()).isEqualTo(2 * ((int) Math.round(box.width) - 2));
        for (var place : Stream.of("s_lion", "touraine", "aragon").map(zone -> page.locator("[data-zone='" + zone + "']").boundingBox()).toList()) {
            int x = (int) (place.x + place.width / 2);
            int y = (int) (place.y + place.height / 2);
            var saved = new Color(picture.getRGB((int) (2 * (x - box.x - 1)), (int) (2 * (y - box.y - 1))));
            // Two dots for a pixel: the edge of a letter or a mark is smoothed another way.
            assertThat(difference(saved, new Color(shown.getRGB(x, y)))).isLessThan(25);
        }
    }

    private static int difference(Color one, Color other) {
        return Stream.of(one.getRed() - other.getRed(), one.getGreen() - other.getGreen(), one.getBlue() - other.getBlue()).mapToInt(Math::abs).max().orElseThrow();
    }

    @Thorough("A further flow of the board, of which several are in the short tier.")
    @Test
    void theSvgIsWholeAndHasNamesCountersSignsAndRiversThatWiden() throws Exception {
        var page = board(table.player());
        var svg = saved(page, "SVG");
        var texts = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg)).getElementsByTagName("text");
        var written = java.util.stream.IntStream.range(0, texts.getLength()).mapToObj(i -> texts.item(i).getTextContent()).toList();
        assertThat(written).contains("Brabant", "Auvergne", "Golfe du Lion", "Fra", "1 LD").anyMatch(text -> text.contains("GeoNames"));
        var file = new String(svg, java.nio.charset.StandardCharsets.UTF_8);
        assertThat(file).contains("rgb(84 58 33 / .55)", "rgb(42 84 48 / .5)");
        assertThat(Pattern.compile("stroke=\"#4f9ccb\" stroke-width=\"([^\"]+)\"").matcher(file).results().map(width -> width.group(1)).distinct()).hasSize(3);
    }

    @Thorough("A place is found by keys in AccessibilityTest in the short tier.")
    @Test
    void aPlaceIsFoundByItsCityAndItsEnglishName() {
        var page = board(table.player());
        Map.of("Arras", "Artois", "Paris", "Île-de-France", "Milan", "Lombardia", "Bohemia", "Čechy", "munich", "Bayern", "English Channel", "Manche",
                "cechy", "Čechy").forEach((typed, found) -> {
            page.getByLabel("Find a place").fill(typed);
            assertThat(page.locator(".search li").first()).containsText(found);
            page.getByLabel("Find a place").press("Enter");
            assertThat(page.locator("[data-chosen-zone] h2")).hasText(found);
        });
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theFrontIsWherePartiesFaceEachOther() {
        var page = board(table.player());
        page.getByLabel("The whole map").click();
        drawn(page);
        var before = page.locator("[data-zone=artois]").boundingBox();
        page.getByLabel("The front").click();
        drawn(page);
        var after = page.locator("[data-zone=artois]").boundingBox();
        assertThat(after.width).isGreaterThan(2 * before.width);
        var board = page.locator(".board").boundingBox();
        assertThat(after.x).isBetween(board.x, board.x + board.width);
        assertThat(after.y).isBetween(board.y, board.y + board.height);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theBoardFillsTheScreenAndComesBack() {
        var page = board(table.player());
        page.getByLabel("Full screen").click();
        page.waitForFunction("() => document.fullscreenElement?.classList.contains('board-frame')");
        assertThat(page.locator(".board").boundingBox().width).isCloseTo(page.viewportSize().width, within(2.0));
        page.getByLabel("Full screen").click();
        page.waitForFunction("() => document.fullscreenElement === null");
    }
}
