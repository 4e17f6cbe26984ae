package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.rulebook.ChangeSchema;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.RuleReference.ReadingText;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.ScenarioSchema;
import tercio.application.record.HashChain;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.FieldNames;
import tercio.projections.PrintedTable;
import tercio.projections.Views;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Describes a ruleset for pages that show its games and for callers of its procedures. */
@RestController
@RequestMapping("/api/rulesets/{id}")
@Tag(name = "Games")
class RulesetController {

    /** A body that is written once, with its ETag. */
    private record RulesetText(byte[] body, String mark) {}

    /** The identity of a ruleset, before its manifest. */
    private record Identity(String id, String title, Optional<String> edition, Optional<String> description, List<String> commands,
            FieldNames names) {}

    /** The key of a description, which never changes. */
    private record Description(String ruleset, Language language) {}

    private record Procedure(String name, String title, ObjectNode schema) {
        static Procedure of(ProcedureEndpoint endpoint, Language language) {
            return new Procedure(endpoint.procedure(), endpoint.title(language), endpoint.schema());
        }
    }

    /**
     * A reading with its choices.
     *
     * @param standard the default choice
     */
    private record Choice(String id, String rule, String why, List<String> choices, String standard) {
        static Choice of(Reading reading, Optional<RulebookTranslation> translation) {
            return new Choice(reading.id(), reading.rule().id(), ReadingText.of(reading, translation).why(), reading.choices(), reading.standard());
        }
    }

    /** The details of a ruleset after its manifest. */
    private record RulesetDetails(List<Procedure> procedures, List<ObjectNode> adjustments, List<Choice> readings, List<Manifest.Title> tables) {}

    private final RulebookModules modules;
    private final MessageRegistry dictionary;
    private final Views views;
    private final JsonMapper json;
    private final HeavyRequests heavy;
    private final Map<Description, RulesetText> described = new ConcurrentHashMap<>();
    private final Map<Description, RulesetText> pages = new ConcurrentHashMap<>();
    private final Map<Description, RulesetText> schemas = new ConcurrentHashMap<>();

    RulesetController(RulebookModules modules, MessageRegistry dictionary, Views views, JsonMapper json, HeavyRequests heavy) {
        this.heavy = heavy;
        this.modules = modules;
        this.dictionary = dictionary;
        this.views = views;
        this.json = json;
    }

    @GetMapping
    @Operation(summary = "A ruleset with its manifest, procedures, readings and tables; also an edition that only the adjudicator knows")
    ResponseEntity<byte[]> ruleset(@PathVariable String id, @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return answer(described, id, true);
    }

    @GetMapping("/page")
    @Operation(summary = "The manifest of a ruleset alone: what a page draws its games from")
    ResponseEntity<byte[]> page(@PathVariable String id, @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return answer(pages, id, false);
    }

    @GetMapping("/scenario-schema")
    @Operation(summary = "The JSON Schema of a scenario that is sent along when a game is made")
    ResponseEntity<byte[]> scenarioSchema(@PathVariable String id, @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        var rules = dictionary.ruleset(id).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.ruleset-with-games").with("ruleset", new Text(id))));
        var body = schemas.computeIfAbsent(new Description(id, ReaderLanguage.now()), known -> taggedBody(ScenarioSchema.of(rules, known.language())));
        return ResponseEntity.ok().eTag(body.mark()).cacheControl(CacheControl.noCache()).contentType(MediaType.APPLICATION_JSON).body(body.body());
    }

    private ResponseEntity<byte[]> answer(Map<Description, RulesetText> bodies, String id, boolean whole) {
        var rules = dictionary.ruleset(id);
        var module = modules.module(id);
        if (rules.isEmpty() && module.isEmpty()) {
            throw Problem.notFound(Sentence.of("kernel.missing.ruleset").with("ruleset", new Text(id)));
        }
        var asked = new Description(id, ReaderLanguage.now());
        var known = bodies.get(asked);
        var written = known != null ? known : whole ? heavy.computeAnswer(asked, () -> wholeBody(asked, rules, module))
                : taggedBody(manifest(asked, rules, module));
        bodies.put(asked, written);
        return ResponseEntity.ok().eTag(written.mark()).cacheControl(CacheControl.noCache())
                .contentType(MediaType.APPLICATION_JSON).body(written.body());
    }

    /**
     * The whole description. Its schemas are derived from what each procedure reads, which takes seconds in a service
     * that has just started.
     */
    private RulesetText wholeBody(Description asked, Optional<Ruleset<?, ?, ?, ?>> rules, Optional<RulebookModule> module) {
        return taggedBody(manifest(asked, rules, module).setAll(json.<ObjectNode>valueToTree(details(asked, rules, module))));
    }

    private ObjectNode manifest(Description asked, Optional<Ruleset<?, ?, ?, ?>> rules, Optional<RulebookModule> module) {
        var texts = Texts.in(asked.language());
        var title = rules.<Sentence>map(Ruleset::title).or(() -> module.flatMap(RulebookModule::title)).map(texts::phrase).orElse(asked.ruleset());
        var body = json.<ObjectNode>valueToTree(new Identity(asked.ruleset(), title, rules.map(Ruleset::edition), rules.map(known -> texts.text(known.description())),
                dictionary.commandsOf(asked.ruleset()), rules.map(views::fieldNames).orElse(FieldNames.PLAIN)));
        return body.setAll(json.<ObjectNode>valueToTree(module.map(known -> known.manifest(asked.language()))
                .orElseGet(() -> Manifest.plain(rules.stream().flatMap(known -> views.of(known).keySet().stream())))));
    }

    private RulesetDetails details(Description asked, Optional<Ruleset<?, ?, ?, ?>> rules, Optional<RulebookModule> module) {
        var translation = module.flatMap(known -> known.rulesIn(asked.language()));
        return new RulesetDetails(module.stream().flatMap(known -> known.procedures().stream()).map(endpoint -> Procedure.of(endpoint, asked.language())).toList(),
                rules.flatMap(Ruleset::adjustments).stream().flatMap(known -> known.kinds().stream()).map(kind -> ChangeSchema.of(kind, Texts.in(asked.language()), to -> Optional.empty())).toList(),
                module.map(RulebookModule::readings).or(() -> rules.map(Ruleset::readings)).orElse(List.of()).stream().map(reading -> Choice.of(reading, translation)).toList(),
                views.printedTables(asked.ruleset()).stream().map(table -> tableTitle(table, translation)).toList());
    }

    private RulesetText taggedBody(ObjectNode body) {
        var bytes = json.writeValueAsBytes(body);
        return new RulesetText(bytes, "\"" + HashChain.hash(bytes) + "\"");
    }

    private static Manifest.Title tableTitle(PrintedTable table, Optional<RulebookTranslation> translation) {
        return new Manifest.Title(table.id(), translation.map(known -> known.tableTitle(table.id())).orElseGet(table::title));
    }
}
