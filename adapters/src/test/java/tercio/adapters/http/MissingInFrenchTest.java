package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A thing that is missing is named in the language of the caller. */
class MissingInFrenchTest {

    private static ImportedGame march;

    @BeforeAll
    static void open() throws IOException {
        march = ImportedGame.of(Served.installed(), "march-on-artois");
    }

    private static void reads(String path, String english, String french) {
        var answer = march.client().get(path, march.host());
        assertThat(answer.status()).as(path).isEqualTo(404);
        assertThat(answer.body().path("detail").asString()).isEqualTo(english);
        assertThat(answer.body().has("lang")).isFalse();

        var told = march.client().get(path, march.host(), "Accept-Language", "fr").body();
        assertThat(told.path("detail").asString()).isEqualTo(french.replace(" ;", "\u00a0;").replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»"));
        assertThat(told.path("lang").asString()).isEqualTo("fr");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "/moves/nobody | There is no nobody on the board. | Il n’y a pas de nobody sur le plateau.",
        "/odds/moves/nobody?path=artois | There is no nobody on the board that moves along paths. | Il n’y a pas sur le plateau de nobody qui suive un trajet.",
        "/rulings/99999 | There is no ruling at position 99999. | Il n’y a pas de jugement à la position 99999.",
        "/amendments/77 | There is no amendment 77. | Il n’y a pas de correction 77.",
        "/rollouts/none | There is no rollout none of this game; the newest ones are kept. | Il n’y a pas de suite jouée none de cette partie ; les plus récentes sont gardées.",
    })
    void inAGame(String path, String english, String french) {
        reads(march.path() + path, english, french);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "/api/games/no-such-game | There is no game no-such-game that you may see. | Il n’y a pas de partie no-such-game que vous puissiez voir.",
        "/api/rulesets/chess | There is no ruleset chess. | Il n’y a pas de règles chess.",
        "/api/rulesets/chess/rules | There is no ruleset chess. /api/rulesets lists them. | Il n’y a pas de règles chess. /api/rulesets en donne la liste.",
        "/api/rulesets/eu-military/rules/EU-CHESS | There is no rule EU-CHESS of eu-military. /api/rulesets/eu-military/rules lists the rules. | Il n’y a pas de règle EU-CHESS dans eu-military. /api/rulesets/eu-military/rules donne la liste des règles.",
        "/api/rulesets/eu-military/tables/chess | The ruleset eu-military has no table chess. | Les règles eu-military n’ont pas de table chess.",
        "/api/scenarios/eu-military/chess | There is no scenario chess of a ruleset eu-military. | Il n’y a pas de scénario chess pour des règles eu-military.",
    })
    void inTheCatalogues(String path, String english, String french) {
        reads(path, english, french);
    }

    @Test
    void theDecisionsThatAreAwaitedAreNamed() {
        var awaited = String.join(", ", march.read("/decisions?at=1").valueStream().map(decision -> decision.path("id").asString()).toList());

        reads(march.path() + "/decisions/sortie/sample?at=1", "No decision sortie whose answers you may see is awaited at position 1; awaited are " + awaited + ".",
                "Aucune décision sortie dont vous puissiez voir les réponses n’est attendue à la position 1 ; celles qui sont attendues : " + awaited + ".");
    }
}
