package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Games of Empires in Arms in the browser. */
class CampaignPageTest extends AtTheTable {

    private static Table.Made campaign(String scenario, String powers) {
        return table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "%s", "name": "A campaign", "public": true, "seats": [{"name": "Anna", "controls": [%s]}]}"""
                .formatted(scenario, powers), null));
    }

    private static Table.Made danube() {
        return campaign("danube-1805", "\"france\"");
    }

    private static Page seen(Table.Made game, String token, String view) {
        return seen(table.player(), game, token, view);
    }

    private static Page seen(Page page, Table.Made game, String token, String view) {
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, view));
        return page;
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aNewcomerChoosesTheGameBeforeTheScenario() {
        var page = table.player();
        page.navigate(table.home());
        assertThat(page.locator("input[name=game]")).hasCount(4);
        assertThat(page.locator("input[name=scenario][value=artois]")).hasCount(1);

        page.locator("input[name=game][value=empires-in-arms]").check();

        assertThat(page.locator("input[name=scenario]")).hasCount(3);
        assertThat(page.locator("input[name=scenario][value=artois]")).hasCount(0);
        page.locator("input[name=scenario][value=europe-1805]").check();
        assertThat(page.locator(".players input")).hasCount(7);
        page.getByText("Start the game").click();
        assertThat(page.locator(".seat-links li")).hasCount(8);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aTableThatWantsNoSecretsSaysSoWhenItStarts() {
        var page = table.player();
        page.navigate(table.home());
        page.locator("input[name=scenario][value=artois]").check();
        assertThat(page.locator("input[name=open-table]")).hasCount(0);

        page.locator("input[name=game][value=empires-in-arms]").check();
        page.locator("input[name=open-table]").check();
        var sent = page.waitForRequest(request -> request.method().equals("POST") && request.url().endsWith("/api/games"),
                () -> page.getByText("Start the game").click());

        assertThat(sent.postData()).contains("\"openTable\":true");
        assertThat(page.locator(".seat-links li")).hasCount(4);
    }

    /** A faulty table is told by its line; the corrected one stays with the game. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anOwnerEntersTheSiegeTableOfTheBox() {
        var page = table.player();
        page.navigate(table.home());
        page.locator("input[name=game][value=empires-in-arms]").check();
        page.locator("input[name=scenario][value=danube-1805]").check();
        page.locator(".charts summary").click();
        page.locator("input[name=charts]").setInputFiles(new FilePayload[] {
            new FilePayload("weather.csv", "text/csv", "a".getBytes(StandardCharsets.UTF_8)),
            new FilePayload("siege.csv", "text/csv", "modified_die_min,modified_die_max,result\n,1,sortie\n2,,storm\n".getBytes(StandardCharsets.UTF_8))});
        assertThat(page.locator(".charts .faults li")).hasCount(1);
        assertThat(page.locator(".charts .faults")).containsText("weather.csv");

        page.getByText("Start the game").click();
        assertThat(page.locator(".problem")).containsText("siege.csv, line 3, result");

        page.locator("select[name=chart]").selectOption("siege");
        page.locator("textarea[name=chart-lines]").fill("modified_die_min,modified_die_max,result\n,1,sortie\n2,,breach");
        var made = page.waitForResponse(answer -> answer.request().method().equals("POST") && answer.url().endsWith("/api/games"),
                () -> page.getByText("Start the game").click());
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.request().postData()).contains("\"siege\":[\"modified_die_min,modified_die_max,result\"");
        assertThat(table.complaints()).as("what the browser says of the refusal").allMatch(complaint -> complaint.contains("400"));
    }

    /** Russia may remove a depot, place one, or end the step: the third question waits for nobody behind a button. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theEndOfAStepIsInSightWhateverElseIsAsked() {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(1440, 900));
        var game = campaign("turkey-russia", "\"russia\"");
        seen(page, game, game.host(), "");
        assertThat(page.locator(".play > .decision")).hasCount(2);
        assertThat(page.locator(".play > .decision").last()).hasAttribute("data-kind", "EndStep");

        page.locator(".play > .decision .ending [data-option]").click();

        assertThat(page.locator(".play > .decision").first()).hasAttribute("data-kind", "MoveCorps");
        assertThat(page.locator(".play > .decision").last().locator(".ending [data-option]")).hasText(Pattern.compile("end the land movement step"));
    }

    /** The same on a phone, where one question has the room: the end of the step stands below it, in sight and large enough for a finger. */
    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneTheEndOfAStepStandsBesideTheFirstQuestion() {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true));
        var game = campaign("turkey-russia", "\"russia\"");
        seen(page, game, game.host(), "");
        assertThat(page.locator(".play > .decision")).hasCount(2);
        assertThat(page.locator(".play > .decision").last()).hasAttribute("data-kind", "EndStep");
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(PageMeasures.faults(page)).isEmpty();
        var end = page.locator(".play > .decision .ending [data-option]");
        var box = end.boundingBox();
        assertThat(box.height).isGreaterThanOrEqualTo(44);
        assertThat(box.y + box.height).isLessThanOrEqualTo(844);
        assertThat((Boolean) end.evaluate("(end) => { const { left, top, width, height } = end.getBoundingClientRect(); return end.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"))
                .as("nothing lies over it").isTrue();

        end.tap();

        assertThat(page.locator(".play > .decision").first()).hasAttribute("data-kind", "MoveCorps");
        assertThat(page.locator(".play > .decision").last().locator(".ending [data-option]")).hasText(Pattern.compile("end the land movement step"));
    }

    /** A player who may end the step without a deed reads so, in English and in French; a question without such an answer does not say it. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theQuestionSaysThatOneMayDoNothing() {
        var game = campaign("turkey-russia", "\"russia\"");
        var page = seen(game, game.host(), "");

        assertThat(page.locator(".play > .decision[data-kind=EndStep] .rest")).hasText("You may do nothing.");
        assertThat(page.locator(".play > .decision").first().locator(".rest")).hasCount(0);
        page.evaluate("localStorage.setItem('tercio.language', 'fr')");
        page.reload();
        assertThat(page.locator(".play > .decision[data-kind=EndStep] .rest")).hasText("Rien n’est obligatoire.");
    }

    @Test
    void theBoardShowsCorpsWithTheirFactorsToTheirOwnerAlone() {
        var game = danube();
        var host = seen(game, game.host(), "");
        assertThat(host.locator("[data-piece=france-guard] .factors")).containsText("8");
        assertThat(host.locator("[data-piece=austria-iii] .factors")).containsText("16");
        assertThat(host.locator(".standing")).containsText("September 1805");

        var anna = seen(game, game.seats().getFirst(), "");
        assertThat(anna.locator("[data-piece=france-guard] .factors")).containsText("8");
        assertThat(anna.locator("[data-piece=austria-iii] .factors")).containsText("?");
    }

    /** Great Britain has a corps on a fleet in sea area 734, off Brittany. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCorpsAtSeaIsDrawnWhereItsFleetIs() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "name": "A landing", "public": true,
                 "seats": [{"name": "Anna", "controls": ["great-britain"]}, {"name": "Ben", "controls": ["france"]}],
                 "scenario": {"name": "sent", "from": {"year": 1805, "month": 9}, "to": {"year": 1805, "month": 12},
                 "powers": [{"power": "great-britain", "money": 5}, {"power": "france", "money": 5}],
                 "fleets": [{"id": "home", "power": "great-britain", "at": "734"}],
                 "corps": [{"corps": "great-britain-i", "area": "734", "city": false, "fleet": "home"}],
                 "strengths": {"great-britain-i": {"counts": {"infantry": 6}}},
                 "diplomacy": {"wars": [{"one": "france", "other": "great-britain"}]}}}""", null));

        var anna = seen(game, game.seats().getFirst(), "/zone/734");
        assertThat(anna.locator("[data-piece=great-britain-i] .factors")).containsText("6");
        assertThat(anna.locator("[data-piece=great-britain-i]")).hasAttribute("aria-label", Pattern.compile("Great Britain I, .*aboard"));
        assertThat(anna.locator("[data-chosen-zone='734'] dl")).containsText("Great Britain");
        assertThat(anna.locator("[data-chosen-zone='734'] ul")).containsText("Great Britain I");

        var ben = seen(game, game.seats().getLast(), "");
        assertThat(ben.locator("[data-piece=great-britain-i] .factors")).containsText("?");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void supplyChainsAreDrawnAndListed() {
        var game = danube();
        var page = seen(game, game.host(), "");
        assertThat(page.locator("[data-line='784 780']")).hasCount(1);
        assertThat(page.locator("[data-line='780 197']")).hasCount(1);

        page.locator(".more-menu > summary").click();
        page.locator(".tabs a", new Page.LocatorOptions().setHasText("Month")).click();

        assertThat(page.locator("[data-chains=russia] [data-depot='197']")).containsText("supply source");
        assertThat(page.locator("[data-chains=russia] [data-depot='784']")).containsText("leads to");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCityIsToldWithItsSpiresAndGarrison() {
        var game = danube();
        var page = seen(game, game.host(), "/zone/474");

        assertThat(page.locator("[data-chosen-zone='474']")).containsText("Vienna");
        assertThat(page.locator("[data-chosen-zone='474'] dl")).containsText("4 spires, 0 fleches, room for 20 factors");
        assertThat(page.locator("[data-chosen-zone='474'] dl")).containsText("Austria 5");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void thePowersAndTheirCorpsAreListed() {
        var game = danube();
        var page = seen(game, game.seats().getFirst(), "/powers");
        assertThat(page.locator("tr[data-power=france] td").first()).hasText("25");

        page.locator("tr[data-power=austria] th a").click();

        assertThat(page.locator("[data-corps=austria-iii]")).containsText("factors hidden");
        assertThat(page.locator(".power-sheet dl")).containsText("Charles 4.4.4");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void franceAnnouncesItsSlotAndTheMonthShowsTheOrder() {
        var game = danube();
        var page = seen(game, game.host(), "");
        page.locator("[data-decision=slot] button", new Page.LocatorOptions().setHasText("move first")).click();
        assertThat(page.locator(".standing")).containsText("France");

        page.navigate(table.address(game, "/month"));

        assertThat(page.locator("[data-sequence=france]")).hasAttribute("aria-current", "step");
        assertThat(page.locator(".order.steps [aria-current=step]")).containsText("Depots");
    }

    /** A faulty sheet is told by line and column; the corrected one is sent, and only its owner sees what it still has to do. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPlayerChecksAndSendsItsOrders() {
        var game = danube();
        var page = seen(game, game.seats().getFirst(), "/month");
        var sheet = page.locator("form[data-sheet=france]");
        sheet.locator("textarea").fill("depot Ullm\nif he retires, besiege");
        sheet.getByText("Check").click();
        assertThat(sheet.locator(".fault")).containsText("Line 1, column 7");
        assertThat(sheet.locator(".fault")).containsText("ulm");

        sheet.locator("textarea").fill("if he retires, besiege\nif attacked, cordon");
        sheet.getByText("Check").click();
        assertThat(sheet).containsText("The whole sheet can be read.");
        sheet.getByText("Send").click();
        assertThat(page.locator("[data-orders=france]")).containsText("France has sent orders.");
        assertThat(seen(game, game.host(), "/month").locator("[data-orders=france]")).containsText("France has sent orders.");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theCombatsTabIsEmptyBeforeTheFirst() {
        var game = danube();
        var page = seen(game, game.host(), "/combats");

        assertThat(page.locator(".combats-view")).containsText("No combat is declared.");
        assertThat(page.locator(".combats-view")).containsText("No city is besieged.");
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneNothingIsWiderThanTheScreen() {
        var game = danube();
        for (var view : new String[] {"", "/powers", "/powers/france", "/month", "/combats"}) {
            var page = seen(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)), game, game.host(), view);
            assertThat(page.locator(view.isEmpty() ? ".counter" : ".sheet").first()).isVisible();

            assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).as(view).isLessThanOrEqualTo(390);
        }
    }
}
