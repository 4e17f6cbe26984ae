package tercio.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;

/** The program as it is started by its user: until the first answer, and what it then holds of the memory. */
final class Start {

    private static final String READY = "API ";

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
            var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            long start = System.nanoTime();
            var process = new ProcessBuilder(java, "-jar", program.toString(), "serve", "--port", "0", "--data",
                    scratch.folder("start").toString()).redirectErrorStream(true).start();
            try (var out = process.inputReader()) {
                answered(address(out));
                long taken = System.nanoTime() - start;
                sheet.line(which, "5 s; 300 MB idle", "%.2f s to the first answer; %s resident", taken / 1e9, resident(process));
            } finally {
                process.destroy();
                process.waitFor();
            }
        }
    }

    private static String address(java.io.BufferedReader out) throws IOException {
        for (var line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(READY)) {
                return line.substring(READY.length()).strip().split(" ")[0];
            }
        }
        throw new IOException("the service did not start");
    }

    private static void answered(String api) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            int status = client.send(HttpRequest.newBuilder(URI.create(api + "/rulesets")).build(), BodyHandlers.discarding()).statusCode();
            if (status != 200) {
                throw new IOException("the service answers " + status);
            }
        }
    }

    /** As Linux tells it; elsewhere it is not known. */
    private static String resident(Process process) throws IOException {
        var status = Path.of("/proc", Long.toString(process.pid()), "status");
        return !Files.exists(status) ? "unknown" : Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:")).map(line -> line.substring(6).strip()).findFirst().orElse("unknown");
    }
}
