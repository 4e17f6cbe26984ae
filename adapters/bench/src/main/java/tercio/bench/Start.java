package tercio.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

/** The program as it is started by its user: until the first answer, and what it then holds of the memory. */
final class Start {

    private static final int STARTS = 7;
    private static final int LOOKS = 6;

    private final Sheet sheet;
    private final Scratch scratch;
    private final Path program;

    Start(Sheet sheet, Scratch scratch, Path program) {
        this.sheet = sheet;
        this.scratch = scratch;
        this.program = program;
    }

    void measure() throws IOException, InterruptedException {
        sheet.title("start of the service, a process of its own");
        for (var which : new String[] {"first start on an empty folder", "again"}) {
            long start = System.nanoTime();
            try (var service = Served.from(program, scratch.folder("start"));
                    var wire = new Wire(service.port())) {
                wire.get("/api/rulesets", "");
                long taken = System.nanoTime() - start;
                sheet.line(which, "5 s; 300 MB idle", "%.2f s to the first answer; %s resident", taken / 1e9, service.resident());
            }
        }
    }

    /** The first looks at a long game that a service is asked for after its start. */
    void firstLooks(String folder, String game, String token, int events) throws IOException, InterruptedException {
        sheet.title("the same game, by a service that has just started");
        var first = new Times();
        var next = new Times();
        var random = new Random(5);
        for (int start = 0; start < STARTS; start++) {
            try (var service = Served.from(program, scratch.folder(folder));
                    var wire = new Wire(service.port())) {
                wire.get("/api/rulesets", "");
                for (int look = 0; look < LOOKS; look++) {
                    var path = "/api/games/" + game + "/map?at=" + (1 + random.nextInt(events));
                    (look == 0 ? first : next).add(() -> wire.get(path, token));
                }
            }
        }
        sheet.line("the map at any position, the first look", "p95 150 ms", "%s", first);
        sheet.line("the map at any position, the " + (LOOKS - 1) + " looks after that", "p95 150 ms", "%s", next);
    }
}
