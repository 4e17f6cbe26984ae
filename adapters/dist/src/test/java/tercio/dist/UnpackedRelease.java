package tercio.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The release, unpacked into a folder, and run as on a machine without Java: the path has the two programs that the start script calls. */
final class UnpackedRelease {

    private static final List<String> ON_THE_PATH = List.of("dirname", "readlink");

    private final Path home;
    private final Path path;

    private UnpackedRelease(Path home, Path path) {
        this.home = home;
        this.path = path;
    }

    /** The output of a command, and its exit code. */
    record Ended(int code, String output) {}

    static UnpackedRelease in(Path folder) throws IOException, InterruptedException {
        var unpacking = new ProcessBuilder("tar", "xzf", System.getProperty("release.archive"), "-C", folder.toString()).inheritIO().start();
        if (unpacking.waitFor() != 0) {
            throw new IOException("the archive cannot be unpacked");
        }
        var path = Files.createDirectory(folder.resolve("path"));
        for (var name : ON_THE_PATH) {
            Files.createSymbolicLink(path.resolve(name), Path.of("/usr/bin").resolve(name));
        }
        return new UnpackedRelease(folder.resolve(System.getProperty("release.name")), path);
    }

    Path file(String name) {
        return home.resolve(name);
    }

    /** A process of the program, with the path of this machine out of its sight. */
    Process start(Map<String, String> environment, String... arguments) throws IOException {
        return start(home.resolve("bin/tercio"), environment, arguments);
    }

    Process start(Path program, Map<String, String> environment, String... arguments) throws IOException {
        var line = new ArrayList<String>();
        line.add(program.toString());
        line.addAll(List.of(arguments));
        var builder = new ProcessBuilder(line).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", path.toString());
        builder.environment().putAll(environment);
        return builder.start();
    }

    Ended run(String... arguments) throws IOException, InterruptedException {
        return ended(start(Map.of(), arguments));
    }

    static Ended ended(Process process) throws IOException, InterruptedException {
        var output = new String(process.getInputStream().readAllBytes());
        return new Ended(process.waitFor(), output);
    }
}
