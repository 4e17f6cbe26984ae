package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A scenario is written on the map: stacks are placed, dragged and numbered, the service checks it, and a game is made of it. */
class SetUpPageTest extends AtTheTable {

    private static Page editor(Page page, String rest) {
        page.navigate(table.home() + "#/setup/eu-military" + rest);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        return page;
    }

    private static Page editor(String rest) {
        return editor(table.player(), rest);
    }

    private static void find(Page page, String place) {
        page.getByLabel("Find a place").fill(place);
        page.keyboard().press("Enter");
    }

    private static Locator number(Page page, String field) {
        return page.locator("[data-stack-form] [data-field='" + field + "'] input");
    }

    private static Locator check(Page page) {
        return page.locator(".set-up-check button.main").first();
    }

    @Thorough("A second way through the same page.")
    @Test
    void aPositionOfAGameIsTheBeginningOfAnother() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.home() + "#/games/" + game.id());
        page.locator("a.from-here").click();

        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        check(page).click();
        assertThat(page.locator(".set-up-check")).containsText("A game can be made of it.");
    }

    @Thorough("A second way through the same page.")
    @Test
    void theFormOfAGameAsksForTheReadingsThatSplitTheTables() {
        var page = editor("?from=artois");
        check(page).click();
        var cap = page.locator(".disputed select[name=EU-ASSAULT-CAP]");
        assertThat(cap).hasValue("resistance");
        assertThat(page.locator(".disputed")).containsText("A small fortress kills few besiegers");
        assertThat(page.locator(".disputed")).containsText("the only other program say twice");
        cap.selectOption("twice-resistance");
        assertThat(page.locator(".disputed")).containsText("twice as many besiegers");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aGameSaysByWhichDisputedReadingsItPlays() {
        var page = table.player();
        page.navigate(table.address(table.artois("server"), "/check"));

        assertThat(page.locator(".plays-by")).containsText("A small fortress kills few besiegers");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aStackIsPlacedNumberedDraggedAndTakenBack() {
        var page = editor("?from=artois");
        find(page, "lorraine");
        page.locator("[data-new-stack=france]").click();
        number(page, "armyPlus").fill("2");
        number(page, "ld").fill("3");
        var placed = page.locator(".counter.chosen");
        assertThat(placed).containsText("2 A+ 3 LD");

        var from = placed.boundingBox();
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(from.x - 30, from.y - 10);
        page.mouse().move(from.x - 140, from.y - 20, new Mouse.MoveOptions().setSteps(6));
        page.mouse().up();
        var province = page.locator("[data-stack-form] [data-field=province] input");
        assertThat(province).not().hasValue("Lothringen");
        assertThat(page.locator("[data-stack-form]")).isVisible();

        page.getByText("Undo", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(province).hasValue("Lothringen");
        page.getByText("Redo", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(province).not().hasValue("Lothringen");
        page.locator("[data-stack-form]").getByText("Remove").click();
        assertThat(page.locator("[data-stack-form]")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aFaultIsShownBesideItsStackAndGoesWithItsCause() {
        var page = editor("?from=artois");
        page.locator(".counter").first().click();
        number(page, "ld").fill("5000");
        check(page).click();

        var fault = page.locator("[data-stack-form] [data-faults-of]");
        assertThat(fault).containsText("at least one counter, and at most 999 of each kind");
        assertThat(page.locator("[data-fault$='/units']")).isVisible();
        assertThat(page.locator(".board .note")).hasCount(1);
        number(page, "ld").fill("2");
        assertThat(fault).hasCount(0);
        check(page).click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("400"));
    }

    @Test
    void anEmptyBoardBecomesAGame() {
        var page = editor("");
        page.locator("[data-section=countries] > summary").click();
        for (var country : List.of("france", "spain")) {
            page.locator("select[name=next-country]").selectOption(country);
            page.locator("[data-take-country]").click();
        }
        find(page, "picardie");
        page.locator("[data-new-stack=france]").click();
        find(page, "castilla la nueva");
        page.locator("[data-new-stack=spain]").click();
        page.locator("[data-section=turn] > summary").click();
        page.locator("[data-section=turn] [data-field=startRound] select").selectOption("S1");
        check(page).click();
        page.locator(".set-up-start .players input").first().fill("Anna");
        page.locator(".set-up-start button.main").click();

        assertThat(page.locator(".seat-links")).isVisible();
        page.locator(".seat-links a.button").click();
        assertThat(page.locator(".counter")).hasCount(2);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSessionIsLaidOutAsOnATable() {
        var page = editor("?from=artois");
        var tray = page.locator(".set-up-tray");
        tray.locator("textarea").fill("Fra 2LD Lorraine, siege S-1\nGallia LD Nice");
        tray.locator("button[type=submit]").click();
        assertThat(tray.locator("#lines-told")).containsText("1 line is laid down.");
        assertThat(tray.locator(".faults")).containsText("There is no country Gallia.");
        assertThat(tray.locator("textarea")).hasValue("Gallia LD Nice");

        check(page).click();
        var fault = page.locator("[data-fault='/stacks/8/province']");
        assertThat(fault).containsText("Stack fra-5 of France in Lothringen:");
        fault.locator(".repair").click();
        assertThat(fault).hasCount(0);

        tray.locator("select[name=tray]").selectOption("spain");
        tray.locator("[data-tool='ld-spain']").click();
        find(page, "luxemburg");
        find(page, "brabant");
        tray.locator("[data-tool='ld-spain']").click();
        assertThat(page.locator("[data-tool][aria-pressed=true]")).hasCount(0);
        var counter = tray.locator("[data-tool='armyMinus-spain']");
        counter.scrollIntoViewIfNeeded();
        var from = counter.boundingBox();
        var place = page.locator(".handles [data-zone='brabant']").boundingBox();
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(place.x + place.width / 2, place.y + place.height / 2, new Mouse.MoveOptions().setSteps(6));
        page.mouse().up();
        assertThat(page.locator(".counter").filter(new Locator.FilterOptions().setHasText("2 A- 1 LD"))).hasCount(1);
        page.locator(".set-up-text > summary").click();
        assertThat(page.locator(".set-up-text textarea").inputValue().replaceAll("\\s", "")).contains("\"lorraine\":\"france\"", "\"province\":\"luxemburg\"");
        page.locator("[data-stack='1']").click();
        assertThat(page.locator("[data-stack-form] [data-field=timar]")).hasCount(0);
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("400"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoFightsWhomIsChosenInAScenarioOfAllPowers() {
        var page = table.player();
        page.navigate(table.home());
        page.locator("input[name=game][value=eu-military]").check();
        page.locator("input[name=scenario][value='europe-1492']").check();
        page.locator("input[name=choose-sides]").check();
        page.locator("select[name=side-1]").selectOption("turkey");
        page.locator("select[name=side-2]").selectOption("venice");
        page.locator("select[name=side-2]").selectOption("hongrie");
        page.locator("select[name=side-2]").selectOption("spain");
        page.locator(".sides .side").nth(1).locator("button").last().click();
        assertThat(page.locator(".sides .side").nth(1).locator("button")).hasCount(2);
        page.locator(".new-game .players input").first().fill("Anna");
        page.locator(".new-game button.main").click();

        assertThat(page.locator(".seat-links")).isVisible();
        page.locator(".seat-links a.button").first().click();
        assertThat(page.locator(".board")).isVisible();
        assertThat(page.locator("body")).containsText("Which round starts the turn?");
        assertThat(table.complaints()).isEmpty();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void warsAreChosenByPairsOfAlliances() {
        var page = editor("?from=artois");
        page.locator("[data-section=countries] > summary").click();
        page.locator("select[name=next-country]").selectOption("england");
        page.locator("[data-take-country]").click();
        assertThat(page.locator("[data-war] input:checked")).hasCount(3);
        page.locator("[data-war='0-2'] input").uncheck();
        page.locator("[data-war='1-2'] input").uncheck();
        assertThat(page.locator("[data-war='0-1'] input")).isDisabled();
        page.locator(".set-up-text > summary").click();
        assertThat(page.locator(".set-up-text textarea").inputValue().replaceAll("\\s", "")).contains("\"wars\":[{\"sides\":[[\"france\"],[\"spain\"]]}]");
        check(page).click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();
        page.locator("[data-war='0-2'] input").check();
        page.locator("[data-war='1-2'] input").check();
        assertThat(page.locator(".set-up-text textarea")).not().hasValue(Pattern.compile("wars"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatHappenedOnPaperIsWrittenByTheSchemaOfTheService() {
        var page = editor("?from=vienna-1529");
        page.locator("[data-stack='0']").click();
        assertThat(page.locator("[data-stack-form] [data-field=inside] input")).isVisible();
        page.locator("[data-section='/session'] > summary").click();
        page.locator("[data-section='/session/pillages'] > summary").click();
        var pillages = page.locator("[data-section='/session/pillages']");
        pillages.getByLabel("For").fill("steiermark");
        pillages.getByText("Add: Pillages").click();
        pillages.locator("[data-field=steiermark] input").fill("9");
        check(page).click();
        assertThat(pillages.locator("[data-faults-of='/session/pillages/steiermark']")).containsText("9 is not within 1..");
        pillages.locator("[data-field=steiermark] input").fill("2");
        check(page).click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("400"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theCountersOfACountryTheIceAndTheCorsairsHaveForms() {
        var page = editor("?from=artois");
        page.locator("[data-section=countries] > summary").click();
        page.locator("[data-section=france] > summary").click();
        var pool = page.locator("[data-section=france] [data-field=counters]");
        pool.locator("[data-field=army] input").fill("3");
        pool.locator("[data-field=ld] input").fill("5");
        page.locator("[data-section='/session'] > summary").click();
        var ice = page.locator("[data-section='/session'] [data-field=sundFrozen] input");
        ice.check();
        page.locator("[data-section='/session/raids'] > summary").click();
        var raids = page.locator("[data-section='/session/raids']");
        raids.getByLabel("For").fill("zeeland");
        raids.getByText("Add: Raids").click();
        raids.locator("[data-section='/session/raids/zeeland'] > summary").click();
        raids.locator("[data-field=by] input").fill("turkey");
        raids.locator("[data-field=level] input").fill("2");
        check(page).click();
        assertThat(page.locator("[data-faults-of='/session/sundFrozen']")).containsText("only in a Winter round of a turn with poor weather");

        ice.uncheck();
        check(page).click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();
        page.locator(".set-up-text > summary").click();
        assertThat(page.locator(".set-up-text textarea").inputValue().replaceAll("\\s", "")).contains("\"counters\":{\"army\":3,\"ld\":5}",
                "\"zeeland\":{\"by\":\"turkey\",\"level\":2");
        pool.locator("[data-field=army] input").fill("");
        pool.locator("[data-field=ld] input").fill("");
        assertThat(page.locator(".set-up-text textarea")).not().hasValue(Pattern.compile("counters"));
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("400"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aScenarioIsKeptAsAFileAndTakenFromOne() throws IOException {
        var page = editor("?from=artois");
        var file = page.waitForDownload(() -> page.getByText("Download", new Page.GetByTextOptions().setExact(true)).click());
        assertThat(file.suggestedFilename()).isEqualTo("artois.json");
        var kept = Files.readString(file.path());
        assertThat(kept).contains("\"fra-1\"", "\"alliances\"");

        var upload = page.locator("input[type=file]");
        upload.setInputFiles(payload(kept.replace("\"fra-1\"", "\"guard-of-the-king\"")));
        page.locator("[data-stack='0']").click();
        assertThat(page.locator("[data-stack-form] h2")).containsText("guard-of-the-king");
        page.reload();
        page.locator("[data-stack='0']").click();
        assertThat(page.locator("[data-stack-form] h2")).containsText("guard-of-the-king");
        upload.setInputFiles(payload("{\"stacks\": 3}"));
        assertThat(page.locator("p.faults[role=alert]")).containsText("Stacks: list");
        upload.setInputFiles(payload(" ".repeat(1_000_001)));
        assertThat(page.locator("p.faults[role=alert]")).containsText("at most 1 MB");
    }

    private static FilePayload payload(String text) {
        return new FilePayload("scenario.json", "application/json", text.getBytes(StandardCharsets.UTF_8));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void nobodyIsKeptOut() {
        var desk = new Browser.NewContextOptions().setViewportSize(1400, 844).setColorScheme(ColorScheme.LIGHT);
        var phone = new Browser.NewContextOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK);
        for (var options : List.of(desk, phone)) {
            var page = editor(table.player(options), "?from=artois");
            page.locator(".set-up-side summary").all().forEach(Locator::click);
            find(page, "artois");
            assertThat(page.locator("[data-province-form=artois]")).isVisible();
            assertThat(AccessibilityTest.serious(page)).isEmpty();
            page.locator(".set-up-stacks button").first().focus();
            page.keyboard().press("Enter");
            assertThat(page.locator("[data-stack-form]")).isVisible();
            // The rest of the page was looked at with all its forms open.
            assertThat(Axe.serious(page, "[data-stack-form]")).isEmpty();
        }
    }

    @Thorough("The same page on a phone.")
    @Test
    void aFingerDragsAStackAsAMouseDoes() {
        var page = editor(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true)), "?from=artois");
        var counter = page.locator(".counter").first();
        counter.click();
        var province = page.locator("[data-stack-form] [data-field=province] input");
        var before = province.inputValue();
        var box = counter.boundingBox();
        var screen = page.context().newCDPSession(page);
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        touch(screen, "touchStart", point(x, y));
        for (int step = 1; step <= 5; step++) {
            touch(screen, "touchMove", point(x, y + step * 18));
        }
        touch(screen, "touchEnd", "");
        assertThat(province).not().hasValue(before);
    }

    private static String point(double x, double y) {
        return "{\"x\": " + x + ", \"y\": " + y + "}";
    }

    private static void touch(CDPSession screen, String type, String points) {
        screen.send("Input.dispatchTouchEvent", JsonParser.parseString("{\"type\": \"" + type + "\", \"touchPoints\": [" + points + "]}").getAsJsonObject());
    }
}
