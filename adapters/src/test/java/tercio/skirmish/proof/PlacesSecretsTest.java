package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.skirmish.rules.CaptainOrder;
import tercio.skirmish.rules.SkirmishCommand.ChooseOrder;
import tercio.skirmish.rules.SkirmishCommand.SetReserve;

/** An observer, a deputy and a referee see what their place says, and nothing more, through every channel. */
class PlacesSecretsTest {

    private static SkirmishTable one;
    private static SkirmishTable two;

    @BeforeAll
    static void start() {
        one = new SkirmishTable();
        two = new SkirmishTable();
    }

    @AfterAll
    static void stop() {
        one.close();
        two.close();
    }

    /** Two games in which blue keeps another reserve and gives another order; everybody else does the same. */
    private static TwinSkirmish twins() {
        var twins = new TwinSkirmish(one, two, "duel", List.of("red", "blue"), true, 5);
        twins.place("public", "observer", "", false);
        twins.place("of red", "observer", "\"seat of red\"", false);
        twins.place("deputy", "deputy", "\"seat of red\"", false);
        twins.place("referee", "referee", "", false);
        twins.place("of blue", "observer", "\"seat of blue\"", false);
        twins.place("all-seeing", "referee", "", true);
        twins.play(new SetReserve("blue", Optional.of(1)), new SetReserve("blue", Optional.of(2)));
        twins.play(new SetReserve("red", Optional.of(2)));
        twins.play(new ChooseOrder("blue", Optional.of(CaptainOrder.ATTACK)), new ChooseOrder("blue", Optional.of(CaptainOrder.HOLD)));
        return twins;
    }

    /** In the short tier the observer is asked who sees most of those that do not see blue. */
    @Tag(Tier.BOTH)
    @Test
    void whoSeesNotBlueCannotTellTheGamesApart() {
        var twins = twins();
        for (var person : Tier.thorough() ? List.of("public", "of red", "deputy", "referee") : List.of("of red")) {
            assertThat(twins.sameThroughEveryChannel(person)).as(person).isNotEmpty();
        }
        twins.sameRefusal("referee", "/adjustments", "{\"reason\": \"a slip\", \"changes\": []}");
        twins.sameRefusal("public", "/commands", "{\"type\": \"Commit\", \"captain\": \"blue\", \"men\": 9}");
        twins.sameRefusal("deputy", "/commands", "{\"type\": \"ChooseOrder\", \"captain\": \"blue\"}");
        twins.sameRefusal("referee", "/forks", "{\"at\": 3}");
    }

    @Test
    void whoMaySeeBlueSeesIt() {
        var twins = twins();
        for (var person : List.of("of blue", "all-seeing")) {
            assertThat(twins.events(person).text()).as(person).contains("\"men\":1");
        }
        assertThat(twins.events("public").text()).doesNotContain("\"men\":1");
    }

    /** Blue writes beside one of two games that are otherwise the same. */
    @Thorough("Two services play a game twice: twins. The other two twins of this class are in the short tier.")
    @Test
    void whatBlueWritesForItselfAndForTheSeatsIsNothingToOthers() {
        var twins = new TwinSkirmish(one, two, "duel", List.of("red", "blue"), true, 5);
        twins.place("public", "observer", "", false);
        twins.place("of blue", "observer", "\"seat of blue\"", false);
        twins.place("referee", "referee", "", false);
        twins.play(new SetReserve("blue", Optional.of(1)));
        twins.writesInOne("blue", "{\"kind\": \"note\", \"glyph\": \"!\", \"text\": \"A small reserve will do.\"}");
        for (var other : Arrays.asList("red", "public", "of blue", "referee", null)) {
            assertThat(twins.sameThroughEveryChannel(other)).as(other).isNotEmpty();
        }
        twins.writesInOne("blue", "{\"kind\": \"chat\", \"text\": \"Are we ready?\"}");
        for (var onlooker : Arrays.asList("public", "of blue", null)) {
            assertThat(twins.sameThroughEveryChannel(onlooker)).as(onlooker).isNotEmpty();
        }
    }

    /** The events of places are sealed like others: their boards hold secrets. */
    @Test
    void aForkAndAnImportOfAGameWithSecretsKeepItsPlaces() {
        try (var table = new SkirmishTable()) {
            var game = table.game("duel", "physical", List.of("red", "blue"));
            assertThat(table.post(game.home() + "/places", game.host(), "{\"person\": \"Dora\", \"role\": \"deputy\", \"seats\": [\"seat of red\"]}",
                    "Idempotency-Key", "k").status()).isEqualTo(201);
            var dora = table.opened(table.post(game.home() + "/places/Dora/token", game.host(), "{}").json());
            assertThat(table.post(game.home() + "/commands", dora, TwinSkirmish.written(new SetReserve("red", Optional.of(2))).toString()).status()).isEqualTo(200);

            var fork = table.post(game.home() + "/forks", game.host(), "{\"at\": 3}").json();
            var copy = table.post("/api/games/import?again=true", null, table.get(game.home() + "/record", game.host()).text()).json();

            for (var made : List.of(fork, copy)) {
                var home = "/api/games/" + made.path("id").asString();
                var host = made.path("hostToken").asString();
                assertThat(table.get(home + "/places", host).text()).contains("\"person\":\"Dora\"");
                var verified = table.get(home + "/verification", host);
                assertThat(verified.json().path("divergences").toString()).as(verified.text()).isEqualTo("[]");
            }
        }
    }
}
