package tercio.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.GameCopies;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.adapters.store.StoreLocation;

/** Measures a service with very many finished games, which are copies of one. */
final class ManyGamesBenchmark {

    private static final int EVENTS = 400;
    private static final int LOOKS = 40;
    private static final int GAMES_ON_A_PAGE = 20;
    private static final Pattern GAME = Pattern.compile("\"id\":\"([0-9a-f]+)\"");

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final Path program;
    private final ScriptedWar war;
    private final BenchmarkOptions options;

    ManyGamesBenchmark(BenchmarkReport report, ScratchFolder scratch, Path program, ScriptedWar war, BenchmarkOptions options) {
        this.report = report;
        this.scratch = scratch;
        this.program = program;
        this.war = war;
        this.options = options;
    }

    void measure() throws IOException, InterruptedException {
        report.title(options.copies() + " games of " + EVENTS + " events, " + (options.store().isEmpty() ? "H2" : "PostgreSQL"));
        var folder = options.kept().isEmpty() ? scratch.folder("many") : Files.createDirectories(Path.of(options.kept()));
        if (!Files.exists(folder.resolve(ReceiptKeyFile.NAME))) {
            make(folder);
        }
        for (var which : List.of("first start", "second start")) {
            measureStart(folder, which);
        }
    }

    private void make(Path folder) {
        long start = System.nanoTime();
        try (var backend = GameBackend.in(StoreLocation.of(folder, options.store()), BenchmarkGame.library())) {
            var benchmarkGame = new BenchmarkGame(backend, war);
            benchmarkGame.playTo(EVENTS);
            int newest = benchmarkGame.position();
            while (backend.viewStore().of(benchmarkGame.game(), "/game").filter(kept -> kept.position() == newest).isEmpty()) {
                LockSupport.parkNanos(1_000_000);
            }
            backend.tallies().count(benchmarkGame.game(), () -> false);
            GameCopies.make(backend, folder, benchmarkGame.game(), options.copies());
        }
        report.line("made", "", "%.0f s; the file has %,d MB", (System.nanoTime() - start) / 1e9, size(folder.resolve("tercio.mv.db")) >> 20);
    }

    private static long size(Path file) {
        return file.toFile().length();
    }

    private void measureStart(Path folder, String which) throws IOException, InterruptedException {
        long start = System.nanoTime();
        var arguments = options.store().isEmpty() ? List.<String>of() : List.of("--store", options.store());
        try (var service = ServiceProcess.from(program, folder, arguments); var connection = new HttpConnection(service.port())) {
            connection.get("/api/games", "");
            report.line(which + ", first answer (the list)", "5 s", "%.2f s, %.2f s of the processor", (System.nanoTime() - start) / 1e9, service.processor().toMillis() / 1000.0);
            var asked = new ArrayList<Map.Entry<String, String>>();
            asked.add(Map.entry("home page", "/"));
            asked.add(Map.entry("list", "/api/games?page=%d"));
            asked.add(Map.entry("last page of the list", "/api/games?page=" + (options.copies() / GAMES_ON_A_PAGE - 1)));
            asked.add(Map.entry("search by name", "/api/games?text=breda%%20%d"));
            asked.add(Map.entry("search that finds many", "/api/games?text=pavia&over=true&page=%d"));
            for (var one : asked) {
                var times = new Latencies();
                var before = service.processor();
                for (int look = 0; look < LOOKS; look++) {
                    var path = String.format(one.getValue(), look * 8);
                    times.add(() -> connection.get(path, ""));
                }
                report.line(which + ", " + one.getKey(), "100 ms", "%s; %s", times, each(service, before));
            }
            measureUntouchedGames(service, connection, which);
            report.line(which + ", resident", "", "%s", service.resident());
        }
    }

    /** The processor time of the service for each look, with its work in the background: on a busy machine this tells more than the time. */
    private static String each(ServiceProcess service, Duration before) {
        return String.format(Locale.ROOT, "%.1f ms of the processor each", service.processor().minus(before).toMillis() / (double) LOOKS);
    }

    /** Looks at games that nobody has looked at since they were packed: each is unpacked, checked, decoded and folded. */
    private void measureUntouchedGames(ServiceProcess service, HttpConnection connection, String which) {
        var first = new Latencies();
        var second = new Latencies();
        var paths = new ArrayList<String>();
        for (int look = 0; look < LOOKS; look++) {
            var listed = GAME.matcher(connection.get("/api/games?page=" + look * (options.copies() / GAMES_ON_A_PAGE / LOOKS), ""));
            if (!listed.find()) {
                throw new IllegalStateException("no game is listed on page " + look);
            }
            paths.add("/api/games/" + listed.group(1) + "/board");
        }
        var before = service.processor();
        paths.forEach(path -> first.add(() -> connection.get(path, "")));
        var firstTook = each(service, before);
        var between = service.processor();
        paths.forEach(path -> second.add(() -> connection.get(path, "")));
        var secondTook = each(service, between);
        report.line(which + ", the board of a game that nobody has looked at", "150 ms", "%s; %s", first, firstTook);
        report.line(which + ", the same again", "", "%s; %s", second, secondTook);
    }
}
