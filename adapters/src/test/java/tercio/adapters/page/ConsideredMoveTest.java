package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The first touch of a destination shows the move, the second sends it; a destination out of reach tells why. */
class ConsideredMoveTest extends AtTheTable {

    private static Table.Made game;

    private static Page marching(Page page) {
        game = table.artois("server");
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}", game.host());
        page.navigate(table.invitation(game, game.host()));
        page.locator("[data-pick='fra-1']").click();
        assertThat(page.locator("[data-target=artois]")).isVisible();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    private static int position() {
        return table.get("api/games/" + game.id()).path("position").asInt();
    }

    @Test
    void theFirstTouchShowsTheMoveAndTheSecondSendsIt() {
        var page = marching(table.player());
        int before = position();

        page.locator("[data-target=artois]").click();

        var aim = page.locator("[data-aim=artois]");
        assertThat(aim).containsText("Artois");
        assertThat(aim).containsText("MP");
        assertThat(aim.locator(".risks").first()).containsText("intercept");
        assertThat(aim.locator(".aim-odds")).containsText("The fight there");
        assertThat(aim.locator(".aim-odds")).containsText("France");
        assertThat(page.locator(".course[data-course$=artois]")).hasCount(1);
        assertThat(page.locator("[data-target=artois]")).hasAttribute("aria-pressed", "true");
        assertThat(position()).isEqualTo(before);

        page.locator("[data-target=artois]").click();

        assertThat(page.locator("[data-kind=AttemptInterception]")).isVisible();
        assertThat(page.locator("[data-aim]")).hasCount(0);
        assertThat(position()).isGreaterThan(before);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anotherDestinationIsConsideredInsteadAndEscapeDropsIt() {
        var page = marching(table.player());
        page.locator("[data-target=artois]").click();
        assertThat(page.locator("[data-aim=artois]")).isVisible();

        page.locator("[data-target=picardie]").click();

        assertThat(page.locator("[data-aim=picardie]")).isVisible();
        assertThat(page.locator("[data-aim]")).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(page.locator("[data-aim]")).hasCount(0);
        assertThat(page.locator("[data-kind=MoveStack]")).isVisible();
    }

    /** A player who presses while the odds of the fight arrive presses what was aimed at. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void nothingMovesWhenTheOddsOfTheFightArrive() {
        var page = table.player();
        var held = new ArrayList<Route>();
        page.route(Pattern.compile(".*/odds/moves/.*"), held::add);
        marching(page);
        page.locator("[data-target=artois]").click();
        assertThat(page.locator("[data-aim=artois] [data-send]")).isVisible();
        page.waitForCondition(() -> !held.isEmpty());
        var before = page.locator("[data-send]").boundingBox();

        held.forEach(Route::resume);

        assertThat(page.locator(".aim-odds")).isVisible();
        var after = page.locator("[data-send]").boundingBox();
        assertThat(List.of(after.x, after.y)).isEqualTo(List.of(before.x, before.y));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aDestinationOutOfReachTellsWhichRuleForbidsIt() {
        var page = marching(table.player());

        page.locator("[data-zone=toscana]").dispatchEvent("click");

        var aim = page.locator("[data-aim=toscana]");
        assertThat(aim.locator(".why-not")).not().isEmpty();
        assertThat(aim.locator(".why-not .rule-code, .why-not [data-rule], .why-not button").first()).containsText("EU-");
        assertThat(page.locator("[data-chosen='fra-1']")).isVisible();

        page.locator("[data-zone=toscana]").dispatchEvent("click");

        assertThat(page.locator("[data-chosen-zone=toscana]")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aWayIsChosenByDraggingTheCounterThroughItsProvinces() {
        var page = marching(table.player());
        var counter = page.locator("[data-stack='fra-1']").boundingBox();
        page.mouse().move(counter.x + counter.width / 2, counter.y + counter.height / 2);
        page.mouse().down();
        // The counter may stand beside the middle of its zone: the way begins there.
        for (var zone : new String[] {"ile_de_france", "champagne", "artois"}) {
            var place = middle(page, zone);
            page.mouse().move(place.x, place.y, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(12));
        }
        assertThat(page.locator(".course")).hasCount(1);
        page.mouse().up();

        assertThat(page.locator("[data-aim=artois]")).containsText("Champagne");
        assertThat(page.locator("[data-aim=artois]")).containsText("3 MP");
        page.locator("[data-aim] [data-send]").click();
        assertThat(page.locator("[data-kind=MoveStack] [data-pick='fra-1']")).hasCount(0);
        assertThat(table.get("api/games/" + game.id() + "/events?limit=50", game.host()).toString()).contains("[\"champagne\",\"artois\"]");
    }

    private static BoundingBox middle(Page page, String zone) {
        var box = page.locator("[data-zone='" + zone + "']").boundingBox();
        box.x += box.width / 2;
        box.y += box.height / 2;
        return box;
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneTwoTapsMarch() {
        var page = marching(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)));

        page.locator("[data-target=artois]").tap();
        assertThat(page.locator("[data-aim=artois]")).isVisible();
        page.locator("[data-aim=artois] [data-send]").tap();

        assertThat(page.locator("[data-kind=AttemptInterception]")).isVisible();
    }
}
