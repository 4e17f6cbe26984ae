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
        return colour(picture(page), (int) (place.x + place.width / 2), (int) (place.y + place.height / 2));
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
                .filter(zone -> java.util.Set.of("maine", "quercy", "aragon").contains(zone.path("id").asString()))
                .map(zone -> zone.path("controller").asString()).toList();
        assertThat(controllers).containsExactlyInAnyOrder("france", "france", "spain");

        assertThat(colour(page, "maine")).isEqualTo(colour(page, "quercy")).isNotEqualTo(colour(page, "aragon"));
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
        var before = colour(page, "maine");
        var place = place(page, "maine");
        page.mouse().move(place.x, place.y);
        page.mouse().down();
        page.mouse().move(place.x + 160, place.y - 60);
        assertThat(colour(page, "maine")).isEqualTo(before);
        page.mouse().up();
        page.getByLabel("Nearer").click();
        drawn(page);
        assertThat(colour(page, "maine")).isEqualTo(before);
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
