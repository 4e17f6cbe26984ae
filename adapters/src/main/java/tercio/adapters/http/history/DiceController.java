package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.Problem;
import tercio.application.dice.DiceCommitments;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.SeatContributions;
import tercio.application.record.CommitmentCause;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.DiceAudit;
import tercio.domain.sentence.Sentence;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tells the dice of a game, and the proof with which anyone can compute them again. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Audit")
class DiceController {

    private static final int MOST_POSITIONS = 50_000;

    private static final String KNOWN = "before the commitment: it came with the request that made the game";

    private final Views views;
    private final JsonMapper json;
    private final DiceAudit diceAudit;
    private final PositionReader reader;
    private final ResponseBodies bodies;

    /**
     * The proof of the server's dice, with which anyone can compute them again. The secret is null until the game is
     * over.
     *
     * @param method the way to compute a die from its label
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

    DiceController(Views views, JsonMapper json, DiceAudit diceAudit, PositionReader reader, ResponseBodies bodies) {
        this.views = views;
        this.json = json;
        this.diceAudit = diceAudit;
        this.reader = reader;
        this.bodies = bodies;
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
