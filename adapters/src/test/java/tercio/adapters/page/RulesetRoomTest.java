package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.given.Thorough;

/** A rulebook that the page has never heard of is shown: with the module that it brings, or by the fields of its views. */
@InBrowser
class RulesetRoomTest {

    private static Table table(RaceModule race) {
        var modules = new ArrayList<RulebookModule>(RulebookModules.all().modules());
        modules.add(race);
        return new Table(new RulebookModules(modules));
    }

    /** A race of one player for both pawns, in the browser of its host. */
    private static Page race(Table table, String view) {
        var made = table.made(table.post("api/games", """
                {"ruleset": "race", "scenario": "short", "name": "A race", "public": true, "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""", null));
        var page = table.player();
        page.navigate(table.invitation(made, made.host()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(made, view));
        return page;
    }

    private static void step(Page page) {
        page.locator("[data-decision=turn] button", new Page.LocatorOptions().setHasText("rest")).click();
        assertThat(page.locator(".log [data-type='race/Rested'], .log [data-type=Rested]")).hasCount(1);
    }

    @Test
    void aRulesetIsDrawnByTheModuleThatItsManifestNames() {
        try (var table = table(new RaceModule(Optional.of("page/rulesets/race.js")))) {
            var page = race(table, "");
            assertThat(page.locator(".standing")).hasText("It is the turn of red");
            step(page);
            assertThat(page.locator(".standing")).hasText("It is the turn of blue");

            page.locator(".more-menu > summary").click();
            page.locator(".tabs a", new Page.LocatorOptions().setHasText("Track")).click();

            assertThat(page.locator(".race-track li")).hasText(new String[] {"blue on square 0", "red on square 0"});
            assertThat(page.locator(".tabs a")).hasText(new String[] {"Board", "Track", "Dice", "Verification"});
            table.clear();
        }
    }

    @Test
    void aRulesetWithoutAModuleIsShownByItsFields() {
        try (var table = table(new RaceModule(Optional.empty()))) {
            var page = race(table, "");
            assertThat(page.locator(".standing")).hasText("turn red");
            assertThat(page.locator("[data-view=sequence]")).containsText("Whose turn it is");
            step(page);
            assertThat(page.locator("[data-decision=step] .described summary")).isVisible();

            page.locator(".more-menu > summary").click();
            page.locator(".tabs a", new Page.LocatorOptions().setHasText("Track")).click();

            assertThat(page.locator("[data-view=track] h2")).hasText("The track");
            assertThat(page.locator("[data-view=track] tbody tr")).hasText(new Pattern[] {
                Pattern.compile("Goal.*10"), Pattern.compile("blue.*0"), Pattern.compile("red.*0")});
            table.clear();
        }
    }

    /** The page asks the service for views of the ruleset alone: an unknown view would be a complaint of the browser. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void noViewOfAnotherRulesetIsRead() {
        try (var table = table(new RaceModule(Optional.empty()))) {
            var asked = new ArrayList<String>();
            var page = table.player();
            page.onRequest(request -> asked.add(request.url()));
            var made = table.made(table.post("api/games", """
                    {"ruleset": "race", "scenario": "short", "public": true, "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""", null));
            page.navigate(table.address(made, ""));
            assertThat(page.locator("[data-view=sequence]")).isVisible();

            assertThat(asked).anyMatch(url -> url.contains("/sequence?at=")).noneMatch(url -> url.contains("/map?at=") || url.endsWith("/board"));
            table.clear();
        }
    }

    /** Several rulebooks at the adjudicator: each has a link, and one without forms is asked in JSON. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theAdjudicatorIsOfOneRulesetAtATime() {
        try (var table = table(new RaceModule(Optional.empty()))) {
            var page = table.player();
            page.navigate(table.home() + "#/adjudicator");
            assertThat(page.locator(".adjudicator h1")).isVisible();

            page.locator("a[href='#/adjudicator/race']").click();

            assertThat(page.locator("main p", new Page.LocatorOptions().setHasText("no procedures"))).isVisible();
            table.clear();
        }
    }
}
