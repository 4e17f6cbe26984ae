package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The ground of the board is a picture: it has the colours of who holds what, and can be pointed at. */
class BoardTest extends AtTheTable {

    private static final int AROUND = 10;

    private static Page board(String rest) {
        var page = opened(rest);
        drawn(page);
        return page;
    }

    private static void drawn(Page page) {
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
    }

    private static BoundingBox place(Page page, String zone) {
        return page.locator("[data-zone='" + zone + "']").boundingBox();
    }

    /** The colour at the deepest point of a zone. */
    private static Color colour(Page page, String zone) {
        var place = place(page, zone);
        double side = 2 * AROUND + 1;
        return most(picture(page, new Page.ScreenshotOptions().setClip(Math.floor(place.x + place.width / 2) - AROUND, Math.floor(place.y + place.height / 2) - AROUND, side, side)));
    }

    /** The colour of most of the ground around a point: a name or a sign may stand on the point itself. */
    private static Color most(BufferedImage around) {
        var counted = new java.util.HashMap<Color, Integer>();
        for (int x = 0; x < around.getWidth(); x++) {
            for (int y = 0; y < around.getHeight(); y++) {
                counted.merge(colour(around, x, y), 1, Integer::sum);
            }
        }
        return java.util.Collections.max(counted.entrySet(), java.util.Map.Entry.comparingByValue()).getKey();
    }

    private static Color colour(BufferedImage picture, int x, int y) {
        return new Color(picture.getRGB(x, y));
    }

    private static BufferedImage picture(Page page, Page.ScreenshotOptions part) {
        try {
            return ImageIO.read(new ByteArrayInputStream(page.screenshot(part)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void landsOfOnePartyHaveOneColourAndThoseOfAnotherAnother() {
        var page = board("?at=0");
        var controllers = table.get("api/games/" + march.id() + "/map?at=0").path("zones").valueStream()
                .filter(zone -> java.util.Set.of("touraine", "lyonnais", "aragon").contains(zone.path("id").asString()))
                .map(zone -> zone.path("controller").asString()).toList();
        assertThat(controllers).containsExactlyInAnyOrder("france", "france", "spain");

        assertThat(colour(page, "touraine")).isEqualTo(colour(page, "lyonnais")).isNotEqualTo(colour(page, "aragon"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aClickOnTheGroundOpensTheZoneThatIsThere() {
        var page = board("");
        var place = place(page, "maine");
        page.mouse().click(place.x + place.width / 2, place.y + place.height / 2);
        assertThat(page.locator("[data-chosen-zone=maine] h2")).hasText("Maine");
        assertThat(page.locator(".chosen-line")).hasCount(1);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theZoneUnderTheMouseIsNamedAndOutlined() {
        var page = board("");
        var place = place(page, "maine");
        page.mouse().move(place.x + place.width / 2, place.y + place.height / 2);
        assertThat(page.locator(".ground")).hasAttribute("title", Pattern.compile("Maine, .*France"));
        assertThat(page.locator(".over-line")).hasCount(1);
    }

    @Test
    void theGroundFollowsTheBoardWhenItIsDraggedAndZoomed() {
        var page = board("?at=0");
        var before = colour(page, "touraine");
        var place = place(page, "touraine");
        page.mouse().move(place.x, place.y);
        page.mouse().down();
        page.mouse().move(place.x + 160, place.y - 60);
        assertThat(colour(page, "touraine")).isEqualTo(before);
        page.mouse().up();
        page.getByLabel("Nearer").click();
        drawn(page);
        assertThat(colour(page, "touraine")).isEqualTo(before);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aChosenSeaIsMarkedOnItsWaterAlone() {
        var page = table.player();
        page.navigate(table.address(table.artois("server"), "?at=0"));
        drawn(page);
        page.getByLabel("The whole map").click();
        drawn(page);
        var printed = table.get("api/rulesets/eu-military/board").path("zones");
        var inland = printed.valueStream().filter(zone -> zone.path("kind").asString().equals("land")).map(zone -> zone.path("id").asString()).toList();
        var before = settled(page, inland);
        var water = colour(page, "s_lion");

        page.locator("[data-zone=s_lion]").dispatchEvent("click");
        assertThat(page.locator("[data-chosen-zone=s_lion]")).isVisible();
        drawn(page);

        var after = settled(page, inland);
        assertThat(after.keySet()).isEqualTo(before.keySet()).contains("bayern", "suisse", "toscana");
        assertThat(after.keySet().stream().filter(zone -> !after.get(zone).equals(before.get(zone)))).as("lands that look different").isEmpty();
        assertThat(colour(page, "s_lion")).as("the sea itself").isNotEqualTo(water);
    }

    /** The colours once two pictures of them are the same: names and counters come in after the ground. */
    private static java.util.Map<String, Color> settled(Page page, java.util.List<String> zones) {
        var latest = new java.util.ArrayList<>(java.util.List.of(colours(page, zones)));
        page.waitForCondition(() -> {
            latest.add(colours(page, zones));
            return latest.getLast().equals(latest.get(latest.size() - 2));
        });
        return latest.getLast();
    }

    /** The colours at the deepest points of zones that lie in view. All are asked for at once: there are hundreds. */
    private static java.util.Map<String, Color> colours(Page page, java.util.List<String> zones) {
        var points = (java.util.Map<?, ?>) page.evaluate("""
                (wanted) => {
                  const board = document.querySelector('.board').getBoundingClientRect();
                  const points = {};
                  for (const zone of document.querySelectorAll('[data-zone]')) {
                    const { x, y, width, height } = zone.getBoundingClientRect();
                    const point = [Math.floor(x + width / 2), Math.floor(y + height / 2)];
                    const inView = point[0] > board.x && point[0] < board.right && point[1] > board.y && point[1] < board.bottom;
                    if (inView && wanted.includes(zone.dataset.zone)) points[zone.dataset.zone] = point;
                  }
                  return points;
                }""", zones);
        var picture = picture(page, new Page.ScreenshotOptions());
        var found = new java.util.TreeMap<String, Color>();
        points.forEach((zone, point) -> {
            var at = ((java.util.List<?>) point).stream().map(Number.class::cast).map(Number::intValue).toList();
            found.put((String) zone, colour(picture, at.getFirst(), at.getLast()));
        });
        return found;
    }

    @Thorough("The same page in another dress.")
    @Test
    void onPaperTheGroundIsDrawnAnewAndFinely() {
        var page = board("");
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        var paper = page.locator(".ground canvas").last();
        assertThat(page.locator(".ground canvas")).hasCount(3);
        assertThat((double) ((Number) paper.evaluate("canvas => canvas.width / canvas.clientWidth")).doubleValue()).isEqualTo(3);
        page.evaluate("dispatchEvent(new Event('afterprint'))");
        assertThat(page.locator(".ground canvas")).hasCount(2);
    }
}
