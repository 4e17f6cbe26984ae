package tercio.adapters.http.games;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.computing.TemporaryFile;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.CancelledProgress;
import tercio.adapters.http.computing.CancelledWriter;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.RecordFile;
import tercio.adapters.store.RecordOrigins;
import tercio.application.game.Games;
import tercio.application.record.EventLog;
import tercio.application.record.GameOpened;
import tercio.application.record.StorageDamaged;
import tercio.application.remark.RemarkReader;
import tercio.domain.game.Viewer;

/** Exports and imports games as files. */
@RestController
@RequestMapping("/api/games")
@Tag(name = "Records")
class RecordController {

    private static final MediaType JSON_LINES = MediaType.parseMediaType("application/jsonl;charset=UTF-8");

    private final EventLog eventLog;
    private final DamagedGames damaged;
    private final RecordFile records;
    private final RecordOrigins origins;
    private final Games games;
    private final GameAccess gate;
    private final HeavyRequests heavy;
    private final PositionReader reader;
    private final PlaceLinks links;

    RecordController(EventLog eventLog, DamagedGames damaged, RecordFile records, RecordOrigins origins, Games games, GameAccess gate,
            HeavyRequests heavy, PositionReader reader, PlaceLinks links) {
        this.links = links;
        this.reader = reader;
        this.origins = origins;
        this.eventLog = eventLog;
        this.damaged = damaged;
        this.records = records;
        this.games = games;
        this.gate = gate;
        this.heavy = heavy;
    }

    @GetMapping("/{id}/record")
    @Operation(summary = "The record of a game as one file of JSON Lines",
            description = "Parts that the caller may not see are replaced by seals, their salted hashes; the header then says"
                    + " 'hidden': true and names the caller's parties. Such a record can be verified and not imported."
                    + " Of a damaged game the record has what can be read: the header then says 'partial': true, and the last line names the first"
                    + " position that is missing, and the reason. Such a record can be verified and not imported."
                    + " Notes and talk that the caller may read follow the events; the header then names their number, `remarks`.")
    @ApiResponse(responseCode = "200", description = "A header, then a line for each event",
            content = @Content(mediaType = "application/jsonl", schema = @Schema(type = "string")))
    void export(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization,
            HttpServletResponse response) throws IOException {
        gate.requireInspectable(id, authorization);
        int upTo = newest(id);
        var viewer = reader.viewer(id, authorization);
        var beside = reader.remarkReader(id, authorization);
        try (var file = heavy.temporaryFile()) {
            heavy.computeOnGames(new Object(), () -> writeRecord(id, upTo, viewer, beside, file));
            response.setContentType(JSON_LINES.toString());
            response.setHeader(HttpHeaders.ETAG, "\"" + upTo + "\"");
            response.setHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + id + ".jsonl\"");
            try (var in = file.in()) {
                in.transferTo(response.getOutputStream());
            }
        }
    }

    /** The newest position. Where the end of a damaged game cannot be found, everything readable is written. */
    private int newest(String id) {
        try {
            return eventLog.newest(id);
        } catch (RuntimeException failed) {
            if (StorageDamaged.isCauseOf(failed)) {
                return Integer.MAX_VALUE;
            }
            throw failed;
        }
    }

    private TemporaryFile writeRecord(String id, int upTo, Viewer viewer, RemarkReader beside, TemporaryFile file) {
        try (var writer = new CancelledWriter(new OutputStreamWriter(file.out(), StandardCharsets.UTF_8))) {
            var opened = damaged.readOrSetAside(id, () -> (GameOpened) eventLog.between(id, 1, 1).getFirst().fact());
            records.write(id, opened, upTo, viewer, beside, writer);
            return file;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * The answer to a record that the service already holds.
     *
     * @param sameAs the game that holds all events of the record
     * @param position the last event of the record
     * @param newest the newest position of the game, which may have been played on since
     */
    record SameBody(String sameAs, int position, int newest) {}

    @PostMapping("/import")
    @Operation(summary = "A game from a record: the hash chain is checked and every command is decided again",
            description = """
                    Where a game that you may see holds all events of the record already, by their hashes, that game is the answer (200 with \
                    `sameAs`) and none is made; it may have been played on since. With `again=true` the record becomes a game of its own \
                    nevertheless: to try something, for other players. A record that goes on where a game here ends becomes a game, and \
                    `continues` names the other. However often a record is imported, its dice and battles count once.""")
    ResponseEntity<?> take(HttpServletRequest request,
            @Parameter(description = "make a game also of a record that is here already") @RequestParam(defaultValue = "false") boolean again,
            @RequestHeader(name = "Authorization", required = false) String authorization) throws IOException {
        try (var file = heavy.temporaryFile()) {
            try (var out = file.out()) {
                request.getInputStream().transferTo(out);
            }
            var page = links.currentPage();
            return heavy.changeGames(changing -> importRecord(file, again, GameAccess.tokenHash(authorization), page, changing));
        }
    }

    private ResponseEntity<?> importRecord(TemporaryFile file, boolean again, String tokenHash, PlaceLinks.Page page, Runnable changing) {
        try (var in = new BufferedReader(new InputStreamReader(file.in(), StandardCharsets.UTF_8.newDecoder()))) {
            var record = records.read(in, CancelledProgress.STEPS);
            var here = origins.of(record, tokenHash);
            if (!again && here.sameAs().isPresent()) {
                return ResponseEntity.ok(new SameBody(here.sameAs().get(), record.events().size(), here.newest()));
            }
            changing.run();
            return GamesController.response(games.adopt(record), page, here.continues());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
