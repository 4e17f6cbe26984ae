package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** A French reader meets no English word on any view of a recorded game, in texts and in tips on pointed elements. */
@Thorough("Every view of two games of four; FrenchServiceTest reads what the service tells in both tiers.")
class FrenchPageTest extends AtTheTable {

    /** Each text with an English word, but the names of the game and its seats, which its players gave. */
    private static final String ENGLISH = """
            () => {
              const english = /(?<!\\p{L})(the|of|and|with|from|its|their|was|has|have|not|to|by|for|at|that|this|they|is|stands?|enters?|rolls?|loses?|needs?|major|minor|campaigns?|loss|losses|wins|dice|ships?|stacks?|battles?)(?!\\p{L})/iu;
              const own = [document.querySelector('.game-head h1')?.textContent ?? '', 'MP', ...[...document.querySelectorAll('[data-seat]')].map(({ dataset }) => dataset.seat)];
              const said = [];
              const walker = document.createTreeWalker(document.querySelector('.game'), NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) said.push(walker.currentNode.parentElement.closest('code, [lang=en], .attribution') ? '' : walker.currentNode.textContent);
              document.querySelectorAll('.game [title], .game [aria-label]').forEach((each) => said.push(each.title ?? '', each.getAttribute('aria-label') ?? ''));
              return [...new Set(said.filter((text) => english.test(own.reduce((rest, word) => word ? rest.replaceAll(word, '') : rest, text))))].map((text) => text.slice(0, 160));
            }""";

    /** Two of four in a run. */
    static List<String> records() {
        return Tier.some(List.of("march-on-artois", "lepanto", "turks-and-russians", "colonial-convoy"), 2);
    }

    @ParameterizedTest
    @MethodSource("records")
    void noViewOfAGameHasAnEnglishWord(String record) {
        var game = table.made(table.post("api/games/import?again=true", Table.record(record), null));
        var summary = table.get("api/games/" + game.id(), game.host());
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        int newest = summary.path("position").asInt();
        var tabs = table.get("api/rulesets/" + summary.path("ruleset").asString() + "/page").path("tabs").valueStream().map(tab -> "/" + tab.path("name").asString()).toList();
        var english = new TreeSet<String>();
        for (var view : tabs) {
            english.addAll(english(page, game, view));
        }
        for (int position : new int[] {1, newest / 3, newest / 2, newest}) {
            english.addAll(english(page, game, "?at=" + position));
        }
        for (var view : List.of("/dice", "/check", "/report")) {
            english.addAll(english(page, game, view));
        }
        assertThat(english).isEmpty();
    }

    @SuppressWarnings("unchecked") // the script gives texts
    private static List<String> english(Page page, Table.Made game, String view) {
        page.navigate(table.address(game, view));
        assertThat(page.locator(".time")).isVisible();
        assertThat(page.locator(".loading")).hasCount(0);
        return ((List<String>) page.evaluate(ENGLISH)).stream().map(text -> view + ": " + text).toList();
    }
}
