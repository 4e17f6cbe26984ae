package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.CancelledProgress;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.store.DamagedGames;
import tercio.application.record.EventLog;
import tercio.application.verification.VerificationReport;
import tercio.application.verification.Verifier;

/** Verifies a game for whoever may read it. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Audit")
class VerificationController {

    private final EventLog eventLog;
    private final Verifier verifier;
    private final PositionReader reader;
    private final GameAccess gate;
    private final DamagedGames damaged;
    private final HeavyRequests heavy;

    /** A game whose events up to a position are verified. */
    private record VerificationQuestion(String game, int position) {}

    VerificationController(EventLog eventLog, Verifier verifier, PositionReader reader, GameAccess gate, DamagedGames damaged, HeavyRequests heavy) {
        this.eventLog = eventLog;
        this.verifier = verifier;
        this.reader = reader;
        this.gate = gate;
        this.damaged = damaged;
        this.heavy = heavy;
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
}
