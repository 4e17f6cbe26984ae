package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The rest of the world on the board: what stands in it, what each seat has discovered, and the colonial sheets. */
class WorldPageTest extends AtTheTable {

    private static final int SPAIN = 0;
    private static final int PORTUGAL = 1;

    /** The colours of the veils by day: over what is unknown, and over what a stack has seen and not brought home. */
    private static final String UNKNOWN = "rgb(92 98 112 / .42)";
    private static final String SEEN = "rgb(126 87 178 / .24)";
    private static final String VEILS = """
            ([picture, zone]) => {
              const board = document.querySelector('.board');
              const frame = board.getBoundingClientRect();
              const place = document.querySelector(`[data-zone="${zone}"]`).getBoundingClientRect();
              const x = place.left + place.width / 2 - frame.left - board.clientLeft;
              const y = place.top + place.height / 2 - frame.top - board.clientTop;
              // Without its styles, which are those of texts, and which the page lets nobody write.
              const drawn = document.adoptNode(new DOMParser().parseFromString(picture.replace(/ style="[^"]*"/g, ''), 'image/svg+xml').documentElement);
              document.body.append(drawn);
              const over = [...drawn.querySelectorAll('path')].filter((path) => ['%s', '%s'].includes(path.getAttribute('fill'))
                && path.isPointInFill(new DOMPoint(x, y).matrixTransform(path.transform.baseVal.consolidate()?.matrix.inverse() ?? new DOMMatrix())));
              drawn.remove();
              return over.map((path) => path.getAttribute('fill'));
            }""".formatted(UNKNOWN, SEEN);

    private static Page at(Table.Made game, int seat, String view) {
        return at(table.player(), game, seat, view);
    }

    private static Page at(Page page, Table.Made game, int seat, String view) {
        page.navigate(table.invitation(game, game.seats().get(seat)));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, view));
        return page;
    }

    private static Page map(Table.Made game, int seat) {
        var page = at(game, seat, "?map=eu-world");
        assertThat(page.locator(".board[data-map=eu-world]")).isVisible();
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        return page;
    }

    /** The board as it is saved, drawn by what draws the ground of the page. */
    private static String saved(Page page) {
        assertThat(page.locator(".map-sheet.moving")).hasCount(0);
        page.locator(".zoom").getByLabel("Save as a picture").click();
        var download = page.waitForDownload(() -> page.locator(".pictures").getByText("SVG").click());
        try {
            return Files.readString(download.path());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The veils that are drawn over the middle of a zone. */
    private static List<?> veils(Page page, String picture, String zone) {
        return (List<?>) page.evaluate(VEILS, List.of(picture, zone));
    }

    @Test
    void stacksAndShipsStandOnTheMapOfTheWorld() {
        var page = map(WorldAtTable.game(table), SPAIN);

        assertThat(page.locator("[data-zone-of=r_azteca_e] [data-stack=spa-1] .leader")).hasText("5·6·6");
        assertThat(page.locator("[data-stack=spa-3] .strength")).hasText("1 LD 1 LDE");
        assertThat(page.locator("[data-zone-of=s_plata] [data-stack=spa-f1]")).hasAttribute("aria-label", Pattern.compile("under Magallanes, 2 warships, 1 transport"));
        assertThat(page.locator("[data-zone-of=r_azteca_c] [data-stack=azt-1]")).isVisible();
        var flota = page.locator("[data-zone-of=r_haiti_e] [data-stack=spa-f2]");
        assertThat(flota.locator(".pennant")).isVisible();
        assertThat(flota.locator("[data-gold]")).hasText("10");
        assertThat(flota).hasAttribute("aria-label", Pattern.compile("Flota de Oro.*, 1 transport, carries 10 ducats"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aProvinceTellsOfItsEstablishmentsNativesAndGold() {
        var game = WorldAtTable.game(table);
        var haiti = at(game, SPAIN, "/zone/r_haiti_e").locator("[data-chosen-zone=r_haiti_e]");
        assertThat(haiti).containsText("colony of level 3, Spain");
        assertThat(haiti).containsText("40 ducats wait for ships");
        assertThat(haiti).containsText("Fortress");

        var brazil = at(game, PORTUGAL, "/zone/r_recife_s").locator("[data-chosen-zone=r_recife_s]");
        assertThat(brazil).containsText("have risen against Portugal");
        assertThat(brazil).containsText("Recife");

        var inca = at(game, SPAIN, "/zone/r_inca_c").locator("[data-chosen-zone=r_inca_c]");
        assertThat(inca).containsText("bars the way");

        var caribbean = at(game, SPAIN, "/zone/s_caraibes").locator("[data-chosen-zone=s_caraibes]");
        assertThat(caribbean).containsText("Corsairs");
        assertThat(caribbean).containsText("+ France");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void establishmentsAreDrawnAndThePictureHasThem() {
        var page = map(WorldAtTable.game(table), SPAIN);
        page.locator(".zoom").getByLabel("Save as a picture").click();
        var download = page.waitForDownload(() -> page.locator(".pictures").getByText("SVG").click());
        try {
            var svg = java.nio.file.Files.readString(download.path());
            // The level of Cabo Verde, which no fortress of this war has, and the gold of Haiti.
            assertThat(svg).contains(">5</text>").contains(">40</text>");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aStackBeyondEuropeIsFollowedToItsMapAndTargetsOnTheOtherAreTold() {
        var page = at(WorldAtTable.moving(table), SPAIN, "");
        assertThat(page.locator(".board[data-map=eu-europe]")).isVisible();
        page.locator("[data-kind=MoveStack] .all-answers > summary").click();
        page.locator("[data-pick=spa-f2]").click();

        assertThat(page.locator(".board[data-map=eu-world]")).isVisible();
        assertThat(page.locator("[data-target=s_sargasses]")).isVisible();
        assertThat(page.locator("[data-elsewhere]")).containsText("targets on the other map: Europe");
        page.locator("[data-elsewhere]").click();

        assertThat(page.locator(".board[data-map=eu-europe]")).isVisible();
        assertThat(page.locator("[data-target=andalucia]")).isVisible();
        // A reader who went to the other map stays there, also once it is drawn and what is chosen is looked for on it.
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        assertThat(page.locator(".board[data-map=eu-europe]")).isVisible();
    }

    @Thorough("It draws the whole world several times; what a seat may see is compared by the twins.")
    @Test
    void whatASeatHasNotDiscoveredLiesUnderAVeil() {
        var game = WorldAtTable.game(table);
        var spain = map(game, SPAIN);
        var portugal = map(game, PORTUGAL);

        var ofSpain = saved(spain);
        var ofPortugal = saved(portugal);

        // Spain has brought home Bahia, Portugal has not; of the sea beyond Guinea it is the other way round.
        assertThat(veils(spain, ofSpain, "s_bahia")).isEmpty();
        assertThat(veils(portugal, ofPortugal, "s_bahia")).isEqualTo(List.of(UNKNOWN));
        assertThat(veils(portugal, ofPortugal, "s_guinee")).isEmpty();
        assertThat(veils(spain, ofSpain, "s_guinee")).isEqualTo(List.of(UNKNOWN));
        assertThat(veils(spain, ofSpain, "s_laquedives")).as("nobody knows it").isEqualTo(List.of(UNKNOWN));
        assertThat(veils(portugal, ofPortugal, "s_laquedives")).as("nobody knows it").isEqualTo(List.of(UNKNOWN));
        assertThat(veils(spain, ofSpain, WorldAtTable.CARRIED)).as("seen by Magallanes").isEqualTo(List.of(SEEN));
        assertThat(veils(portugal, ofPortugal, WorldAtTable.CARRIED)).isEqualTo(List.of(UNKNOWN));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aDiscoveryThatIsNotBroughtHomeIsTheSecretOfItsSeat() {
        var game = WorldAtTable.game(table);
        var spain = at(game, SPAIN, "/zone/" + WorldAtTable.CARRIED).locator("[data-chosen-zone]");
        assertThat(spain).containsText("nobody at home");
        assertThat(spain).containsText("not brought home yet");

        var portugal = at(game, PORTUGAL, "/zone/" + WorldAtTable.CARRIED).locator("[data-chosen-zone]");
        assertThat(portugal).containsText("nobody at home");
        assertThat(portugal).not().containsText("Discovery under way");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theColonialSheetStandsBelowTheOtherOne() {
        var game = WorldAtTable.game(table);
        table.post("api/games/" + game.id() + "/adjustments", """
                {"reason": "a storm before the session", "changes": [{"kind": "damaged-set", "country": "spain", "waters": "atlantic", "ships": {"nwd": 2, "nde": 1}}]}""", game.host());
        var page = at(game, SPAIN, "/ers/spain");

        var sheet = page.locator("[data-colonial=spain]");
        assertThat(sheet.locator("[data-waters] [data-row=atlantic] td")).hasText(new String[] {"2 1/3", "2 1/3", "0", "0", "0"});
        assertThat(sheet.locator("[data-establishments] [data-row=r_haiti_e]")).containsText("Colony of level 3");
        assertThat(sheet.locator("[data-establishments] [data-row=r_azteca_e]")).containsText("Trading post of level 1");
        assertThat(sheet.locator("[data-treasure] [data-row=r_haiti_e] .number")).hasText("40");
        assertThat(sheet.locator("[data-treasure] [data-row=spa-f2]")).containsText("Flota de Oro");
        sheet.locator("[data-row=r_haiti_e] a").first().click();
        assertThat(page.locator("[data-chosen-zone=r_haiti_e]")).isVisible();
    }

    @Thorough("The same page in French.")
    @Test
    void inFrenchEverythingIsFrench() {
        var game = WorldAtTable.moving(table);
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        at(page, game, SPAIN, "/ers/spain");
        assertThat(page.locator("[data-colonial=spain]")).containsText("Colonie de niveau 3");
        assertThat(page.locator("[data-colonial=spain]")).containsText("Feuille coloniale");
        page.navigate(table.address(game, "/zone/" + WorldAtTable.CARRIED));
        assertThat(page.locator("[data-chosen-zone]")).containsText("pas encore rapportée");

        page.navigate(table.address(game, "/stack/spa-f2"));
        page.locator("[data-target=s_gascogne]").dispatchEvent("click");
        var odds = page.locator("[data-aim=s_gascogne] .aim-odds");
        assertThat(odds).containsText("La traversée entière");
        assertThat(odds).containsText(Pattern.compile("\\d+ % : arrive"));
        odds.locator("[data-assumed] summary").click();
        assertThat(odds.locator("[data-assumed] li")).hasCount(4);
        assertThat(odds.locator("[data-assumed]")).not().containsText(Pattern.compile("\\b(the|everybody|nobody)\\b"));
    }

    @Thorough("The same page in another dress.")
    @Test
    void theNightHasAMapOfTheWorldToo() {
        var page = at(table.player(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK).setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)),
                WorldAtTable.game(table), SPAIN, "?map=eu-world");
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        assertThat(page.locator("[data-stack=spa-f1]")).isVisible();
        page.locator(".legend summary").last().click();
        assertThat(page.locator(".legend .drop").last()).containsText("discovered, not brought home yet");
    }
}
