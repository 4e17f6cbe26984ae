package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;
import tercio.adapters.adjudication.FightSheetJson;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.DamagedGames;
import tercio.application.dice.DiceCommitments;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.SeatContributions;
import tercio.application.record.CommitmentCause;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.EventLog;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.DiceAudit;
import tercio.application.verification.VerificationReport;
import tercio.application.verification.Verifier;
import tercio.domain.ruling.FightSheet;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Lets anyone check a game: its rulings, its dice, and the verification of the whole game. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Audit")
class AuditController {

    private static final int MOST_RULINGS = 5_000;
    private static final int MOST_POSITIONS = 50_000;

    private final Views views;
    private final JsonMapper json;
    private final EventLog eventLog;
    private final Verifier verifier;
    private final DiceAudit diceAudit;
    private final PositionReader reader;
    private final GameAccess gate;
    private final DamagedGames damaged;
    private final ResponseBodies bodies;
    private final HeavyRequests heavy;
    private final RulebookModules modules;

    /** A game whose events up to a position are verified. */
    private record VerificationQuestion(String game, int position) {}

    AuditController(Views views, JsonMapper json, EventLog eventLog, Verifier verifier, DiceAudit diceAudit,
            PositionReader reader, GameAccess gate, DamagedGames damaged, ResponseBodies bodies, HeavyRequests heavy,
            RulebookModules modules) {
        this.modules = modules;
        this.damaged = damaged;
        this.heavy = heavy;
        this.views = views;
        this.json = json;
        this.eventLog = eventLog;
        this.verifier = verifier;
        this.diceAudit = diceAudit;
        this.reader = reader;
        this.gate = gate;
        this.bodies = bodies;
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

    @GetMapping("/verification")
    @Operation(summary = "The verification of a game: every recorded command is decided again and compared; the hash chain and the dice are checked")
    VerificationBody verify(@PathVariable String id,
            @Parameter(description = "the language of findings and explanations, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.requireInspectable(id, authorization);
        var report = heavy.computeOnGames(new VerificationQuestion(id, damaged.reason(id).isPresent() ? 0 : eventLog.newest(id)), () -> verifier.verify(id, CancelledProgress.STEPS));
        return reader.maySeeAll(id, authorization) ? told(report, id) : VerificationBody.of(report.withoutContents());
    }

    /** The report with explanations in the language of the caller. */
    private VerificationBody told(VerificationReport report, String id) {
        if (report.divergences().isEmpty() && report.explained().isEmpty()) {
            return VerificationBody.of(report);
        }
        var rules = reader.rules(id);
        return VerificationBody.of(report, step -> ReaderText.step(step, rules));
    }

    @GetMapping("/dice")
    @Operation(summary = "Every die that was thrown: its position, its purpose, the party whose die it was, and the seat that sent the command (`by`)")
    Object dice(@PathVariable String id,
            @Parameter(description = "the first position") @RequestParam(defaultValue = "1") int from,
            @Parameter(description = "the number of positions, 1 to 50000") @RequestParam(defaultValue = "50000") int limit,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from < 1 || limit < 1 || limit > MOST_POSITIONS) {
            throw Problem.malformed(from < 1 ? "/from" : "/limit", Sentence.of("kernel.sent.proof-page").with("most", MOST_POSITIONS));
        }
        var history = reader.read(id, authorization);
        var opened = history.openingEvent();
        var body = json.createObjectNode().put("mode", opened.dice().name().toLowerCase(java.util.Locale.ROOT))
                .put("commitment", opened.diceCommitment().isEmpty() ? null : opened.diceCommitment())
                .put("contribution", opened.contribution());
        var dice = body.putArray("dice");
        var party = views.fieldNames(history.opening().ruleset()).party();
        var parties = views.diceParties(history);
        var commitments = DiceCommitments.of(opened);
        int end = (int) Math.min((long) from - 1 + limit, history.position());
        for (var event : history.events().subList(0, end)) {
            if (event.fact() instanceof DiceCommitted committed) {
                commitments = commitments.with(committed, event.position());
            }
            if (event.position() < from) {
                continue;
            }
            for (var die : bodies.dice(event, party, parties.getOrDefault(event.position(), List.of()))) {
                dice.add(((ObjectNode) die).put("commitment", commitments.hashAt(event.position()).orElse(null)));
            }
        }
        return body;
    }

    /**
     * The proof of the server's dice, with which anyone can compute them again. The secret is null until the game is
     * over.
     *
     * @param method how a die is computed from its label
     * @param commitment the commitment of the opening, with its secret; {@code commitments} has all of them
     * @param contribution that came with the request for the game, hashed: the server knew it before it committed itself
     * @param contributions that were given after a commitment, which the server could not know then
     * @param owing the seats whose contribution is still awaited
     * @param next the commitment that throws the next die, where the record was imported and nothing was played since
     * @param dice with their labels, without those that the caller may not see
     */
    record Proof(String game, String method, String commitment, String contribution, String contributionKnown, List<Contributed> contributions,
            List<String> owing, boolean revealed, String secret, List<DiceAudit.Part> commitments, Optional<DiceCommitted> next,
            List<DiceAudit.LabelledDie> dice) {}

    /**
     * A contribution to the dice.
     *
     * @param value empty where the seat waived
     */
    record Contributed(int position, String seat, Optional<String> value) {}

    private static final String KNOWN = "before the commitment: it came with the request that made the game";

    @GetMapping("/dice/proof")
    @Operation(summary = "The commitments to the server's dice, the position from which each is in force, and each secret that is revealed")
    Object proof(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var history = reader.read(id, authorization);
        var opened = history.openingEvent();
        if (opened.dice() == DiceMode.PHYSICAL) {
            throw Problem.notFound(Sentence.of("kernel.missing.dice-proof"));
        }
        var parts = diceAudit.parts(id);
        var first = parts.stream().filter(part -> part.cause() == CommitmentCause.GAME_OPENED).findFirst().orElseThrow();
        var contributions = history.events().stream().flatMap(event -> event.fact() instanceof ContributionGiven given
                ? Stream.of(new Contributed(event.position(), given.seat(), given.value())) : Stream.empty()).toList();
        var seen = history.events().stream().filter(event -> !event.envelope().rolls().isEmpty()).map(RecordedEvent::position).collect(Collectors.toSet());
        return new Proof(id, DiceMethod.of(opened.terms()).inWords(), opened.diceCommitment(), opened.contribution(), KNOWN, contributions,
                SeatContributions.at(opened, history.events(), history.position()).owingSeats(), first.revealed(), first.secret().orElse(null), parts,
                diceAudit.dueCommitment(id), diceAudit.labels(id).stream().filter(die -> seen.contains(die.position())).toList());
    }
}
