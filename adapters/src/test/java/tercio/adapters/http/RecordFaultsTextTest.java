package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The reason why a record is not imported reads in the language of the caller, with the line. */
class RecordFaultsTextTest {

    private static Client client;
    private static String record;

    @BeforeAll
    static void open() throws IOException {
        client = Served.installed();
        try (var stream = RecordFaultsTextTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            record = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String line(int number) {
        return record.lines().skip(number - 1).findFirst().orElseThrow();
    }

    private static void reads(String sent, String english, String french) {
        var answer = client.post("/api/games/import?again=true", null, sent);
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.body().path("detail").asString()).isEqualTo(english);

        var told = client.post("/api/games/import?again=true", null, sent, "Accept-Language", "fr").body();
        assertThat(told.path("detail").asString()).isEqualTo(french.replace(" :", "\u00a0:").replace(" ;", "\u00a0;").replace("« ", "«\u00a0").replace(" »", "\u00a0»"));
        assertThat(told.path("lang").asString()).isEqualTo("fr");
        assertThat(told.path("line").asInt()).isEqualTo(answer.body().path("line").asInt());
    }

    @Test
    void aHeaderThatIsNone() {
        reads("{}\n", "Line 1: this is no record of the format tercio-record, version 1.", "Ligne 1 : ce n’est pas un dossier du format tercio-record, version 1.");
        reads("chess\n", "Line 1: this is no JSON: Unrecognized token 'chess': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false') (line 1, column 1)",
                "Ligne 1 : ce n’est pas du JSON : un mot n’a pas sa place ici (en anglais : « Unrecognized token 'chess': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false') ») (ligne 1, colonne 1)");
        reads("[]\n", "Line 1: a line is a JSON object.", "Ligne 1 : une ligne est un objet JSON.");
    }

    @Test
    void aRulesetThatNobodyKnows() {
        reads(record.replaceFirst("\"ruleset\":\"eu-military\"", "\"ruleset\":\"chess\""), "Line 1: this program does not know the ruleset 'chess'.",
                "Ligne 1 : ce programme ne connaît pas les règles « chess ».");
    }

    @Test
    void aRecordThatEndsEarly() {
        long events = record.lines().count() - 1;

        reads(line(1) + "\n" + line(2) + "\n", "Line 3: the record ends before its " + events + " events.", "Ligne 3 : le dossier finit avant ses " + events + " événements.");
    }

    @Test
    void anEventOutOfOrder() {
        reads(line(1) + "\n" + line(3) + "\n", "Line 2: the event of position 1 is expected here, not that of 2: events are missing, doubled or out of order.",
                "Ligne 2 : l’événement de la position 1 est attendu ici, et non celui de 2 : des événements manquent, sont doublés ou en désordre.");
    }

    @Test
    void anEntryThatWasChanged() {
        var second = line(2);
        reads(record.replace(second, second.replaceFirst("\"hash\":\"..", "\"hash\":\"zz")), "Line 2: the entry is not the one that was recorded: its hash does not fit.",
                "Ligne 2 : l’entrée n’est pas celle qui fut enregistrée : son empreinte ne correspond pas.");
    }
}
