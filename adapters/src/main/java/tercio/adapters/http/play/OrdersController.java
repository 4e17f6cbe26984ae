package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
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
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.request.RequestReader;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.Paragraphs;
import tercio.projections.Views;
import tercio.projections.sentence.Texts;

/** Takes, checks and shows orders that players write as one text for a whole turn. */
@RestController
@RequestMapping("/api/games/{id}/orders")
@Tag(name = "Play")
class OrdersController {

    /** The events that are told without a limit, and the most that are told at once. */
    private static final int USUAL = 200;
    private static final int MOST = 1_000;

    /** The body of written orders: whose they are, and their text. */
    record OrdersBody(Optional<String> party, Optional<String> text) {}

    /** The written orders in force at a position. */
    record OrdersAnswer(int position, List<OrdersBodies.SentOrdersBody> orders) {}

    /** A paragraph in the language of the reader. */
    record ToldParagraph(int from, int to, boolean fight, List<String> lines) {

        static ToldParagraph of(Paragraphs.Paragraph paragraph) {
            return new ToldParagraph(paragraph.from(), paragraph.to(), paragraph.fight(), paragraph.sentences().stream().map(Texts.in(ReaderLanguage.now())::text).toList());
        }
    }

    private final Views views;
    private final PositionReader reader;
    private final GameAccess gate;
    private final RequestReader wire;
    private final OwnCommands own;
    private final SentCommands commands;

    OrdersController(Views views, PositionReader reader, GameAccess gate, RequestReader wire, OwnCommands own, SentCommands commands) {
        this.views = views;
        this.reader = reader;
        this.gate = gate;
        this.wire = wire;
        this.own = own;
        this.commands = commands;
    }

    @GetMapping
    @Operation(summary = "The written orders that are in force: who has sent some, and of those that you may read the text, what is still to be carried out and what stops them",
            description = "The list is empty for a ruleset that takes no written orders.")
    ResponseEntity<OrdersAnswer> sent(@PathVariable String id, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(new OrdersAnswer(page.position(),
                page.rules().sentOrders().stream().map(OrdersBodies.SentOrdersBody::of).toList()));
    }

    @GetMapping("/told")
    @Operation(summary = "What came of orders: a part of the game in paragraphs, one for each fight",
            description = "The newest 200 events without `from`; at most 1,000 events at once.")
    ResponseEntity<List<ToldParagraph>> told(@PathVariable String id, @RequestParam Optional<Integer> from, @RequestParam Optional<Integer> limit,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from.orElse(1) < 1 || limit.orElse(1) < 1) {
            throw Problem.malformed(from.orElse(1) < 1 ? "/from" : "/limit", Sentence.of("kernel.sent.one-or-more"));
        }
        var history = reader.read(id, authorization);
        int first = from.orElse(Math.max(1, history.position() - USUAL + 1));
        return ResponseEntity.ok().eTag("\"" + history.position() + "\"").body(views.paragraphs(history, first, Math.min(limit.orElse(USUAL), MOST)).stream().map(ToldParagraph::of).toList());
    }

    @PostMapping("/check")
    @Operation(summary = "A check of orders before they are sent: each fault with its line, its column and what fits there, or what each order would do now; nothing changes",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(implementation = OrdersBody.class))))
    ResponseEntity<OrdersBodies.OrdersCheckBody> check(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        var page = reader.read(id, authorization, Optional.empty());
        var asked = wire.read(body, OrdersBody.class);
        own.requireOwnCommand(page, caller, command(page, asked));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position()))
                .body(OrdersBodies.OrdersCheckBody.of(page.rules().checkOrders(asked.party().orElseThrow(), asked.text().orElse(""))));
    }

    @PostMapping
    @Operation(summary = "Orders of a party for a whole turn, in place of those that it sent before; they are carried out as the commands that they are made of",
            description = "The same as the command `SendOrders`, with the orders as one text. An empty text sends none.",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(implementation = OrdersBody.class))))
    ResponseEntity<Object> send(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var page = reader.read(id, authorization, Optional.empty());
        return commands.executeAndAnswer(id, command(page, wire.read(body, OrdersBody.class)), List.of(),
                new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
    }

    /** The command that sends orders; their party is one of the game. */
    private Command command(PositionReader.Page page, OrdersBody asked) {
        Ruleset<?, ?, ?, ?> ruleset = page.history().opening().ruleset();
        if (!ruleset.takesWrittenOrders()) {
            throw Problem.notFound(Sentence.of("kernel.missing.written-orders").with("title", Argument.of(ruleset.title())));
        }
        var parties = page.history().openingEvent().seats().stream().flatMap(seat -> seat.controls().stream()).distinct().toList();
        var party = asked.party().orElse("");
        var known = ruleset.knowsParty(party);
        if (!known || !parties.isEmpty() && !parties.contains(party)) {
            throw Problem.malformed("/party", parties.isEmpty() ? Sentence.of("kernel.sent.party") : Sentence.of("kernel.sent.one-of").with("known", new Text(String.join(", ", parties))));
        }
        return ruleset.sendOrders(party, asked.text().orElse(""));
    }
}
