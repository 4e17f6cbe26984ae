package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A fight stands beside the board with its answers, and each answer with its odds. */
class UnderWayTest extends AtTheTable {

    private static Page seat(Table.Made game, int number) {
        return seat(table.player(), game, number);
    }

    private static Page seat(Page page, Table.Made game, int number) {
        page.navigate(table.invitation(game, game.seats().get(number)));
        assertThat(page.locator(".play .decision").first()).isVisible();
        return page;
    }

    /** First day of the example: fire 8 and 6, shock 4 and 7. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whetherToBreakOffIsAskedWithTheFirstDayInView() {
        var game = ArtoisAtTable.afterTheFirstDay(table);
        var ben = seat(game, 1);

        var day = ben.locator(".under-way .battle-paper");
        assertThat(day.locator("[data-roll='first-day fire'] .die")).hasText(new String[] {"8", "6"});
        assertThat(day.locator("[data-roll='first-day shock'] .die")).hasText(new String[] {"4", "7"});
        assertThat(day.locator("tr.newest")).isInViewport();
        assertThat(ben.locator(".under-way [data-force=france]")).containsText("2 A+");
        var answers = ben.locator("[data-kind=HoldTheField] [data-option]");
        assertThat(answers).hasCount(2);
        assertThat(answers.first()).isInViewport();
        assertThat(answers.last()).isInViewport();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void eachAnswerBearsTheOddsOfWhoGivesIt() {
        var game = ArtoisAtTable.afterTheFirstDay(table);
        var ben = seat(game, 1);
        var odds = table.get("api/games/" + game.id() + "/odds/retreat-attempt", game.seats().get(1)).path("options");

        var answers = ben.locator("[data-kind=HoldTheField] [data-option] .answer-chance");
        for (int option = 0; option < 2; option++) {
            double wins = odds.path(option).path("odds").path("winner").path("values").valueStream()
                    .filter(value -> value.path("value").asString().equals("nonPhasing")).findAny().orElseThrow().path("probability").asDouble();
            assertThat(answers.nth(option)).hasText(Math.round(wins * 100) + " % Spain");
        }
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theArrivalOfTheOddsMovesNoAnswer() {
        var game = ArtoisAtTable.afterTheFirstDay(table);
        var page = table.player();
        var held = new java.util.concurrent.atomic.AtomicReference<com.microsoft.playwright.Route>();
        page.route(Pattern.compile(".*/odds/.*"), held::set);
        seat(page, game, 1);
        var answer = page.locator("[data-kind=HoldTheField] [data-option]").last();
        assertThat(answer.locator(".answer-chance")).containsText("Working out");
        assertThat(page.locator(".under-way .battle-paper")).isVisible();
        var before = answer.boundingBox();
        page.waitForCondition(() -> held.get() != null);

        held.get().resume();

        assertThat(answer.locator(".answer-chance")).containsText("Spain");
        var after = answer.boundingBox();
        assertThat(List.of(after.x, after.y, after.width, after.height)).isEqualTo(List.of(before.x, before.y, before.width, before.height));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoWaitsSeesTheSheetAndNoAnswer() {
        var game = ArtoisAtTable.afterTheFirstDay(table);
        var anna = seat(game, 0);

        assertThat(anna.locator(".under-way [data-roll='first-day fire']")).isVisible();
        assertThat(anna.locator(".play .awaited")).hasText("Ben, Spain is to answer.");
        assertThat(anna.locator(".play button[data-option]")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBattleThatIsJoinedShowsWhoStandsAgainstWhom() {
        var ben = seat(ArtoisAtTable.joined(table), 1);

        assertThat(ben.locator(".under-way [data-force=france]")).containsText("General of France 2.4.2");
        assertThat(ben.locator(".under-way [data-force=spain]")).containsText("A+ 1 LD");
        assertThat(ben.locator(".under-way")).containsText("No die has fallen yet.");
        assertThat(ben.locator("[data-kind=StandAndFight] [data-option='0'] .answer-chance")).containsText(Pattern.compile("\\d+ % Spain"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anInterceptionIsAskedWithTheMarchAndItsChance() {
        var ben = seat(ArtoisAtTable.marched(table, table.artois("server")), 1);

        assertThat(ben.locator(".catch-now")).containsText("enters Artois for 2 MP");
        assertThat(ben.locator(".catch-now li")).containsText("Artois");
        // 1 + 4 of ten faces make the modified 8 or more, and the natural 10 among them: the API says 7 of 10.
        assertThat(ben.locator("[data-kind=AttemptInterception] [data-option='0'] .answer-chance")).containsText("70 %");
    }

    /** The second round of the siege of Arras, level 3: the first brought a siegework+ with a 10. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatTheBesiegersDoIsAskedWithTheSiegeInView() {
        var game = table.marchOnArtois();
        table.post("api/games/" + game.id() + "/undo", "{\"to\": 42, \"reason\": \"once more\"}", game.host());
        var anna = seat(game, 0);

        assertThat(anna.locator(".siege-now")).containsText("Undermining");
        assertThat(anna.locator(".siege-now .die").first()).hasText("10");
        assertThat(anna.locator(".siege-now dl")).containsText("level 3");
        assertThat(anna.locator(".siege-now dl")).isInViewport();
        assertThat(anna.locator(".siege-now [data-force=france]")).isInViewport();
        assertThat(anna.locator("[data-kind=Undermine] [data-option='1'] .answer-chance")).containsText(Pattern.compile("\\d+ %: the fortress falls"));
    }

    @Thorough("A further flow of the board, of which several are in the short tier.")
    @Test
    void aCombatOfACampaignStandsBesideTheBoardWithItsAnswers() {
        var game = BattleAtTable.afterTheFirstRound(table);
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));

        assertThat(page.locator(".under-way .combat-now .army")).hasCount(2);
        assertThat(page.locator(".under-way .sheet-line").last()).isInViewport();
        assertThat(page.locator(".play .decision [data-option]").first()).isInViewport();
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneSheetAndAnswersFollowOneAnotherAndNothingIsWiderThanTheScreen() {
        for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true).setColorScheme(scheme));
            seat(page, ArtoisAtTable.afterTheFirstDay(table), 1);
            assertThat(page.locator(".under-way .battle-paper")).isVisible();
            assertThat(page.locator(".answer-chance").first()).containsText("Spain");

            assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
            assertThat(page.locator("[data-kind=HoldTheField] [data-option]").first().boundingBox().height).isGreaterThanOrEqualTo(44);
            assertThat(AccessibilityTest.serious(page)).isEmpty();
        }
    }
}
