package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A user who speaks to the page says what he reads: the words on a control are in its name (WCAG 2.5.3). */
class NamesOfControlsTest extends AtTheTable {

    private static List<String> at(Page page, String address, String shown) {
        page.navigate(table.home() + address);
        assertThat(page.locator(shown).first()).isVisible();
        return Axe.namedOtherwise(page);
    }

    @Test
    void theWordsOnAControlAreInItsName() {
        var game = table.artoisPlayedOn();
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();

        assertThat(Axe.namedOtherwise(page)).as("the board").isEmpty();
        assertThat(at(page, "#/", ".game-card, .new-game, main")).as("the home page").isEmpty();
        assertThat(at(page, "#/games/" + game.id() + "/report", ".sheet")).as("the report").isEmpty();
        assertThat(at(page, "#/setup/eu-military?from=artois", ".ground[data-drawn=yes]")).as("the set-up").isEmpty();
        assertThat(at(page, "#/setup/empires-in-arms?from=danube-1805", ".ground[data-drawn=yes]")).as("the set-up of Empires in Arms").isEmpty();
    }
}
