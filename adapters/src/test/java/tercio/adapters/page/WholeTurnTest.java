package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Page;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tools.jackson.databind.JsonNode;

/** A whole turn by what the page offers, each seat in a browser of its own: the first question of each kind is answered with a deed, the others by going on. */
@InSecondBrowser
@Thorough("Whole turns of two or three games of eight; PlayedWarTest plays a battle in the short tier.")
class WholeTurnTest extends AtTheTable {

    private static final String EUROPA = "eu-military";
    private static final String EIA = "empires-in-arms";
    /** The countries of the scenario that go round. */
    private static final String ANY = "any";
    private static final int MOST = 600;
    private static final int TABS = 60;

    /**
     * The next element to press for the first question that the viewer is asked. For a deed: a piece that may move, else the last answer
     * that does not end the step. Else the answer that ends a step, else the first one; where none is in sight, what opens more of them, or the form,
     * filled in as far as it has to be.
     */
    private static final String NEXT = """
            (deed) => {
              const seen = (element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true' && element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
              const ending = [...document.querySelectorAll('.play .decision .ending [data-option]')].filter(seen).at(-1);
              if (!deed && ending) return ending;
              for (const decision of document.querySelectorAll('.play .decision')) {
                const all = (selector) => [...decision.querySelectorAll(selector)].filter(seen);
                const others = all('[data-option]').filter((option) => !option.closest('.ending'));
                const folds = ['.all-answers', '.answer-group', '.described'].flatMap((fold) => all(`${fold}:not([open]) > summary`));
                const next = (deed ? all('[data-pick]')[0] ?? others.at(-1) ?? folds[0] : null) ?? others[0] ?? folds[0] ?? all('.decision-form > button.main')[0] ?? all('.decision-form :is(button, input[type=checkbox], input[type=radio])')[0];
                if (next) return next;
              }
              return ending ?? [...document.querySelectorAll('.play .further:not([open]) > summary')].filter(seen)[0] ?? null;
            }""";

    /** The way in which a seat presses an element. */
    private enum Hand {
        MOUSE, FINGER, KEYS;

        Page page() {
            var options = new Browser.NewContextOptions();
            return table.player(this == FINGER ? options.setViewportSize(390, 844).setIsMobile(true).setHasTouch(true) : options.setViewportSize(1440, 900));
        }

        void press(Page page, ElementHandle found) {
            switch (this) {
                case MOUSE -> found.click();
                case FINGER -> found.tap();
                case KEYS -> {
                    for (int stops = 0; !(Boolean) page.evaluate("(found) => document.activeElement === found", found); stops++) {
                        assertThat(stops).as("stops of the Tab key to %s", found.textContent()).isLessThan(TABS);
                        page.keyboard().press("Tab");
                    }
                    page.keyboard().press("Enter");
                }
            }
        }
    }

    /** @param kinds the questions that it pressed something for, each as often as it did */
    private record Seat(String name, Page page, Map<String, Integer> kinds, Set<String> done) {

        Seat(String name, Page page) {
            this(name, page, new TreeMap<>(), new HashSet<>());
        }
    }

    /** A turn of a scenario by a hand. */
    private record Way(String ruleset, String scenario, Hand hand, List<String> controls) {

        /** @param controls the country of each seat, or {@link #ANY} */
        static Way of(String ruleset, String scenario, Hand hand, String... controls) {
            return new Way(ruleset, scenario, hand, List.of(controls));
        }

        @Override
        public String toString() {
            return scenario + " from " + controls.size() + " seats, " + hand;
        }
    }

    /** Every third in a run: on land, at sea and overseas, by three hands, in two rulebooks. */
    static List<Way> ways() {
        return Tier.some(List.of(Way.of(EUROPA, "artois", Hand.MOUSE, "france", "spain"), Way.of(EUROPA, "armada", Hand.MOUSE, ANY, ANY),
                Way.of(EUROPA, "low-countries", Hand.MOUSE, "france", "spain", "holland"), Way.of(EIA, "turkey-russia", Hand.MOUSE, "turkey", "russia"),
                Way.of(EUROPA, "colonial", Hand.MOUSE, ANY, ANY), Way.of(EIA, "turkey-russia", Hand.FINGER, "turkey", "russia"),
                Way.of(EUROPA, "artois", Hand.FINGER, "france", "spain"), Way.of(EUROPA, "artois", Hand.KEYS, "france", "spain")), 3);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void itIsPlayed(Way way) {
        turn(way.ruleset(), way.scenario(), way.hand(), way.controls().stream().map(country -> country.equals(ANY) ? null : country).toArray(String[]::new));
    }

    /** @param controls the country of each seat; where none is named, the countries of the scenario go round */
    private static void turn(String ruleset, String scenario, Hand hand, String... controls) {
        var parties = table.get("api/scenarios").valueStream()
                .filter(each -> each.path("ruleset").asString().equals(ruleset) && each.path("name").asString().equals(scenario)).findAny().orElseThrow()
                .path("parties").valueStream().map(JsonNode::asString).toList();
        var seats = IntStream.range(0, controls.length).mapToObj(seat -> "{\"name\": \"Seat %d\", \"controls\": [%s]}".formatted(seat + 1,
                controls[seat] != null ? '"' + controls[seat] + '"'
                        : String.join(", ", IntStream.range(0, parties.size()).filter(each -> each % controls.length == seat).mapToObj(each -> '"' + parties.get(each) + '"').toList()))).toList();
        var game = table.made(table.post("api/games", """
                {"ruleset": "%s", "scenario": "%s", "name": "A whole turn", "dice": "server", "undo": "free", "public": true, "seats": [%s]}"""
                .formatted(ruleset, scenario, String.join(", ", seats)), null));
        var players = IntStream.range(0, controls.length).mapToObj(seat -> {
            var page = hand.page();
            page.navigate(table.invitation(game, game.seats().get(seat)));
            return new Seat("Seat " + (seat + 1), page);
        }).toList();
        var host = new Seat("host", hand.page());
        host.page().navigate(table.invitation(game, game.host()));
        int before = turns(game);
        int deeds = 0;
        for (int pressed = 0; turns(game) == before && !awaited(game).isEmpty(); pressed++) {
            assertThat(pressed).as("presses for a turn, by question: %s", players.stream().map(Seat::kinds).toList()).isLessThan(MOST);
            var asked = awaited(game);
            // The host answers for who has no seat.
            var player = players.stream().filter(each -> each.name().equals(asked.getFirst())).findFirst().orElse(host);
            deeds += act(game, player, asked.getFirst(), hand) ? 1 : 0;
        }
        assertThat(deeds).as("deeds").isPositive();
        for (var player : players) {
            upToDate(game, player.page());
            assertThat(player.page().locator(".problem")).hasCount(0);
        }
    }

    private static int position(Table.Made game) {
        return table.get("api/games/" + game.id(), game.host()).path("position").asInt();
    }

    /** The number of turns that have begun: rounds in Europa, months in Empires in Arms. */
    private static int turns(Table.Made game) {
        return (int) table.get("api/games/" + game.id() + "/timeline", game.host()).path("moments").valueStream()
                .filter(each -> Set.of("round", "month").contains(each.path("kind").asString())).count();
    }

    private static List<String> awaited(Table.Made game) {
        return table.get("api/games/" + game.id(), game.host()).path("awaiting").valueStream().map(each -> each.path("seat").asString()).toList();
    }

    private static void upToDate(Table.Made game, Page page) {
        assertThat(page.locator(".game[data-answerable=yes][data-position='" + position(game) + "']")).isVisible();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth")).as("nothing is wider than the window").isTrue();
    }

    /** One press, or a whole move of a piece. Says whether something was done that no other answer of its kind was used for before. */
    private static boolean act(Table.Made game, Seat player, String asked, Hand hand) {
        var page = player.page();
        upToDate(game, page);
        int before = position(game);
        var kind = table.get("api/games/" + game.id() + "/decisions", game.host()).valueStream()
                .filter(each -> each.path("seat").asString().equals(asked)).findFirst().orElseThrow().path("kind").asString();
        player.kinds().merge(kind, 1, Integer::sum);
        boolean deed = player.done().add(kind);
        var found = page.evaluateHandle(NEXT, deed).asElement();
        assertThat(found).as("what %s presses for %s at %s", player.name(), kind, before).isNotNull();
        boolean picked = found.getAttribute("data-pick") != null;
        boolean leadsOn = (Boolean) found.evaluate("(element) => !element.matches('[data-option], [data-pick], .decision-form > button.main')");
        boolean wary = (Boolean) found.evaluate("(element) => element.classList.contains('wary')");
        boolean folded = (Boolean) found.evaluate("(element) => element.tagName === 'SUMMARY' && !element.closest('.described')");
        hand.press(page, found);
        if (leadsOn) {
            // A list that was opened is a step to the deed; a form that has to be filled in is left for the next answer.
            if (deed && folded) {
                player.done().remove(kind);
            }
            return false;
        }
        if (picked) {
            var target = page.locator(".counters [data-target]").first();
            assertThat(target).isAttached();
            upToDate(game, page);
            if (hand == Hand.KEYS) {
                hand.press(page, target.elementHandle());
            } else {
                target.dispatchEvent("click");
            }
            assertThat(page.locator(".aim [data-send][aria-disabled=false]")).isVisible();
            hand.press(page, page.locator(".aim [data-send]").elementHandle());
        } else if (wary && position(game) == before) {
            page.keyboard().press("Enter");
        }
        page.waitForCondition(() -> position(game) > before);
        return deed;
    }
}
