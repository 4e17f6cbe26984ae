package tercio.adapters.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.store.Workshop;
import tercio.application.game.GameCommand;
import tercio.application.game.Opened;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.application.verification.Progress;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;

/**
 * Asks a service that has just started what its first visitors will ask: so that the build knows which classes it needs and
 * which methods are hot. Looks at a long game and odds take the longest the first time, so a service that goes on rehearses
 * them too, beside its work.
 */
final class Rehearsal {

    private static final List<String> FIRST_QUESTIONS =
            List.of("/", "/api/rulesets", "/api/scenarios", "/api/games", "/api/readings", "/actuator/health");

    private static final long A_MOMENT = 20_000_000;
    private static final String ODDS = "/tercio/adapters/adjudication/rehearsed-odds.jsonl";
    /** For the build, so that the cache knows which methods are hot; and beside a service that has started. */
    static final int FOR_THE_BUILD = 12;
    static final int FOR_THE_START = 5;

    /** Whatever is looked at with a game. */
    private static final List<String> LOOKS = List.of("map", "decisions", "stacks", "sequence", "ers", "round-track", "battles",
            "sieges", "account", "board", "timeline", "log?from=100", "events?from=100", "statistics", "dice");
    private static final int ROUNDS_FOR_THE_BUILD = 12;

    private Rehearsal() {}

    /** Takes a record in, fills a page of its history, and looks at it again and again, with nothing in memory. */
    static void ofReading(Workshop workshop, String home, Path record) throws IOException, InterruptedException {
        try (var lines = Files.newBufferedReader(record); var client = HttpClient.newHttpClient()) {
            var made = (Opened.Made) workshop.games().adopt(workshop.records().read(lines, Progress.SILENT));
            for (int now = made.position(); now <= CheckpointStore.PAGE; now += 2) {
                carry(workshop, made.game(), new KernelCommand.Undo(now - 1, ""));
                carry(workshop, made.game(), new KernelCommand.Redo(""));
            }
            while (workshop.checkpoints().pages(made.game()).isEmpty()) {
                LockSupport.parkNanos(A_MOMENT);
            }
            for (int round = 0; round < ROUNDS_FOR_THE_BUILD; round++) {
                for (var look : LOOKS) {
                    var path = home + "/api/games/" + made.game() + "/" + look + (look.contains("?") ? "" : "?at=" + (200 + round));
                    var asked = HttpRequest.newBuilder(URI.create(path)).header("Authorization", "Bearer " + made.hostToken());
                    answered(client, asked.build());
                }
                look(workshop, made.game());
            }
        }
    }

    private static void carry(Workshop workshop, String game, KernelCommand command) {
        workshop.games().carry(new GameCommand.Carry(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    /** Looks at the game that was played last, as whoever comes next will. */
    static void ofReading(Workshop workshop) {
        workshop.latest().filter(game -> workshop.damaged().reason(game).isEmpty()).ifPresent(game -> look(workshop, game));
    }

    /** Every view of a game, in its midst and at present, read as if it had never been looked at. */
    private static void look(Workshop workshop, String game) {
        new GameHistories(workshop.archive(), workshop.checkpoints(), workshop.dictionary(), workshop.views(), 1).of(game).ifPresent(history -> {
            var views = workshop.views();
            for (int position : List.of(history.position() / 2, history.position())) {
                views.names(history).forEach(view ->
                        workshop.json().writeValueAsBytes(views.body(history, view, List.of(), position).orElseThrow()));
                views.decisions(history, position);
            }
            views.track(history);
            views.log(history, Math.max(1, history.position() - 100), 100);
        });
    }

    /** Works out a few odds again and again until they are quick, and forgets them. */
    static void ofOdds(Adjudicator adjudicator, int times) {
        try (var questions = Rehearsal.class.getResourceAsStream(ODDS)) {
            var asked = new String(questions.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            for (int time = 0; time < times; time++) {
                asked.forEach(question -> adjudicator.odds(question.getBytes(StandardCharsets.UTF_8), false));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static void of(String home) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            for (var question : FIRST_QUESTIONS) {
                answered(client, HttpRequest.newBuilder(URI.create(home + question)).build());
            }
        }
    }

    private static void answered(HttpClient client, HttpRequest question) throws IOException, InterruptedException {
        var answer = client.send(question, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException(question.uri() + " answered " + answer.statusCode() + " " + answer.body());
        }
    }
}
