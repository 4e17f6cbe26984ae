package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every game is told as an account, whatever its rulebook, in the language of its reader, at any position. */
class AccountServiceTest {

    private static final String DECLARED = "France declares a major campaign for 50 D.";
    /** The position of the campaign in the march on Artois. */
    private static final int CAMPAIGN = 2;

    private static ImportedGame march;
    private static ImportedGame campaign;

    @BeforeAll
    static void open() throws IOException {
        march = ImportedGame.of(Served.installed(), "march-on-artois");
        campaign = ImportedGame.of(Served.installed(), "turks-and-russians");
    }

    @Test
    void theAccountHasASentenceForWhatDecidedSomething() {
        var game = march;

        var entries = game.client().get(game.path() + "/account", game.host()).body().path("entries");

        assertThat(entries.path(1).path("position").asInt()).isEqualTo(CAMPAIGN);
        assertThat(entries.path(1).path("text").asString()).isEqualTo(DECLARED);
    }

    @Test
    void whatDecidesNothingIsLeftOut() {
        var game = campaign;

        var entries = game.client().get(game.path() + "/account", game.host()).body().path("entries");

        var quiet = game.client().get(game.path() + "/log?limit=500", game.host()).body().path("lines").valueStream()
                .filter(line -> line.path("quiet").asBoolean()).map(line -> line.path("position").asInt()).toList();
        assertThat(quiet).as("the game has events that decide nothing").isNotEmpty();
        assertThat(entries.valueStream().map(entry -> entry.path("position").asInt())).doesNotContainAnyElementsOf(quiet);
    }

    @Test
    void theTextIsInTheLanguageAndTheFormThatTheReaderAsksFor() {
        var game = march;

        var plain = game.client().get(game.path() + "/summary", game.host(), "Accept", "text/plain").raw();
        assertThat(plain.headers().firstValue("Content-Type")).hasValue("text/plain;charset=UTF-8");
        assertThat(plain.body()).startsWith("Account of the game\n\n").contains("\n" + DECLARED + "\n");
        assertThat(game.client().get(game.path() + "/summary?lang=fr", game.host(), "Accept", "text/markdown").raw().body())
                .startsWith("# Récit de la partie\n\n").contains("\n\nLa France déclare une campagne majeure pour 50 D.\n\n");
        var told = game.client().get(game.path() + "/summary?at=" + CAMPAIGN, game.host()).body();
        assertThat(told.path("title").asString()).isEqualTo("Account of the game");
        assertThat(told.path("paragraphs").valueStream().map(text -> text.asString())).as("no further than the position").endsWith(DECLARED).hasSize(2);
    }

    /** Undone events are told of the time before the undo, and not after. */
    @Test
    void whatWasTakenBackIsNotTold() throws IOException {
        var game = ImportedGame.of(Served.installed(), "march-on-artois");
        var client = game.client();
        int before = client.get(game.path(), game.host()).body().path("position").asInt();
        assertThat(client.post(game.path() + "/undo", game.host(), "{\"to\": 1, \"reason\": \"a slip\"}").status()).isEqualTo(200);

        assertThat(client.get(game.path() + "/summary", game.host()).body().path("paragraphs").toString()).contains("a slip").doesNotContain(DECLARED);
        assertThat(client.get(game.path() + "/summary?at=" + before, game.host()).body().path("paragraphs").toString()).contains(DECLARED);
    }

    @Test
    void aCampaignOfEmpiresInArmsHasOne() {
        var english = campaign.client().get(campaign.path() + "/summary", campaign.host()).body().path("paragraphs");
        var french = campaign.client().get(campaign.path() + "/summary?lang=fr", campaign.host()).body().path("paragraphs");

        assertThat(english.size()).isGreaterThan(10).isEqualTo(french.size());
        assertThat(french.path(0).asString()).isEqualTo("La partie commence.");
    }

    @Test
    void aLanguageThatTheServiceDoesNotSpeakIsRefused() {
        var game = march;

        assertThat(game.client().get(game.path() + "/account?lang=xx", game.host()).body().toString()).contains("/lang").contains("en, fr");
    }
}
