package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.projections.TextDocument;
import tercio.projections.Views;
import tercio.projections.sentence.Texts;

/** Tells a game up to a position, in the language of the reader: what is in effect and decides something. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Log")
class AccountController {

    private static final MediaType MARKDOWN = MediaType.parseMediaType("text/markdown;charset=UTF-8");
    private static final MediaType PLAIN = MediaType.parseMediaType("text/plain;charset=UTF-8");

    private final Views views;
    private final PositionReader reader;

    AccountController(Views views, PositionReader reader) {
        this.views = views;
        this.reader = reader;
    }

    /** @param entries in the order of position */
    record AccountBody(List<EntryBody> entries) {}

    /** @param position of the event that the sentence tells */
    record EntryBody(int position, String text) {}

    @GetMapping("/account")
    @Operation(summary = "A sentence for each event that decided something and is in effect, with its position")
    @ApiResponse(responseCode = "200", description = "Sentences in the order of position",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = AccountBody.class)))
    ResponseEntity<AccountBody> account(@PathVariable String id, @RequestParam Optional<String> at,
            @Parameter(description = "the language of the sentences, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var texts = Texts.in(ReaderLanguage.now());
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(new AccountBody(views.account(page.history(), page.position()).entries().stream()
                .map(entry -> new EntryBody(entry.position(), texts.text(entry.sentence()))).toList()));
    }

    @GetMapping("/summary")
    @Operation(summary = "The same as a text of paragraphs, for `Accept` as JSON, plain text or Markdown")
    @ApiResponse(responseCode = "200", description = "The text", content = {
        @Content(mediaType = "application/json", schema = @Schema(implementation = TextDocument.class)),
        @Content(mediaType = "text/plain", schema = @Schema(type = "string")), @Content(mediaType = "text/markdown", schema = @Schema(type = "string"))})
    ResponseEntity<Object> summary(@PathVariable String id, @RequestParam Optional<String> at,
            @Parameter(description = "the language of the text, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var page = reader.read(id, authorization, at);
        var told = TextDocument.of(views.account(page.history(), page.position()), Texts.in(ReaderLanguage.now()));
        var answer = ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position()));
        if (accept.contains("text/markdown")) {
            return answer.contentType(MARKDOWN).body(told.markdown());
        }
        if (accept.contains("text/plain")) {
            return answer.contentType(PLAIN).body(told.plainText());
        }
        return answer.contentType(MediaType.APPLICATION_JSON).body(told);
    }
}
