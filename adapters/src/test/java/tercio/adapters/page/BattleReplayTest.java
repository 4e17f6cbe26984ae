package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import tercio.domain.given.Thorough;

/** A fight that is over is saved as one file that plays it. */
class BattleReplayTest extends AtTheTable {

    private static Document saved(Page page) throws Exception {
        var download = page.waitForDownload(() -> page.locator("[data-replay]").click());
        var text = text(download.path());
        assertThat(text).doesNotContain("<script", "http://www.w3.org/1999/xlink", "href=");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file);
    }

    private static List<String> texts(Document picture, String kind) {
        var all = picture.getElementsByTagName("text");
        return IntStream.range(0, all.getLength()).mapToObj(at -> (Element) all.item(at)).filter(each -> each.getAttribute("class").equals(kind))
                .map(Element::getTextContent).toList();
    }

    /** The example: fire 8 and 6 on the first day, with the steps of the ruling in their order. */
    @Test
    void aBattleOfEuropaIsToldStepByStep() throws Exception {
        var page = opened("/battles/9");
        var picture = saved(page);

        assertThat(texts(picture, "name")).containsExactly("Battle of Artois");
        var battle = table.get("api/games/" + march.id() + "/battles?at=86", march.host()).path("battles").valueStream()
                .filter(each -> each.path("position").asInt() == 9).findFirst().orElseThrow();
        var steps = battle.path("rulings").valueStream()
                .flatMap(ruling -> table.get("api/games/" + march.id() + "/rulings/" + ruling.asInt(), march.host()).path("explanation").valueStream()).toList();
        var heads = texts(picture, "head");
        assertThat(heads).hasSize(steps.size() + 1);
        for (int at = 0; at < steps.size(); at++) {
            assertThat(heads.get(at)).startsWithIgnoringCase(steps.get(at).path("step").asString());
        }
        assertThat(heads.getLast()).contains("France");
        assertThat(picture.getElementsByTagName("style").item(0).getTextContent()).contains("prefers-reduced-motion", "prefers-color-scheme: dark");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBattleThatGoesOnIsNotSaved() {
        var page = opened("/battles/9?at=10");
        assertThat(page.locator(".battle-head h2")).isVisible();
        assertThat(page.locator("[data-replay]")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCombatOfACampaignIsToldWithItsDice() throws Exception {
        var game = BattleAtTable.fought(table);
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();
        var sheet = table.get("api/games/" + game.id() + "/combats", game.host()).path("sheets").path(0);
        page.navigate(table.address(game, "/combats/" + sheet.path("position").asInt()));

        var picture = saved(page);

        assertThat(texts(picture, "name")).containsExactly(sheet.path("title").asString());
        assertThat(String.join(" ", texts(picture, "line"))).contains(sheet.path("lines").path(0).path("text").asString().split(" ")[0]);
        assertThat(picture.getElementsByTagName("g").getLength()).isGreaterThan(sheet.path("lines").size());
    }
}
