package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The answers of a combat and what each of them brings, in the rulebook's example of a field combat (EIA-7.5.2.15). */
class CombatAnswersTest extends AtTheTable {

    private static Locator asked(Table.Made game, int seat, String decision) {
        return asked(table.player(), game, seat, decision);
    }

    private static Locator asked(Page page, Table.Made game, int seat, String decision) {
        page.navigate(table.invitation(game, game.seats().get(seat)));
        assertThat(page.locator(".time")).isVisible();
        return page.locator("[data-decision=" + decision + "]");
    }

    /** 37 Russian factors lose 5: of militia alone, or the one cavalry and militia. 50 Turkish ones lose 2. */
    @Test
    void aChoiceOfLossesShowsWhatIsLeft() {
        var game = BattleAtTable.lossesAwaited(table);

        var russia = asked(game, 1, "losses-defender");
        assertThat(russia.locator("[data-option] .answer-chance").first()).hasText("32 factors left");
        russia.locator(".odds-fold > summary").click();
        assertThat(russia.locator(".odds-side", new Locator.LocatorOptions().setHasText("Russia")).first()).containsText("32 factors left, 1 cavalry left");
        assertThat(russia.locator(".odds-side", new Locator.LocatorOptions().setHasText("Turkey")).first()).containsText("factors lost in the next round");
        var turkey = asked(game, 0, "losses-attacker");
        assertThat(turkey.locator("[data-option] .answer-chance").first()).hasText("48 factors left");
    }

    /** EIA-7.5.2.6.3: before the forces are revealed nobody knows what the enemy's corps hold, and is told so. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoChoosesAChitIsToldWhyItHasNoOdds() {
        var chit = asked(BattleAtTable.chitsAwaited(table), 0, "chit-attacker");
        chit.locator(".odds-fold > summary").click();
        assertThat(chit.locator("[data-withheld]")).containsText("hidden from you until the forces are revealed");
    }

    @Thorough("The same page in French.")
    @Test
    void theReasonIsFrenchForAFrenchReader() {
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        var chit = asked(page, BattleAtTable.chitsAwaited(table), 0, "chit-attacker");
        chit.locator(".odds-fold > summary").click();
        assertThat(chit.locator("[data-withheld]")).containsText("vous est caché jusqu’à ce que les forces soient dévoilées");
    }
}
