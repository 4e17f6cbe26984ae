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

    /** What is painted at the deepest point of a zone. */
    private static Color colour(Page page, String zone) {
        var place = place(page, zone);
        return most(picture(page), (int) (place.x + place.width / 2), (int) (place.y + place.height / 2));
    }

    /** The colour of most of the ground around a point: a name or a sign may stand on the point itself. */
    private static Color most(BufferedImage picture, int x, int y) {
        var counted = new java.util.HashMap<Color, Integer>();
        for (int dx = -AROUND; dx <= AROUND; dx++) {
            for (int dy = -AROUND; dy <= AROUND; dy++) {
                counted.merge(colour(picture, x + dx, y + dy), 1, Integer::sum);
            }
        }
        return java.util.Collections.max(counted.entrySet(), java.util.Map.Entry.comparingByValue()).getKey();
    }

    private static Color colour(BufferedImage picture, int x, int y) {
        return new Color(picture.getRGB(x, y));
    }

    private static BufferedImage picture(Page page) {
        try {
            return ImageIO.read(new ByteArrayInputStream(page.screenshot()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void landsOfOnePartyHaveOneColourAndThoseOfAnotherAnother() {
        var page = board("?at=0");
        var controllers = table.get("api/games/" + march.id() + "/map?at=0").path("zones").valueStream()
                .filter(zone -> java.util.Set.of("touraine", "lyonnais", "aragon").contains(zone.path("id").asString()))
                .map(zone -> zone.path("controller").asString()).toList();
        assertThat(controllers).containsExactlyInAnyOrder("france", "france", "spain");

        assertThat(colour(page, "touraine")).isEqualTo(colour(page, "lyonnais")).isNotEqualTo(colour(page, "aragon"));
    }

    @Test
    void aClickOnTheGroundOpensTheZoneThatIsThere() {
        var page = board("");
        var place = place(page, "maine");
        page.mouse().click(place.x + place.width / 2, place.y + place.height / 2);
        assertThat(page.locator("[data-chosen-zone=maine] h2")).hasText("Maine");
        assertThat(page.locator(".chosen-line")).hasCount(1);
    }

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

    @Test
    void aChosenSeaIsMarkedOnItsWaterAlone() {
        var page = table.player();
        page.navigate(table.address(table.artois("server"), "?at=0"));
        drawn(page);
        page.getByLabel("The whole map").click();
        drawn(page);
        var printed = table.get("api/rulesets/eu-military/board").path("zones");
        var inland = printed.valueStream().filter(zone -> zone.path("kind").asString().equals("land")).map(zone -> zone.path("id").asString())
                .filter(id -> page.locator("[data-zone='" + id + "']").count() == 1).toList();
        var before = colours(page, inland);
        var water = colour(page, "s_lion");

        page.locator("[data-zone=s_lion]").dispatchEvent("click");
        assertThat(page.locator("[data-chosen-zone=s_lion]")).isVisible();
        drawn(page);

        var after = colours(page, inland);
        assertThat(after.keySet()).isEqualTo(before.keySet()).contains("bayern", "suisse", "toscana");
        assertThat(after.keySet().stream().filter(zone -> !after.get(zone).equals(before.get(zone)))).as("lands that look different").isEmpty();
        assertThat(colour(page, "s_lion")).as("the sea itself").isNotEqualTo(water);
    }

    /** What is painted at the deepest points of zones that lie in view. */
    private static java.util.Map<String, Color> colours(Page page, java.util.List<String> zones) {
        var picture = picture(page);
        var board = page.locator(".board").boundingBox();
        var found = new java.util.TreeMap<String, Color>();
        for (var zone : zones) {
            var place = place(page, zone);
            int x = (int) (place.x + place.width / 2);
            int y = (int) (place.y + place.height / 2);
            if (x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height) {
                found.put(zone, colour(picture, x, y));
            }
        }
        return found;
    }

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
