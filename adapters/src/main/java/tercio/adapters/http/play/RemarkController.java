package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.http.stream.EventStreams;
import tercio.application.record.Envelope;
import tercio.application.record.HashChain;
import tercio.application.record.Remark;
import tercio.application.remark.RemarkReader;
import tercio.application.remark.Remarks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Notes on moments of a game and the chat of its seats, kept apart from its events. */
@RestController
@RequestMapping("/api/games/{id}/remarks")
@Tag(name = "Log")
class RemarkController {

    private static final int LARGEST_PAGE = RequestLimits.LOG_PAGE;

    /**
     * The body of a new remark.
     *
     * @param kind note or chat
     * @param text 1 to 2000 characters; it may be missing beside a glyph
     * @param position the moment that it is about; the newest position where it is missing
     * @param audience of a note seat (private, the default) or all, of the chat seats (the default) or all
     * @param seat for which it is written; the first that the author acts for where it is missing
     * @param glyph of a note: !!, !, !?, ?!, ? or ??
     */
    record RemarkBody(Remark.Kind kind, Optional<String> text, Optional<Integer> position, Optional<Remark.Audience> audience, Optional<String> seat,
            Optional<String> glyph) {}

    /** A remark. {@code number} counts those that the caller may read. */
    record RemarkLine(int number, Remark.Kind kind, int position, Remark.Audience audience, String person, Optional<String> seat, Optional<String> glyph,
            String text, Instant at) {}

    /** A page of the remarks that the caller may read, in the order in which they were written. */
    record RemarksBody(int total, List<RemarkLine> remarks) {}

    private final Remarks remarks;
    private final RequestReader wire;
    private final GameAccess gate;
    private final PositionReader reader;
    private final EventStreams streams;

    RemarkController(Remarks remarks, RequestReader wire, GameAccess gate, PositionReader reader, EventStreams streams) {
        this.remarks = remarks;
        this.wire = wire;
        this.gate = gate;
        this.reader = reader;
        this.streams = streams;
    }

    @GetMapping
    @Operation(summary = "Notes on moments and the talk of the seats, as far as they are for the caller")
    ResponseEntity<RemarksBody> remarks(@PathVariable String id,
            @Parameter(description = "the number of the first, from 1") @RequestParam(defaultValue = "1") int from,
            @Parameter(description = "the largest number of them, 1 to 500") @RequestParam(defaultValue = "100") int limit,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from < 1 || limit < 1 || limit > LARGEST_PAGE) {
            throw Problem.malformed(from < 1 ? "/from" : "/limit", from < 1 ? Sentence.of("kernel.sent.number-from-one") : Sentence.of("kernel.sent.one-to").with("most", LARGEST_PAGE));
        }
        gate.requireReadable(id, authorization);
        var all = remarks.of(id, reader.remarkReader(id, authorization));
        int first = Math.min(from - 1, all.size());
        int end = (int) Math.min((long) first + limit, all.size());
        return ResponseEntity.ok().eTag("\"" + all.size() + "\"")
                .body(new RemarksBody(all.size(), IntStream.range(first, end).mapToObj(at -> remarkLine(at + 1, all.get(at))).toList()));
    }

    private static RemarkLine remarkLine(int number, Remark remark) {
        return new RemarkLine(number, remark.kind(), remark.position(), remark.audience(), remark.person(), remark.seat(),
                remark.glyph().map(Remark.Glyph::sign), remark.text(), remark.at());
    }

    @PostMapping
    @Operation(summary = "A note on a moment, or a line of the talk; it stays, and no rule hangs on it",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = RemarkBody.class))))
    ResponseEntity<RemarkLine> write(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var caller = gate.requireCaller(id, authorization);
        var once = Optional.ofNullable(key).map(given -> new Envelope.IdempotencyKey(given, HashChain.hash(body == null ? new byte[0] : body)));
        var asked = wire.read(body, RemarkBody.class);
        var history = reader.read(id, authorization);
        var draft = new Remarks.NewRemark(asked.kind(), asked.position().orElse(history.position()), asked.audience(), asked.seat(),
                asked.glyph().map(RemarkController::glyph), asked.text().orElse(""));
        var remark = switch (remarks.write(id, caller, history.places(), history.position(), draft, once)) {
            case Remarks.Result.Written written -> written.remark();
            case Remarks.Result.AlreadyWritten written -> written.remark();
            case Remarks.Result.IdempotencyKeyReused taken -> throw Problem.keyReused(taken.key());
            case Remarks.Result.Malformed fault -> throw Problem.malformed(fault.pointer(), fault.message());
            case Remarks.Result.NotPermitted no -> throw Problem.notYours(no.reason());
            case Remarks.Result.Full full -> throw Problem.unprocessable(Sentence.of("kernel.problem.remarks-full-title"), full.reason(), Map.of());
            case Remarks.Result.TooFast fast -> throw Problem.tooFast(fast.reason());
        };
        streams.wake(id);
        var readable = remarks.of(id, RemarkReader.of(caller, history.places()));
        return ResponseEntity.status(HttpStatus.CREATED).eTag("\"" + readable.size() + "\"").body(remarkLine(readable.indexOf(remark) + 1, remark));
    }

    private static Remark.Glyph glyph(String sign) {
        return Arrays.stream(Remark.Glyph.values()).filter(glyph -> glyph.sign().equals(sign)).findFirst()
                .orElseThrow(() -> Problem.malformed("/glyph", Sentence.of("kernel.sent.must-be-one").with("known", new Text(Arrays.stream(Remark.Glyph.values()).map(Remark.Glyph::sign).collect(Collectors.joining(", "))))));
    }
}
