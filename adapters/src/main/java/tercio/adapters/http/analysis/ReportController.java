package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
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
import tercio.adapters.archive.CourseWeights;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.computing.TimeLimits;
import tercio.adapters.http.odds.OddsCache;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Sentence;
import tercio.projections.AppraisalReader;
import tercio.projections.GameReport;
import tercio.projections.Views;
import tercio.projections.sentence.Language;
import tools.jackson.databind.json.JsonMapper;

/** Gives the report of a turn, of a game, or of a stretch between two positions. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Analysis")
class ReportController {

    private static final int KNOWN = 200;
    private static final long KNOWN_BYTES = 8 << 20;

    /** A stretch of a game for a viewer, whose report never changes. */
    private record ReportQuestion(String game, Viewer viewer, int from, int at, Optional<Integer> turn, Language language) {}

    private final JsonMapper json;
    private final Views views;
    private final AppraisalReader appraisals;
    private final BackgroundFigures background;
    private final PositionReader reader;
    private final HeavyRequests heavy;
    private final AnalysisCallers courses;
    private final OddsCache<ReportQuestion, byte[]> known = new OddsCache<>(KNOWN, KNOWN_BYTES, answer -> answer.length);

    ReportController(JsonMapper json, Views views, AppraisalReader appraisals, PositionReader reader, HeavyRequests heavy, BackgroundFigures background,
            AnalysisCallers courses) {
        this.courses = courses;
        this.appraisals = appraisals;
        this.background = background;
        this.json = json;
        this.views = views;
        this.reader = reader;
        this.heavy = heavy;
    }

    @GetMapping("/report")
    @Operation(summary = "The report of a turn, of the game so far, or of what lies between two positions",
            description = """
                    Lands won and lost, what each party lost, spent and scored, the luck of the dice and of the battles, and at most 5 \
                    battles, rolls of sieges and days of combats that ended least as their odds had it. Each of them is compared with its odds once, \
                    in the background, and kept: `pending` says how many are still to come, and a later report has them. Without `turn` and `from` it is of the whole game up to `at`.""")
    ResponseEntity<byte[]> report(@PathVariable String id, @RequestParam Optional<String> at,
            @Parameter(description = "the position, or instant, before the stretch; not together with `turn`") @RequestParam Optional<String> from,
            @Parameter(description = "the number of a turn of the game, from 1: a round of a military phase, a month of a campaign")
            @RequestParam Optional<Integer> turn,
            @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from.isPresent() && turn.isPresent()) {
            throw Problem.malformed("/from", Sentence.of("kernel.sent.stretch"));
        }
        var page = reader.read(id, authorization, at);
        int before = from.map(text -> reader.read(id, authorization, from).position()).orElse(0);
        if (before > page.position()) {
            throw Problem.malformed("/from", Sentence.of("kernel.sent.report-begin").with("last", page.position()));
        }
        var asked = new ReportQuestion(id, page.history().viewer(), before, page.position(), turn, ReaderLanguage.now());
        var body = known.findKept(asked).orElseGet(() -> heavy.computeAnswer(asked, () -> reportBody(page, asked)));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).contentType(MediaType.APPLICATION_JSON).body(body);
    }

    @GetMapping(path = "/report/course", produces = MediaType.APPLICATION_JSON_VALUE)
    @Operation(summary = "The course of the game so far: measures of the parties from box to box, and their largest changes",
            description = """
                    `lines` are strength, territory, money, points and what else the rules measure, at the beginning of each box of the sequence of \
                    play, as the caller sees the boards; `turningPoints` the three largest changes of each. What is undone at the position is left out.""")
    CourseBody course(@PathVariable String id, @RequestParam Optional<String> at,
            @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        return CourseBody.of(courses.course(id, page.history(), page.position()), ReaderLanguage.now());
    }

    @GetMapping(path = "/report/weights", produces = MediaType.APPLICATION_JSON_VALUE)
    @Operation(summary = "Luck and decisions in the game so far, apart: what dice brought, and what answers gave away",
            description = """
                    From the archive: `changes` tell what the dice of a party brought beside their exact expectations, and what its decisions gave \
                    away, where a measure changed most; `decisions` what each party gave away in all. A game with secrets shows its public part until \
                    it is over. `pending` says how many rolls and decisions are still to be compared with their odds.""")
    CourseWeights weights(@PathVariable String id, @RequestParam Optional<String> at, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return courses.weighCourse(id, reader.read(id, authorization, at).position());
    }

    /** Writes a report. One with missing figures is not kept; these are computed in the background. */
    private byte[] reportBody(PositionReader.Page page, ReportQuestion asked) {
        var report = report(page, asked);
        var body = json.writeValueAsBytes(report);
        if (report.pending() > 0) {
            background.prepareSoon(asked.game(), page.history());
            return body;
        }
        return known.computeIfAbsent(asked, () -> body);
    }

    private GameReport report(PositionReader.Page page, ReportQuestion asked) {
        var reports = views.reports(page.history(), appraisals, asked.language());
        var turns = reports.turns(page.position());
        var chosen = asked.turn().map(number -> turn(turns, number));
        return reports.of(chosen.map(GameReport.Turn::from).orElse(asked.from()), chosen.map(GameReport.Turn::to).orElse(page.position()),
                chosen, turns, TimeLimits.elapsedAfter(TimeLimits.OF_AN_ANSWER));
    }

    private static GameReport.Turn turn(List<GameReport.Turn> turns, int number) {
        if (turns.isEmpty()) {
            throw Problem.malformed("/turn", Sentence.of("kernel.sent.no-turns"));
        }
        if (number < 1 || number > turns.size()) {
            throw Problem.malformed("/turn", Sentence.of("kernel.sent.turn").with("last", turns.size()));
        }
        return turns.get(number - 1);
    }
}
