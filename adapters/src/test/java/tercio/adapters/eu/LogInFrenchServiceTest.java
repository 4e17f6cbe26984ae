package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.ImportedGame;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;

/** The log of a game answers in the language of its reader; English is what every client gets that asks for none. */
class LogInFrenchServiceTest {

    /** The campaign of France on the march on Artois. */
    private static final int CAMPAIGN = 2;

    private static ImportedGame game;

    @BeforeAll
    static void open() throws IOException {
        game = ImportedGame.of(Served.installed(), "march-on-artois");
    }

    private static JsonNode campaign(String query, String... headers) {
        return game.client().get(game.path() + "/log?from=" + CAMPAIGN + "&limit=1" + query, game.host(), headers).body().path("lines").path(0);
    }

    @Test
    void whoAsksForNoLanguageReadsEnglish() {
        var line = campaign("");

        assertThat(line.path("text").asString()).isEqualTo("France declares a major campaign for 50 D.");
        assertThat(line.has("lang")).isFalse();
        assertThat(line.has("sentence")).isFalse();
    }

    @Test
    void theAddressOrTheHeaderNamesTheLanguage() {
        var french = "La France déclare une campagne majeure pour 50 D.";

        assertThat(campaign("&lang=fr").path("text").asString()).isEqualTo(french);
        assertThat(campaign("", "Accept-Language", "fr-CH, fr;q=0.9, en;q=0.8").path("text").asString()).isEqualTo(french);
        assertThat(campaign("&lang=fr").path("lang").asString()).isEqualTo("fr");
        assertThat(campaign("&lang=en", "Accept-Language", "fr").path("text").asString()).startsWith("France declares");
        assertThat(campaign("", "Accept-Language", "de, en;q=0.5").path("text").asString()).startsWith("France declares");
    }

    @Test
    void programsReadKeyAndArguments() {
        var sentence = campaign("&lang=fr&sentences=true").path("sentence");

        assertThat(sentence.path("key").asString()).isEqualTo("eu.campaign.declared");
        assertThat(sentence.path("arguments").path("who").path("id").asString()).isEqualTo("france");
        assertThat(sentence.path("arguments").path("campaign").asString()).isEqualTo("major");
        assertThat(sentence.path("arguments").path("price").asInt()).isEqualTo(50);
    }

    /** A cache that has the English answer does not give it to a reader of French. */
    @Test
    void eachLanguageHasATagOfItsOwn() {
        var english = game.client().get(game.path() + "/log?limit=1", game.host());
        var french = game.client().get(game.path() + "/log?limit=1", game.host(), "Accept-Language", "fr", "If-None-Match", english.etag());

        assertThat(french.status()).isEqualTo(200);
        assertThat(french.etag()).isNotEqualTo(english.etag()).endsWith("-fr\"");
        assertThat(String.join(", ", french.raw().headers().allValues("Vary"))).contains("Accept-Language");
    }

    @Test
    void aLanguageThatTheServiceDoesNotSpeakIsRefused() {
        var refused = game.client().get(game.path() + "/log?lang=xx", game.host());

        assertThat(refused.status()).isBetween(400, 422);
        assertThat(refused.body().toString()).contains("/lang").contains("en, fr");
    }
}
