package tercio.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The service in a process of its own, started as a user starts it. */
final class ServiceProcess implements AutoCloseable {

    private static final String READY = "API ";
    private static final String RESIDENT = "VmRSS:";
    /** The most that was resident at any time. */
    private static final String PEAK = "VmHWM:";

    private final Process process;
    private final BufferedReader out;
    private final int port;

    private ServiceProcess(Process process, BufferedReader out, int port) {
        this.process = process;
        this.out = out;
        this.port = port;
    }

    /** @param data the folder of its games */
    static ServiceProcess from(Path program, Path data) throws IOException {
        return from(program, data, List.of());
    }

    /** @param arguments further ones */
    static ServiceProcess from(Path program, Path data, List<String> arguments) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(List.of(java, "-jar", program.toString(), "serve", "--port", "0", "--data", data.toString()));
        command.addAll(arguments);
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var out = process.inputReader();
        var said = new StringBuilder();
        for (var line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(READY)) {
                return new ServiceProcess(process, out, URI.create(line.substring(READY.length()).strip().split(" ")[0]).getPort());
            }
            said.append('\n').append(line);
        }
        throw new IOException("the service did not start:" + said);
    }

    int port() {
        return port;
    }

    /** The resident memory of the started process and of its child processes now, and the most that it was, as Linux reports it. */
    String resident() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .map(each -> memory(each, RESIDENT) + " (at most " + memory(each, PEAK) + ")").collect(Collectors.joining(" and "));
    }

    /** The processor time of the started process and of its child processes until now. */
    Duration processor() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants()).map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static String memory(ProcessHandle of, String kind) {
        try (var status = Files.lines(Path.of("/proc", Long.toString(of.pid()), "status"))) {
            return status.filter(line -> line.startsWith(kind)).map(line -> line.substring(kind.length()).strip()).findFirst().orElse("unknown");
        } catch (IOException elsewhere) {
            return "unknown";
        }
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        out.close();
    }
}
