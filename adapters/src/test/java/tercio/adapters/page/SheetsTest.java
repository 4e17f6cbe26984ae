package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Record sheets, round track, dice and verification of the recorded march on Artois: what is shown, and where it leads. */
class SheetsTest extends AtTheTable {

    /** The first continuation roll: a 6 that leads from S1 to S2, where the wounded general of Spain waits. */
    private static final int FIRST_CONTINUATION = 29;

    private static List<String> cells(Page page, String line) {
        return page.locator("[data-country=france] [data-line=" + line + "] td.number").allTextContents();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theSheetOfAPastPositionHasAColumnForEachRoundSoFar() {
        var page = opened("/ers?at=40");
        assertThat(page.locator("[data-country=france] tfoot tr")).isVisible();

        // One major campaign for 50 D in the first round, a passive one for 10 D in the second.
        assertThat(cells(page, "B40")).containsExactly("", "10", "10");
        assertThat(cells(page, "B42")).containsExactly("50", "", "50");
        assertThat(cells(page, "B47")).containsExactly("50", "10", "60");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aTotalLeadsToItsEventsAndEachOfThemToItsCause() {
        var page = opened("/ers/france?at=40");
        page.locator("[data-line=B47] .sum-of button").click();
        var causes = page.getByRole(AriaRole.DIALOG);
        assertThat(causes.locator("tbody tr")).hasCount(2);
        assertThat(causes.locator("tbody tr").first()).containsText("major");

        causes.locator("a").first().click();

        assertThat(page.locator(".why-box")).containsText("France declares a major campaign for 50 D");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void victoryPointsLeadToTheRulingOfTheBattleThatBroughtThem() {
        var page = opened("/ers/france");
        page.locator(".standings").getByRole(AriaRole.LINK).last().click();

        assertThat(page.locator(".why-box")).containsText("major victory");
        assertThat(page.locator(".why-box .step").first()).containsText("EU-BATTLE");
    }

    @Test
    void theMarkerLiesWhereItsRollsBroughtIt() {
        var page = opened("/rounds?at=30");
        assertThat(page.locator("[data-box=S2]")).hasAttribute("aria-current", "step");
        assertThat(page.locator("[data-box=S2] .leader")).hasText("General of Spain");
        assertThat(page.locator(".arrow")).hasCount(1);
        assertThat(page.locator("tr[data-roll='" + FIRST_CONTINUATION + "'] .die")).hasText("6");

        page.locator(".arrow text").click();

        assertThat(page.locator(".why-box")).containsText("after S1 comes S2");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void diceAreListedUpToThePositionAndPickedByTheAddress() {
        var thrown = table.get("api/games/" + march.id() + "/dice").path("dice").valueStream()
                .filter(die -> die.path("position").asInt() <= FIRST_CONTINUATION).toList();
        var rows = opened("/dice?at=" + FIRST_CONTINUATION).locator(".dice-list tbody tr");
        assertThat(rows).hasCount(thrown.size());

        var picked = opened("/dice?at=" + FIRST_CONTINUATION + "&purpose=continuation");
        assertThat(picked.locator(".dice-list tbody tr")).hasCount(1);
        assertThat(picked.locator(".dice-list tbody tr .die")).hasText("6");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theGameIsDecidedAgainAndItsRecordHandedOut() throws IOException {
        var page = opened("/check");
        page.getByText("Decide everything again").click();
        assertThat(page.locator(".verdict.good")).isVisible();

        var file = page.waitForDownload(() -> page.getByText("Download the record").click());

        assertThat(file.suggestedFilename()).isEqualTo(march.id() + ".jsonl");
        int events = table.get("api/games/" + march.id()).path("position").asInt();
        assertThat(Files.readAllLines(file.path())).hasSize(1 + events);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aNewGameHasASeatForEachNameAndALinkForEachSeat() {
        var page = table.player();
        page.navigate(table.home());
        page.locator(".players input").last().fill("France");
        page.getByText("Start the game").click();

        assertThat(page.locator(".seat-links li")).hasCount(2);
        assertThat(page.locator(".game-card").first()).containsText("France (France, Spain)");
    }
}
