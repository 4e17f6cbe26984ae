package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;
import tercio.adapters.store.Workshop;
import tercio.application.record.GameOpened;
import tercio.application.verification.Progress;

/** Games as portable files. */
@RestController
@RequestMapping("/api/games")
@Tag(name = "Records")
class RecordController {

    private static final MediaType JSON_LINES = MediaType.parseMediaType("application/jsonl;charset=UTF-8");

    private final Workshop workshop;
    private final Gate gate;

    RecordController(Workshop workshop, Gate gate) {
        this.workshop = workshop;
        this.gate = gate;
    }

    @GetMapping("/{id}/record")
    @Operation(summary = "The game as one file of JSON Lines")
    ResponseEntity<StreamingResponseBody> export(@PathVariable String id,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.mayInspect(id, authorization);
        int upTo = workshop.archive().newest(id);
        var opened = workshop.damaged().reading(id, () -> (GameOpened) workshop.archive().between(id, 1, 1).getFirst().fact());
        return ResponseEntity.ok().contentType(JSON_LINES).eTag("\"" + upTo + "\"")
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + id + ".jsonl\"")
                .body(out -> {
                    var writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
                    workshop.records().write(id, opened, upTo, writer);
                    writer.flush();
                });
    }

    @PostMapping("/import")
    @Operation(summary = "Take in a record: its chain is checked and every command decided again")
    ResponseEntity<GamesController.MadeBody> take(HttpServletRequest request) throws IOException {
        try (var in = new BufferedReader(new InputStreamReader(request.getInputStream(), StandardCharsets.UTF_8))) {
            var record = workshop.records().read(in, Progress.SILENT);
            return GamesController.made(workshop.games().adopt(record));
        }
    }
}
