package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.JsonNode;

/** A ruleset is described by what it has. */
class RulesetTest {

    private static RawHttp http;

    @BeforeAll
    static void start() {
        http = new RawHttp(Served.installedAndRaces().port());
    }

    private static List<String> names(JsonNode list) {
        return list.valueStream().map(each -> each.path("name").asString()).toList();
    }

    /** The description of any installed ruleset agrees with its other addresses. */
    @Test
    void anInstalledRulesetIsDescribedByItsModule() {
        for (var module : RulebookModules.all().modules()) {
            var body = http.get("/api/rulesets/" + module.id()).json();
            assertThat(body.path("title").asString()).isEqualTo(module.title().map(Texts::englishPhrase).orElse(module.id()));
            assertThat(names(body.path("procedures"))).isEqualTo(module.procedures().stream().map(procedure -> procedure.procedure()).toList());
            assertThat(body.path("readings").valueStream().map(reading -> reading.path("id").asString()).toList())
                    .isEqualTo(module.readings().stream().map(reading -> reading.id()).toList());
            assertThat(names(body.path("tables"))).isEqualTo(http.get("/api/rulesets/" + module.id() + "/tables").json()
                    .valueStream().map(table -> table.path("id").asString()).toList());
            assertThat(names(body.path("views"))).isEqualTo(module.manifest(Language.EN).views().stream().map(view -> view.name()).toList());
        }
    }

    @Test
    void thePageIsTheDescriptionWithoutWhatTheAdjudicatorNeeds() {
        var whole = http.get("/api/rulesets/eu-military").json();
        var page = http.get("/api/rulesets/eu-military/page").json();
        assertThat(page.propertyNames()).doesNotContain("procedures", "readings", "tables").isNotEmpty()
                .allSatisfy(name -> assertThat(page.get(name)).isEqualTo(whole.get(name)));
        assertThat(page.toString().length()).as("characters").isLessThan(4_300);
    }

    @Test
    void aRulesetWithoutAModuleHasItsViewsAndNoPage() {
        var race = http.get("/api/rulesets/race").json();
        assertThat(names(race.path("views"))).containsExactly("board");
        assertThat(race.has("page")).isFalse();
        assertThat(race.at("/names/pieces").asString()).isEqualTo("pieces");
        assertThat(race.path("commands").valueStream().map(JsonNode::asString)).contains("Gamble");
    }

    @Test
    void anUnknownRulesetIsNotFound() {
        assertThat(http.get("/api/rulesets/chess").status()).isEqualTo(404);
        assertThat(http.get("/api/rulesets/chess/page").status()).isEqualTo(404);
    }

    /** A browser runs a module and takes a style sheet only under its own content type. */
    @Test
    void whatDrawsARulesetIsServed() {
        var page = http.get("/api/rulesets/eu-military/page").json();
        for (var kind : List.of("page", "style")) {
            var file = http.get("/" + page.path(kind).asString());
            assertThat(file.status()).as(kind).isEqualTo(200);
            assertThat(file.header("Content-Type").orElse("")).as(kind).contains(kind.equals("page") ? "javascript" : "css");
        }
    }
}
