package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A combat in progress, and its battle sheet. */
class CombatSheetsTest extends AtTheTable {

    private static Page seen(Table.Made game, String token, String view) {
        var page = table.player();
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, view));
        return page;
    }

    @Test
    void aCombatInProgressTellsItsStepBothSidesAndWhatItWaitsFor() {
        var game = BattleAtTable.afterTheFirstRound(table);
        var page = seen(game, game.host(), "/combats");

        assertThat(page.locator("[data-combat='513'] [aria-current=step]")).hasText("Combat tables");
        assertThat(page.locator("[data-side=attacker]")).containsText("assault");
        assertThat(page.locator("[data-side=attacker]")).containsText("lost 0.2 of 2.3");
        assertThat(page.locator("[data-side=defender]")).containsText("lost 1.0 of 3.0");
        assertThat(page.locator(".combat-waits")).containsText("Anna:");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aLineOfTheSheetOpensTheDiceAndTableCellsBehindIt() {
        var game = BattleAtTable.fought(table);
        var page = seen(game, game.host(), "/combats");
        page.locator("[data-sheet] a").first().click();

        assertThat(page.locator(".battle-sheet")).containsText("A side broke, the attacker won.");
        assertThat(page.locator(".battle-sheet")).containsText("Turkey gains 2 political points.");
        assertThat(page.locator(".battle-sheet")).containsText("Russia loses 2 political points.");
        var round = page.locator(".sheet-line", new Page.LocatorOptions().setHasText("Round 1:"));
        assertThat(round).containsText("inflicts 5 factors and 1.0 morale");
        assertThat(page.locator(".sheet-steps > li", new Page.LocatorOptions().setHas(round)).locator("h3")).containsText("round 1");

        round.locator("summary").first().click();
        assertThat(round.locator(".step", new Locator.LocatorOptions().setHasText("combat die")).first()).containsText("10% and 1.0 morale");
    }

    /** The form is filled in with the forces, chits and dice of the day, and the adjudicator rules what the game ruled. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRoundIsAskedAtTheAdjudicator() {
        var game = BattleAtTable.fought(table);
        var page = seen(game, game.host(), "/combats");
        page.locator("[data-sheet] a").first().click();
        var round = page.locator(".sheet-line", new Page.LocatorOptions().setHasText("Round 1:"));
        round.locator("summary").first().click();
        round.getByText("Ask this at the adjudicator").click();

        assertThat(page.locator(".adjudicator .answer-box [data-fact=winner]")).containsText("Turkey (attacker)");
        assertThat(page.locator(".adjudicator .answer-box .combat-rounds tbody tr").first()).containsText("5 factors, 1.0 morale");
        assertThat(page.locator(".adjudicator .answer-box [data-fact=pursuit]")).containsText("11 points");
        assertThat(page.locator("#q-dice-attacker-round1")).hasValue("4");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSiegeIsToldFromItsBeginning() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "name": "A siege", "public": true,
                 "seats": [{"name": "Anna", "controls": ["turkey"]}, {"name": "Ben", "controls": ["russia"]}]}""", null));
        var page = seen(game, game.host(), "/combats");

        assertThat(page.locator(".combats-view")).containsText("No city has been besieged yet.");
    }
}
