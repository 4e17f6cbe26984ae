package tercio.adapters.http;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A {@link RaceNode} that a test starts, kills, stops and starts again at the same port. */
final class NodeProcess implements AutoCloseable {

    private static final String LISTENS = "listening ";

    private final Path folder;
    private final String address;
    private final int port;
    private final String classes;
    private Process process;

    NodeProcess(Path folder, String address) {
        this(folder, address, System.getProperty("java.class.path"));
    }

    private NodeProcess(Path folder, String address, String classes) {
        this.folder = folder;
        this.address = address;
        this.classes = classes;
        port = freePort();
    }

    /** A node of another build: it is told apart by a mark of its own. */
    static NodeProcess ofBuild(String mark, Path folder, String address) throws IOException {
        var own = Files.createDirectories(folder.resolveSibling("classes of " + mark));
        Files.writeString(Files.createDirectories(own.resolve("tercio/adapters/store")).resolve("program.mark"), mark);
        return new NodeProcess(folder, address, own + File.pathSeparator + System.getProperty("java.class.path"));
    }

    static int freePort() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    int port() {
        return port;
    }

    Path folder() {
        return folder;
    }

    /** Starts it and waits until it listens. */
    void start(Map<String, String> environment) throws IOException {
        var builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m", "-XX:TieredStopAtLevel=1", "-cp",
                classes, RaceNode.class.getName(), folder.toString(), address, Integer.toString(port))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        process = builder.start();
        var said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (var line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(LISTENS)) {
                // What it says later is read, so that it never waits for a reader.
                Thread.ofVirtual().start(() -> said.lines().forEach(System.out::println));
                return;
            }
            System.out.println(line);
        }
        throw new IllegalStateException("the node did not start");
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Sends a signal, such as {@code STOP}. */
    void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    }

    @Override
    public void close() throws InterruptedException {
        if (process != null) {
            kill();
        }
    }
}
