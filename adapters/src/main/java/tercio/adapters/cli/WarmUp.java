package tercio.adapters.cli;

import java.io.IOException;
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
import java.util.function.LongConsumer;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.RecordFile;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreOpening;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand;
import tercio.application.game.GameCreation;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.application.verification.Progress;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;
import tercio.projections.RulesAtPosition;

/**
 * Sends the first requests to a service that has just started. The build runs it to record which classes and methods the
 * service needs (ahead-of-time cache); a running service does it in the background, because the first views of a long game and
 * the first odds take the longest.
 */
final class WarmUp {

    private static final List<String> FIRST_QUESTIONS =
            List.of("/", "/api/rulesets", "/api/scenarios", "/api/games", "/api/readings", "/actuator/health");

    private static final long A_MOMENT = 20_000_000;
    /** Repetitions of odds requests in the build, and in a service that has started. */
    static final int FOR_THE_BUILD = 1;
    static final int FOR_THE_START = 5;

    /** The paths of a game that the warm-up reads; those without a question mark are asked for a position. */
    private static final List<String> LOOKS = List.of("map", "decisions", "stacks", "sequence", "ers", "round-track", "battles",
            "sieges", "account", "board", "timeline?", "log?from=100", "events?from=100", "statistics", "dice?from=100");
    private static final int ROUNDS_FOR_THE_BUILD = 2;
    private static final int VERIFICATIONS_FOR_THE_BUILD = 3;
    private static final int GAMES_FOR_THE_BUILD = 50;
    private static final int READINGS_FOR_THE_BUILD = 60;

    private WarmUp() {}

    /** Imports a record, fills a page of its history, and reads its views repeatedly without caches. */
    static void ofReading(GameBackend backend, String home, Path record) throws IOException, InterruptedException {
        try (var lines = Files.newBufferedReader(record); var client = HttpClient.newHttpClient()) {
            var made = (GameCreation.Created) backend.games().adopt(backend.records().read(lines, Progress.SILENT));
            for (int now = made.position(); now <= CheckpointStore.PAGE; now += 2) {
                execute(backend, made.game(), new KernelCommand.Undo(0, "warm-up"));
                execute(backend, made.game(), new KernelCommand.Redo(""));
            }
            while (backend.checkpoints().pages(made.game()).isEmpty()) {
                backend.damagedGames().require(made.game());
                LockSupport.parkNanos(A_MOMENT);
            }
            for (int round = 0; round < ROUNDS_FOR_THE_BUILD; round++) {
                for (var look : LOOKS) {
                    var path = home + "/api/games/" + made.game() + "/" + look + (look.contains("?") ? "" : "?at=" + (200 + round));
                    var asked = HttpRequest.newBuilder(URI.create(path)).header("Authorization", "Bearer " + made.hostToken());
                    request(client, asked.build());
                }
                readViews(backend, new GameHistories(backend.eventLog(), backend.checkpoints(), backend.dictionary(), backend.notation(), backend.views(), 1),
                        made.game());
            }
        }
    }

    /** Makes many games of a record, and reads what is known of them repeatedly: the next start finds them, as nearly each start finds games. */
    static void ofManyGames(StoreLocation store, InstalledRulebooks library, Path record) throws IOException {
        try (var backend = GameBackend.in(store, library); var lines = Files.newBufferedReader(record)) {
            var made = (GameCreation.Created) backend.games().adopt(backend.records().read(lines, Progress.SILENT));
            for (int game = 0; game < GAMES_FOR_THE_BUILD; game++) {
                backend.games().fork(made.game(), 1, Optional.empty());
            }
        }
        for (int time = 0; time < READINGS_FOR_THE_BUILD; time++) {
            StoreOpening.begin(store);
        }
    }

    /** Verifies records repeatedly: a process that verifies one long record has little time to warm up. */
    static void ofVerifying(RecordFile reader, List<Path> records) throws IOException {
        for (int round = 0; round < VERIFICATIONS_FOR_THE_BUILD; round++) {
            for (var record : records) {
                try (var lines = Files.newBufferedReader(record)) {
                    reader.check(lines, Progress.SILENT);
                }
            }
        }
    }

    private static void execute(GameBackend backend, String game, KernelCommand command) {
        var result = backend.games().execute(new GameCommand.Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
        if (!(result instanceof CommandResult.Done)) {
            // Without this check the page would never fill and the build would wait forever.
            throw new IllegalStateException("the rehearsal was refused: " + result);
        }
    }

    /** Whether the most recently played game is packed. */
    static boolean findsPackedGame(GameBackend backend) {
        return backend.directory().lastPlayed().filter(game -> backend.viewStore().rests(game, backend.eventLog().newest(game))).isPresent();
    }

    /** Reads the views of the most recently played game. Its history stays in memory: it is the one that is asked for first. */
    static void ofReading(GameBackend backend) {
        backend.directory().lastPlayed().filter(game -> backend.damagedGames().reason(game).isEmpty()).ifPresent(game -> readViews(backend, backend.histories(), game));
    }

    /** Reads every view of a game at half of its events and at present. */
    private static void readViews(GameBackend backend, GameHistories histories, String game) {
        histories.of(game).ifPresent(history -> {
            var views = backend.views();
            for (int position : List.of(history.position() / 2, history.position())) {
                views.names(history).forEach(view ->
                        backend.json().writeValueAsBytes(views.body(history, view, List.of(), position).orElseThrow()));
                RulesAtPosition.of(history, position).decisions();
            }
            views.overview(history);
            views.log(history, Math.max(1, history.position() - 100), 100);
        });
    }

    /**
     * Asks repeatedly for the odds that the rulebooks name, and discards the answers.
     *
     * @param pause called after each with the nanoseconds that it took
     */
    static void ofOdds(RulebookModules rulebooks, Adjudicator adjudicator, int times, LongConsumer pause) {
        var requests = rulebooks.modules().stream().flatMap(module -> module.warmUpOdds().stream())
                .map(request -> request.getBytes(StandardCharsets.UTF_8)).toList();
        for (int time = 0; time < times; time++) {
            requests.forEach(request -> {
                long start = System.nanoTime();
                adjudicator.odds(request, false);
                pause.accept(System.nanoTime() - start);
            });
        }
    }

    static void of(String home) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            for (var question : FIRST_QUESTIONS) {
                request(client, HttpRequest.newBuilder(URI.create(home + question)).build());
            }
        }
    }

    private static void request(HttpClient client, HttpRequest question) throws IOException, InterruptedException {
        var answer = client.send(question, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException(question.uri() + " answered " + answer.statusCode() + " " + answer.body());
        }
    }
}
