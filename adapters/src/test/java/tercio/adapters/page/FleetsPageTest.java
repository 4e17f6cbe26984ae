package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Naval stacks on the board: they sail where they are sent, what they do there is chosen, and both seats see it. */
class FleetsPageTest extends AtTheTable {

    private static final String BLOCKADE = "blockade Vlaanderen";

    private static Page seated(Table.Made game, String token) {
        return seated(table.player(), game, token);
    }

    private static Page seated(Page page, Table.Made game, String token) {
        page.navigate(table.invitation(game, token));
        assertThat(page.locator("[data-stack=brest] .hull")).isVisible();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    private static void rolled(Page page, int die) {
        page.locator("[data-kind=RollNavalAttrition] [data-option]").click();
        page.locator("[data-dice]").fill(String.valueOf(die));
        assertThat(page.locator("form.thrown .main")).hasAttribute("aria-disabled", "false");
        page.locator("form.thrown .main").click();
    }

    @Test
    void aNavalStackIsACounterWithItsShips() {
        var game = FleetsAtTable.game(table);
        var page = seated(game, game.seats().getFirst());

        assertThat(page.locator("[data-zone-of=finistere] [data-stack=brest] .ships")).hasText("4 F-");
        assertThat(page.locator("[data-stack=barcelona] .ships")).hasText("7 F+");
        assertThat(page.locator("[data-stack=barcelona]")).hasAttribute("aria-label",
                Pattern.compile("Spain's naval stack of 7 ships under Oquendo, 1 FLEET\\+, 3 warships, 4 galleys, veteran, Oquendo"));

        page.locator("[data-stack=brest]").click();

        var chosen = page.locator("[data-chosen=brest]");
        assertThat(chosen.locator("[data-ships]")).hasText("1 FLEET−, 4 warships");
        // A warship carries one point: four of them four.
        assertThat(chosen.locator("[data-cargo]")).hasText("nothing aboard; room for 4 transport points");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aGameWithoutShipsFetchesNothingOfThem() {
        var page = table.player();
        var asked = new ArrayList<String>();
        page.onRequest(request -> asked.add(request.url()));
        opened(page, "");
        assertThat(page.locator(".counter").first()).isVisible();

        assertThat(asked).noneMatch(url -> url.contains("eu-sea"));
    }

    @Thorough("A long way by the mouse; SeaBattlePageTest goes to sea in both tiers.")
    @Test
    void aFleetSailsToTheChannelAndBlockadesAPort() {
        var game = FleetsAtTable.moving(table);
        var anna = seated(game, game.seats().getFirst());
        var ben = seated(game, game.seats().get(1));
        anna.locator("[data-stack=brest]").click();
        assertThat(anna.locator("[data-target=s_manche]")).isVisible();

        anna.locator("[data-target=s_manche]").click();

        var aim = anna.locator("[data-aim=s_manche]");
        assertThat(aim).containsText("2 zones");
        assertThat(aim.locator(".risks")).containsText("to lose ships");
        assertThat(anna.locator(".course[data-course$=s_manche]")).hasCount(1);
        aim.locator(".aim-ways button", new Locator.LocatorOptions().setHasText(BLOCKADE)).first().click();
        assertThat(aim.locator("[data-send]")).containsText(BLOCKADE);
        assertThat(aim.locator(".aim-odds")).containsText("100 %: does there what it announced");
        assertThat(anna.locator(".game[data-answerable=yes]")).isVisible();
        anna.locator("[data-target=s_manche]").click();

        assertThat(anna.locator(".voyage-now .here")).hasText("Manche");
        assertThat(anna.locator(".voyage-now")).containsText("blockades Vlaanderen");
        rolled(anna, 1);

        assertThat(anna.locator("[data-zone-of=s_manche] [data-stack=brest] [data-doing=blockade]")).isVisible();
        assertThat(ben.locator("[data-zone-of=s_manche] [data-stack=brest] [data-doing=blockade]")).isVisible();
        ben.locator("[data-part=log]").click();
        assertThat(ben.locator(".log")).containsText("blockades Vlaanderen");
        ben.navigate(table.address(game, "/zone/vlaanderen"));
        assertThat(ben.locator(".zone-box")).containsText("port blockaded");
        ben.navigate(table.address(game, "/zone/s_manche"));
        assertThat(ben.locator(".zone-box")).containsText("Difficulty");
        assertThat(ben.locator(".zone-box")).containsText("France's naval stack of 4 ships");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theZoneStandsWithWhoCouldIntercept() {
        var game = FleetsAtTable.moving(table);
        var page = seated(game, game.seats().getFirst());
        page.locator("[data-stack=brest]").click();
        assertThat(page.locator("[data-target=s_manche]")).isVisible();

        page.locator("[data-target=s_lion]").dispatchEvent("click");

        var watch = page.locator("[data-aim=s_lion] .risks", new Page.LocatorOptions().setHasText("intercepts"));
        assertThat(watch.nth(0)).hasText(Pattern.compile("Spain's naval stack of 7 ships under Oquendo intercepts with \\d+ % · Mer d'Alboran"));
        assertThat(watch.nth(1)).hasText(Pattern.compile("Spain's naval stack of 7 ships under Oquendo intercepts with \\d+ % · Golfe du Lion"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSeaOutOfReachTellsWhy() {
        var game = FleetsAtTable.moving(table);
        var page = seated(game, game.host());
        page.locator("[data-stack=brest]").click();
        assertThat(page.locator("[data-target=s_manche]")).isVisible();

        page.locator("[data-zone=s_antilles], [data-zone=toscana]").first().dispatchEvent("click");

        assertThat(page.locator("[data-aim] .why-not")).containsText("EU-");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theVoyageOfAnotherIsPlayedAlongItsWay() {
        var game = FleetsAtTable.moving(table);
        var ben = table.player();
        ben.addInitScript("""
                window.motions = [];
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, options) {
                  window.motions.push({ stack: this.dataset.stack, legs: frames.length });
                  return animate.call(this, frames, { ...options, duration: 600_000 });
                };""");
        seated(ben, game, game.seats().get(1));

        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"SailFleet\", \"stack\": \"brest\", \"path\": [\"s_celtique\", \"s_manche\"]}", game.seats().getFirst());

        assertThat(ben.locator(".live-bar[data-playing=yes]")).isVisible();
        // From Brest through the Celtic Sea to the Channel.
        assertThat(ben.evaluate("motions.find(each => each.stack === 'brest').legs")).isEqualTo(3);
    }

    @Thorough("The same page in French.")
    @Test
    void inFrenchTheVoyageIsFrench() {
        var game = FleetsAtTable.moving(table);
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        seated(page, game, game.seats().getFirst());
        page.locator("[data-stack=brest]").click();
        page.locator("[data-target=s_manche]").click();

        var aim = page.locator("[data-aim=s_manche]");
        assertThat(aim).containsText("2 zones");
        assertThat(aim.locator(".aim-ways")).containsText("bloquer le port");
        assertThat(page.locator("[data-chosen=brest] [data-ships]")).hasText("1 FLOTTE−, 4 vaisseaux de guerre");
        page.locator("[data-send]").click();
        assertThat(page.locator(".voyage-now")).containsText("La traversée");
        page.locator("[data-part=log]").click();
        assertThat(page.locator(".log")).containsText("pile navale");
    }
}
