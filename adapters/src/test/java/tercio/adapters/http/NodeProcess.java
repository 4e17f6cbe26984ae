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
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tercio.adapters.store.ReceiptKeyFile;

/** A {@link RaceNode}, or a {@link WarNode}, that a test starts, kills, stops and starts again at the same port. */
final class NodeProcess implements AutoCloseable {

    private static final String LISTENS = "listening ";

    private static final int MEGABYTES = 256;
    /** As the program itself takes. */
    private static final int MEGABYTES_OF_WARS = 640;
    private static final String LOOPBACK = "127.0.0.1";

    private final Path folder;
    private final String store;
    private final String address;
    private final int port = freePort();
    private final String classes;
    private final Class<?> program;
    /** Words before the command, which start it elsewhere. */
    private final List<String> within;
    private Process process;

    NodeProcess(Path folder, String store) {
        this(folder, store, RaceNode.class, LOOPBACK, List.of(), System.getProperty("java.class.path"));
    }

    private NodeProcess(Path folder, String store, Class<?> program, String address, List<String> within, String classes) {
        this.folder = folder;
        this.store = store;
        this.address = address;
        this.program = program;
        this.within = within;
        this.classes = classes;
    }

    /** A node in a network of its own. */
    static NodeProcess in(NetworkNamespace network, Path folder, String store) {
        return new NodeProcess(folder, store, RaceNode.class, NetworkNamespace.INSIDE, network.within(), System.getProperty("java.class.path"));
    }

    /** A node of another build: it is told apart by a mark of its own. */
    static NodeProcess ofBuild(String mark, Path folder, String address) throws IOException {
        var own = Files.createDirectories(folder.resolveSibling("classes of " + mark));
        Files.writeString(Files.createDirectories(own.resolve("tercio/adapters/store")).resolve("program.mark"), mark);
        return new NodeProcess(folder, address, RaceNode.class, LOOPBACK, List.of(), own + File.pathSeparator + System.getProperty("java.class.path"));
    }

    /** A node that knows the rulebooks. */
    static NodeProcess ofWars(Path folder, String store) {
        return new NodeProcess(folder, store, WarNode.class, LOOPBACK, List.of(), System.getProperty("java.class.path"));
    }

    /**
     * Makes the folder of one more node, which nobody else may read.
     *
     * @param others nodes of the same games; the first one gives it their key
     */
    static Path folder(Path parent, String name, List<NodeProcess> others) throws IOException {
        var folder = Files.createDirectory(parent.resolve(name), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        if (!others.isEmpty()) {
            Files.copy(others.getFirst().folder.resolve(ReceiptKeyFile.NAME), folder.resolve(ReceiptKeyFile.NAME), StandardCopyOption.COPY_ATTRIBUTES);
        }
        return folder;
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

    /** Its address, such as {@code http://127.0.0.1:8080}. */
    String base() {
        return "http://" + address + ":" + port;
    }

    Path folder() {
        return folder;
    }

    /** Starts it and waits until it listens. */
    void start(Map<String, String> environment) throws IOException {
        var command = new ArrayList<>(within);
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + (program == WarNode.class ? MEGABYTES_OF_WARS : MEGABYTES) + "m", "-XX:TieredStopAtLevel=1", "-cp",
                classes, program.getName(), folder.toString(), store, address, Integer.toString(port)));
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        process = builder.start();
        var said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (var line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(LISTENS)) {
                // Its later output is read, so that it never waits for a reader.
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
    void signal(String name) {
        try {
            new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Its health as it answers; empty if it does not answer. */
    String health() {
        try (var client = new Client(base())) {
            return client.get("/actuator/health", null).body().path("status").asString("");
        } catch (IllegalStateException noAnswer) {
            return "";
        }
    }

    @Override
    public void close() throws InterruptedException {
        if (process != null) {
            kill();
        }
    }
}
