package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** One click is one answer, to what was seen. */
class OneAnswerTest extends AtTheTable {

    private static Page seated(Table.Made game, String token, List<Request> orders) {
        var page = table.player();
        page.onRequest(request -> {
            if (request.method().equals("POST")) {
                orders.add(request);
            }
        });
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    private static int position(Table.Made game) {
        return table.get("api/games/" + game.id()).path("position").asInt();
    }

    @Test
    void aDoubleClickAnswersOneDecision() {
        var game = table.artois("server");
        var orders = new ArrayList<Request>();
        var page = seated(game, game.host(), orders);

        page.locator("[data-kind=DeclareCampaign] button").last().dblclick();

        assertThat(page.locator("[data-kind=MoveStack]")).isVisible();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(orders).hasSize(1);
        assertThat(page.locator("[role=alert]")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aButtonThatHasJustAppearedTakesNoClick() {
        var game = table.artois("server");
        var orders = new ArrayList<Request>();
        var page = seated(game, game.host(), orders);
        // Time stands still from here on, so that the next buttons are for ever new.
        page.clock().install();
        page.clock().pauseAt(Date.from(Instant.now().plusSeconds(60)));
        // Answers that arrived in the meantime may have made the buttons new again.
        page.clock().runFor(2_000);
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        page.locator("[data-kind=DeclareCampaign] button").last().dispatchEvent("click");
        var next = page.locator("[data-kind=MoveStack] [data-option]").first();
        assertThat(next).isVisible();

        assertThat(next).hasAttribute("aria-disabled", "true");
        next.dispatchEvent("click");
        assertThat(orders).hasSize(1);

        page.clock().runFor(2_000);
        assertThat(next).hasAttribute("aria-disabled", "false");
        next.dispatchEvent("click");
        assertThat(page.locator("[data-kind=MoveStack]")).hasCount(0);
        assertThat(orders).hasSize(2);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anAnswerCarriesThePositionThatWasSeen() {
        var game = table.artois("server");
        var orders = new ArrayList<Request>();
        var page = seated(game, game.host(), orders);
        page.locator("[data-kind=DeclareCampaign] button").last().click();
        assertThat(page.locator("[data-kind=MoveStack]")).isVisible();
        page.locator("[data-pick='fra-1']").click();
        page.locator("[data-target=artois]").click();
        page.locator("[data-target=artois][aria-pressed=true]").click();
        assertThat(page.locator("[data-kind=AttemptInterception]")).isVisible();

        assertThat(orders.stream().map(order -> order.headers().get("if-match"))).startsWith("\"1\"")
                .doesNotContainNull().doesNotHaveDuplicates().hasSize(2);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anAnswerToWhatIsNoLongerAskedChangesNothingAndTellsWhatHappened() {
        var game = table.artois("server");
        var page = table.player();
        // The stream of events stays silent: this tab does not hear what others do.
        page.route(Pattern.compile(".*/events$"), route -> {});
        page.navigate(table.invitation(game, game.seats().get(0)));
        assertThat(page.locator("[data-kind=DeclareCampaign]")).isVisible();
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"none\"}", game.host());
        int after = position(game);

        page.locator("[data-kind=DeclareCampaign] button").last().click();

        assertThat(page.locator("[role=alert]")).containsText("The game has moved on");
        assertThat(page.locator("[role=alert]")).containsText("France declares no campaign");
        assertThat(page.locator(".decision[data-at='" + after + "']").first()).isVisible();
        assertThat(position(game)).isEqualTo(after);
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("412"));
    }

    /** Keys do not wait until a button is enabled: the page must not say that it can be answered before it is there. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void nothingCanBeAnsweredWhileTheGameIsRead() {
        var game = table.artois("server");
        var page = table.player();
        var held = new ArrayList<Route>();
        page.route(Pattern.compile(".*/decisions$"), held::add);
        page.clock().install();
        page.navigate(table.invitation(game, game.host()));
        page.waitForCondition(() -> !held.isEmpty());
        assertThat(page.locator(".game")).isVisible();

        page.clock().runFor(5_000);

        assertThat(page.locator(".game")).hasAttribute("data-answerable", "no");
        page.unroute(Pattern.compile(".*/decisions$"));
        held.forEach(Route::resume);
        assertThat(page.locator("[data-kind=DeclareCampaign] button").last()).isVisible();
        page.clock().runFor(5_000);
        assertThat(page.locator(".game")).hasAttribute("data-answerable", "yes");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void afterEnterTheFocusIsOnTheNextDecision() {
        var game = table.artois("server");
        var page = seated(game, game.host(), new ArrayList<>());
        page.locator("[data-kind=DeclareCampaign] button").last().focus();

        page.keyboard().press("Enter");

        assertThat(page.locator(".decision[data-kind=MoveStack]")).isFocused();
        page.keyboard().press("Tab");
        // The rule of the question comes first, then its answers: the pieces that may move, then the end of the step.
        page.keyboard().press("Tab");
        assertThat(page.locator(".decision[data-kind=MoveStack] :is([data-option], [data-pick])").first()).isFocused();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatIsClosedByKeysLeavesTheFocusOnWhatTheGameWaitsFor() {
        var game = table.artois("server");
        var page = seated(game, game.host(), new ArrayList<>());
        page.navigate(table.address(game, "/zone/artois"));
        page.locator(".zone-box .close").focus();

        page.keyboard().press("Enter");

        assertThat(page.locator(".zone-box")).hasCount(0);
        assertThat(page.locator(".play")).isFocused();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void redoIsGoneOnceTheGameWentOn() {
        var game = table.artois("server");
        var page = seated(game, game.host(), new ArrayList<>());
        var redo = page.getByText("Redo");
        assertThat(redo).isHidden();
        page.locator("[data-kind=DeclareCampaign] button").last().click();
        assertThat(page.locator("[data-kind=MoveStack]")).isVisible();
        table.post("api/games/" + game.id() + "/undo", "{\"to\": 1, \"reason\": \"a slip\"}", game.host());
        assertThat(redo).isVisible();

        page.locator("[data-kind=DeclareCampaign] button").first().click();

        assertThat(page.locator(".log li").last()).not().containsText("takes the game back");
        assertThat(page.locator(".log li.undone")).not().hasCount(0);
        assertThat(redo).isHidden();
    }
}
