package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.rulebook.RuleReference;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.HashChain;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.Views;
import tercio.projections.sentence.Language;
import tools.jackson.databind.json.JsonMapper;

/** Explains the codes of rules in explanations, refusals and decisions. */
@RestController
@RequestMapping("/api/rulesets/{id}/rules")
@Tag(name = "Games")
public class RuleController {

    /** The description of the parameter for the language of rules. */
    public static final String LANGUAGE = "the language of rules and readings, en or fr; left out, that of Accept-Language";

    /** The key of a cached reference: the rules of a ruleset in a language. */
    private record ReferenceKey(String ruleset, Language language) {}

    private final RulebookModules modules;
    private final MessageRegistry dictionary;
    private final Views views;
    private final JsonMapper json;
    private final Map<ReferenceKey, RuleReference> references = new ConcurrentHashMap<>();

    RuleController(RulebookModules modules, MessageRegistry dictionary, Views views, JsonMapper json) {
        this.modules = modules;
        this.dictionary = dictionary;
        this.views = views;
        this.json = json;
    }

    @GetMapping
    @Operation(summary = "The rules that rulings cite, by chapter, with their titles and places in the printed rules")
    ResponseEntity<byte[]> rules(@PathVariable String id, @Parameter(description = LANGUAGE) @RequestParam Optional<String> lang) {
        var reference = reference(id);
        return answer(reference, reference.index());
    }

    @GetMapping("/{code}")
    @Operation(summary = "What a rule says, with its printed tables and the readings of what is unclear in it")
    ResponseEntity<byte[]> rule(@PathVariable String id, @PathVariable String code, @Parameter(description = LANGUAGE) @RequestParam Optional<String> lang) {
        var reference = reference(id);
        return answer(reference, reference.page(code).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.rule").with("rule", new Text(code)).with("ruleset", new Text(id)))));
    }

    private RuleReference reference(String id) {
        var language = ReaderLanguage.now();
        var asked = new ReferenceKey(id, language);
        var known = references.get(asked);
        if (known != null) {
            return known;
        }
        var made = modules.module(id).map(module -> RuleReference.of(module, language))
                .or(() -> dictionary.ruleset(id).map(this::withoutModule))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.ruleset-listed").with("ruleset", new Text(id))));
        references.put(asked, made);
        return made;
    }

    private RuleReference withoutModule(Ruleset<?, ?, ?, ?> rules) {
        return new RuleReference(rules.id(), rules.rulebook(), rules.readings(), views.printedTables(rules.id()));
    }

    /** Writes an answer with its language. Untranslated rules are answered in English, and the header says so. */
    private ResponseEntity<byte[]> answer(RuleReference reference, Object body) {
        var bytes = json.writeValueAsBytes(body);
        return ResponseEntity.ok().eTag("\"" + HashChain.hash(bytes) + "\"").cacheControl(CacheControl.noCache())
                .header(HttpHeaders.CONTENT_LANGUAGE, reference.language().code()).contentType(MediaType.APPLICATION_JSON).body(bytes);
    }
}
