package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;
import tercio.adapters.adjudication.FightSheetJson;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.http.request.PartyParameter;
import tercio.adapters.http.request.QueryParameters;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.ruling.FightSheet;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Tells the rulings of a game, each with its explanation. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Audit")
class RulingsController {

    private static final int MOST_RULINGS = 5_000;

    private final Views views;
    private final JsonMapper json;
    private final PositionReader reader;
    private final ResponseBodies bodies;
    private final RulebookModules modules;

    RulingsController(Views views, JsonMapper json, PositionReader reader, ResponseBodies bodies, RulebookModules modules) {
        this.views = views;
        this.json = json;
        this.reader = reader;
        this.bodies = bodies;
        this.modules = modules;
    }

    @GetMapping("/rulings")
    @PartyParameter
    @Operation(summary = "The rulings in effect, each with its complete explanation in the language of the caller")
    ResponseEntity<Object> rulings(@PathVariable String id, @RequestParam Optional<String> at,
            @RequestParam Optional<String> kind, @RequestParam Optional<String> zone,
            @RequestParam(defaultValue = "0") int from, @RequestParam(defaultValue = "2147483647") int to,
            @Parameter(description = "the largest number of rulings, 1 to 5000; the next page begins after the position of the last ruling")
            @RequestParam(defaultValue = "5000") int limit,
            @Parameter(description = "the language of explanations, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang, WebRequest request,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (limit < 1 || limit > MOST_RULINGS) {
            throw Problem.malformed("/limit", Sentence.of("kernel.sent.one-to").with("most", MOST_RULINGS));
        }
        var page = reader.read(id, authorization, at);
        var party = partyFilter(request, views.fieldNames(page.history().opening().ruleset()).party());
        var body = json.createArrayNode();
        for (var event : page.rules().rulings(from, to)) {
            var ruling = bodies.ruling(event, page.history().opening());
            if (kind.stream().allMatch(ruling.path("kind").asString("")::equalsIgnoreCase)
                    && party.stream().allMatch(name -> ResponseBodies.mentions(ruling, name))
                    && zone.stream().allMatch(name -> ResponseBodies.mentions(ruling, name))) {
                body.add(ruling);
            }
            if (body.size() == limit) {
                break;
            }
        }
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(body);
    }

    /** The party in the query, under the name that this game gives to parties; the name of another rulebook is unknown. */
    private static Optional<String> partyFilter(WebRequest request, String own) {
        var known = new TreeSet<>(Set.of("at", "kind", "zone", "from", "to", "limit", ReaderLanguage.PARAMETER, own));
        request.getParameterMap().keySet().stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw QueryParameters.unknown(name, known);
        });
        return Optional.ofNullable(request.getParameter(own));
    }

    @GetMapping("/rulings/{position}")
    @Operation(summary = "One ruling with its complete explanation in the language of the caller; of a fight also its `sheet`: each figure with the parts behind it, in its unit")
    Object ruling(@PathVariable String id, @PathVariable int position,
            @Parameter(description = "the language of explanations, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var history = reader.read(id, authorization);
        if (position < 1 || position > history.position()
                || history.events().get(position - 1).envelope().explanation().isEmpty()) {
            throw Problem.notFound(Sentence.of("kernel.missing.ruling").with("position", position));
        }
        int undoneBy = history.undoHistory().undoneBy(position);
        var ruling = bodies.ruling(history.events().get(position - 1), history.opening()).put("undoneBy", undoneBy == 0 ? null : Integer.valueOf(undoneBy));
        sheet(history, position).ifPresent(sheet -> ruling.set("sheet", FightSheetJson.of(sheet, (reason, rule) -> ReaderText.reason(reason, rule, history.opening().ruleset()))));
        return ruling;
    }

    private Optional<FightSheet> sheet(GameHistory history, int position) {
        var ruleset = history.openingEvent().ruleset();
        return modules.modules().stream().filter(module -> module.id().equals(ruleset)).findFirst().flatMap(module -> module.sheet(history, position));
    }
}
