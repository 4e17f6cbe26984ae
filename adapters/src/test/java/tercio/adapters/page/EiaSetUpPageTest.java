package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A campaign of Empires in Arms is laid out as on a table: corps from trays, painted provinces, lines as players write them, faults with a repair. */
class EiaSetUpPageTest extends AtTheTable {

    private static Page editor(String rest) {
        var page = table.player();
        page.navigate(table.home() + "#/setup/empires-in-arms" + rest);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        return page;
    }

    private static void find(Page page, String place) {
        page.getByLabel("Find a place").fill(place);
        page.keyboard().press("Enter");
    }

    private static Locator check(Page page) {
        return page.locator(".set-up-check button.main").first();
    }

    private static String text(Page page) {
        return page.locator(".set-up-text textarea").inputValue().replaceAll("\\s", "");
    }

    @Test
    void aCampaignIsLaidOutAsOnATable() {
        var page = editor("");
        var tray = page.locator(".set-up-tray");
        tray.locator("textarea").fill("""
                Fra III 18i 1c Strasbourg
                Fra Davout Strasbourg
                Aus I 15i 1c Ulm
                Aus depot Ulm
                Gaul I Paris""");
        tray.locator("button[type=submit]").click();
        assertThat(tray.locator("#lines-told")).containsText("4 lines are laid down.");
        assertThat(tray.locator(".faults")).containsText("There is no power or minor state Gaul.");
        assertThat(tray.locator("textarea")).hasValue("Gaul I Paris");

        // Nobody is in the game yet: each fault brings its power into it.
        check(page).click();
        page.locator("[data-fault='/powers']").waitFor();
        page.locator("[data-section=powers] select[name=next-power]").selectOption("france");
        page.locator("[data-take-power]").click();
        check(page).click();
        var fault = page.locator("[data-fault='/corps/1/power']");
        assertThat(fault).containsText("Austria I in Ulm:");
        assertThat(fault.locator(".repair")).hasText("Bring Austria into the game");
        fault.locator(".repair").click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();

        // A corps of the tray is dragged to its place; it holds all that it can.
        tray.locator("select[name=tray]").selectOption("france");
        find(page, "Paris");
        assertThat(page.locator("[data-area-form='438']")).isVisible();
        var counter = tray.locator("[data-tool='france-guard']");
        counter.scrollIntoViewIfNeeded();
        var from = counter.boundingBox();
        var to = page.locator(".handles [data-zone='438']").boundingBox();
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(to.x + to.width / 2, to.y + to.height / 2, new Mouse.MoveOptions().setSteps(6));
        page.mouse().up();
        page.locator(".set-up-text > summary").click();
        assertThat(text(page)).contains("\"france-guard\":{\"counts\":{\"guard\":10,\"cavalry\":2}}");

        // The provinces are painted: Bavaria becomes a free state, whose corps lies in the tray then.
        assertThat(tray.locator("[data-tool='bavaria-corps']")).hasCount(0);
        tray.locator("[data-tool='free-france']").click();
        find(page, "Munich");
        tray.locator("[data-tool='free-france']").click();
        assertThat(page.locator("[data-tool][aria-pressed=true]")).hasCount(0);
        assertThat(tray.locator("[data-tool='bavaria-corps']")).hasText("Bavaria");
        assertThat(text(page)).contains("{\"province\":\"Bavaria\",\"standing\":\"free-state\",\"owner\":\"france\"}");

        // A corps shows the factors that it can hold, and no others.
        find(page, "Strasbourg");
        page.locator("[data-area-form] .set-up-stacks button").first().click();
        var form = page.locator("[data-corps-form='france-iii']");
        assertThat(form.locator("[data-field=infantry] input")).hasValue("18");
        assertThat(form.locator("[data-field=artillery]")).hasCount(0);
        assertThat(form.locator("[data-field=power]")).hasCount(0);
        assertThat(form.locator("input[name=leader-davout]")).isChecked();
        check(page).click();
        page.locator(".set-up-start .players input").first().fill("Anna");
        page.locator(".set-up-start button.main").click();
        page.locator(".seat-links a.button").click();
        assertThat(page.locator(".board")).isVisible();
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("400"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aFaultIsToldOfItsCorpsAndMendedByOnePress() {
        var page = editor("?from=danube-1805");
        check(page).click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();
        find(page, "Linz");
        page.locator("[data-area-form] .set-up-stacks button").getByText("Austria V", new Locator.GetByTextOptions().setExact(true)).click();
        var form = page.locator("[data-corps-form='austria-v']");
        form.locator("[data-field=infantry] input").fill("15");
        form.locator("[data-field=militia] input").fill("9");
        check(page).click();
        var fault = page.locator("[data-fault='/strengths/austria-v']");
        assertThat(fault).containsText("Austria V:");
        assertThat(fault).containsText("cannot hold");
        fault.locator(".repair").click();
        assertThat(page.locator(".set-up-check .fit")).isVisible();
        assertThat(form.locator("[data-field=militia] input")).hasValue("");
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("400"));
    }
}
