package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Lists rulesets and scenarios. */
@RestController
@RequestMapping("/api")
@Tag(name = "Games")
class CatalogueController {

    /**
     * A rulebook by which games can be played.
     *
     * @param secrets whether its games keep something from somebody, unless a table plays openly
     */
    record RulesetBody(String id, String title, String edition, String description, List<String> commands, boolean secrets) {}

    /**
     * A scenario printed with the program.
     *
     * @param name used in requests
     * @param title for players
     * @param parties that seats can control, in alphabetical order
     * @param roster parties from which the sides can be chosen when a game is made, in alphabetical order; empty where the sides are fixed
     * @param secrets whether a game of it hides something from some of its players, unless its table is open; as printed, other sides may have other seas
     */
    record PrintedScenarioBody(String ruleset, String name, String title, String description, List<String> parties, List<String> roster, boolean secrets) {}

    private final MessageRegistry dictionary;

    CatalogueController(MessageRegistry dictionary) {
        this.dictionary = dictionary;
    }

    @GetMapping("/rulesets")
    @Operation(summary = "The rulesets that can be played")
    List<RulesetBody> rulesets(@Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return dictionary.rulesets().stream()
                .map(rules -> new RulesetBody(rules.id(), ReaderText.phrase(rules.title()), rules.edition(), ReaderText.text(rules.description()),
                        dictionary.commandsOf(rules.id()), allHaveSecrets(rules)))
                .toList();
    }

    /** Whether each of its printed scenarios makes a game with secrets; the summary of a game tells it of that game. */
    private static <N extends Scenario> boolean allHaveSecrets(Ruleset<?, ?, ?, N> rules) {
        return rules.hasSecrets() && rules.scenarios().keySet().stream().flatMap(name -> rules.scenario(name).stream())
                .allMatch(scenario -> rules.hasSecrets(rules.edition(), scenario));
    }

    private static <N extends Scenario> boolean hasSecrets(Ruleset<?, ?, ?, N> rules, String name) {
        return rules.hasSecrets() && rules.scenario(name).filter(scenario -> rules.hasSecrets(rules.edition(), scenario)).isPresent();
    }

    @GetMapping("/scenarios")
    @Operation(summary = "The scenarios that can be played")
    List<PrintedScenarioBody> scenarios(@Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return dictionary.rulesets().stream()
                .flatMap(rules -> rules.scenarios().entrySet().stream()
                        .map(scenario -> new PrintedScenarioBody(rules.id(), scenario.getKey(), ReaderText.name(scenario.getValue().title()),
                                ReaderText.name(scenario.getValue().description()), parties(rules, scenario.getKey()),
                                rules.roster(scenario.getKey()).stream().sorted().toList(), hasSecrets(rules, scenario.getKey()))))
                .toList();
    }

    @GetMapping("/scenarios/{ruleset}/{name}")
    @Operation(summary = "A scenario written out, as it can be changed and sent along when a game is made")
    Scenario scenario(@PathVariable String ruleset, @PathVariable String name) {
        return dictionary.ruleset(ruleset).<Scenario>flatMap(rules -> rules.scenario(name).map(Scenario.class::cast))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.scenario").with("scenario", new Text(name)).with("ruleset", new Text(ruleset))));
    }

    private static <N extends Scenario> List<String> parties(Ruleset<?, ?, ?, N> rules, String scenario) {
        return rules.scenario(scenario).stream().flatMap(printed -> rules.parties(printed).stream()).sorted().toList();
    }
}
