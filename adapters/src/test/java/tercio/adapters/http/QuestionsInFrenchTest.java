package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The service itself asks a French reader in French; an English reader finds the answers as they always were. */
class QuestionsInFrenchTest {

    /** Before the campaign in the march on Artois. */
    private static final String FIRST = "/decisions?at=1";

    private static ImportedGame march;

    @BeforeAll
    static void open() throws IOException {
        march = ImportedGame.of(Served.installed(), "march-on-artois");
    }

    private static JsonNode asked(String path, String... headers) {
        return march.client().get(march.path() + path, march.host(), headers).body();
    }

    @Test
    void theQuestionAndItsAnswersAreInTheLanguageThatIsAskedFor() {
        var french = asked(FIRST + "&lang=fr").path(0);

        assertThat(french.path("prompt").asString()).isEqualTo("Quelle campagne choisit la France\u00a0?");
        assertThat(french.path("lang").asString()).isEqualTo("fr");
        assertThat(french.path("options").valueStream().map(option -> option.path("label").asString())).contains("une campagne majeure, 50 D");
        assertThat(french.path("options").valueStream()).allMatch(option -> option.path("lang").asString("").equals("fr"));
        assertThat(asked(FIRST, "Accept-Language", "fr").path(0)).isEqualTo(french);
    }

    /** The language is no part of an English answer: older programs read the same as before. */
    @Test
    void theEnglishAnswerHasTheFieldsOfTheContract() {
        var english = asked(FIRST).path(0);

        assertThat(english.path("prompt").asString()).isEqualTo("Which campaign does France choose?");
        assertThat(english.propertyNames()).containsExactly("id", "seat", "party", "kind", "rule", "prompt", "options");
        assertThat(english.path("options").path(0).propertyNames()).containsExactly("label", "command");
        assertThat(english.path("options").path(0).path("label").asString()).isEqualTo("no campaign, 0 D");
    }

    @Test
    void programsGetKeyAndArgumentsBesideTheText() {
        var sentence = asked(FIRST + "&sentences=true").path(0).path("sentence");

        assertThat(sentence.path("key").asString()).isEqualTo("eu.campaign.asked");
        assertThat(sentence.path("arguments").path("who").path("id").asString()).isEqualTo("france");
    }

    /** No text of a question, an answer or a form of Empires in Arms is left to the page. */
    @Test
    void aCampaignOfEmpiresInArmsAsksInFrenchThroughout() throws IOException {
        var campaign = ImportedGame.of(march.client(), "turks-and-russians");
        int asked = 0;
        for (int at = 1; at <= 40; at++) {
            var french = campaign.read("/decisions?lang=fr&at=" + at).valueStream().toList();

            asked += french.size();
            assertThat(french).allSatisfy(decision -> {
                assertThat(decision.path("lang").asString("")).as("%s", decision.path("prompt")).isEqualTo("fr");
                assertThat(decision.path("options").valueStream()).allMatch(option -> option.path("lang").asString("").equals("fr"));
                assertThat(decision.path("form").path("fields").valueStream()).allMatch(field -> field.path("lang").asString("").equals("fr"));
                assertThat(decision.path("form").path("limits").valueStream()).allMatch(limit -> limit.path("lang").asString("").equals("fr"));
            });
        }
        assertThat(asked).isPositive();
    }

    @Test
    void theSummaryAsksAsTheDecisionsDo() {
        for (var language : new String[] {"en", "fr"}) {
            var decisions = asked("/decisions", "Accept-Language", language).valueStream().map(decision -> decision.path("prompt").asString()).toList();
            var awaiting = asked("", "Accept-Language", language).path("awaiting");

            assertThat(awaiting.valueStream().map(awaited -> awaited.path("prompt").asString()).toList()).isNotEmpty().isEqualTo(decisions);
            assertThat(awaiting.valueStream()).noneMatch(awaited -> awaited.has("translations"));
        }
    }

    /** The mark of a French answer names its position, too. */
    @Test
    void theMarkOfAFrenchAnswerNamesItsPosition() {
        var raw = march.client().get(march.path() + FIRST + "&lang=fr", march.host()).raw();
        assertThat(raw.headers().firstValue("ETag")).hasValue("\"1-fr\"");

        assertThat(march.client().post(march.path() + "/commands", march.host(), "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}",
                "If-Match", "\"1-fr\"").status()).as("the game has moved on").isEqualTo(412);
    }
}
