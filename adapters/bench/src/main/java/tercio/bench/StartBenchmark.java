package tercio.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

/** Measures the start of the program: the time to its first answer, and its resident memory then. */
final class StartBenchmark {

    private static final int STARTS = 7;
    private static final int LOOKS = 6;

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final Path program;

    StartBenchmark(BenchmarkReport report, ScratchFolder scratch, Path program) {
        this.report = report;
        this.scratch = scratch;
        this.program = program;
    }

    void measure() throws IOException, InterruptedException {
        report.title("start of the service, a process of its own");
        for (var which : new String[] {"first start on an empty folder", "again"}) {
            long start = System.nanoTime();
            try (var service = ServiceProcess.from(program, scratch.folder("start"));
                    var connection = new HttpConnection(service.port())) {
                connection.get("/api/rulesets", "");
                long taken = System.nanoTime() - start;
                report.line(which, "5 s; 300 MB idle", "%.2f s to the first answer, %.2f s of the processor; %s resident", taken / 1e9, service.processor().toMillis() / 1000.0,
                        service.resident());
            }
        }
    }

    /** Measures the first requests for a view of a long game after the start of a service. */
    void firstLooks(String folder, String game, String token, int events) throws IOException, InterruptedException {
        report.title("the same game, by a service that has just started");
        var first = new Latencies();
        var next = new Latencies();
        var random = new Random(5);
        for (int start = 0; start < STARTS; start++) {
            try (var service = ServiceProcess.from(program, scratch.folder(folder));
                    var connection = new HttpConnection(service.port())) {
                connection.get("/api/rulesets", "");
                for (int look = 0; look < LOOKS; look++) {
                    var path = "/api/games/" + game + "/map?at=" + (1 + random.nextInt(events));
                    (look == 0 ? first : next).add(() -> connection.get(path, token));
                }
            }
        }
        report.line("the map at any position, the first look", "p95 150 ms", "%s", first);
        report.line("the map at any position, the " + (LOOKS - 1) + " looks after that", "p95 150 ms", "%s", next);
    }
}
