package tercio.adapters.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Java that is installed on this machine: its home, and the first number of its version. */
final class InstalledJava {

    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+).*");

    private final Path home;
    private final int version;

    private InstalledJava(Path home, int version) {
        this.home = home;
        this.version = version;
    }

    /** The running Java, if it can be started again. */
    static Optional<InstalledJava> running() {
        return at(Path.of(System.getProperty("java.home")));
    }

    /** The newest Java in the usual places, if one is at least {@code needed}. */
    static Optional<InstalledJava> newest(int needed) {
        return newest(needed, JavaHomes.usual());
    }

    /** The newest among these homes; homes without a Java are skipped. */
    static Optional<InstalledJava> newest(int needed, Stream<Path> homes) {
        return homes.flatMap(home -> at(home).stream())
                .filter(java -> java.version >= needed)
                .max(Comparator.comparingInt((InstalledJava java) -> java.version).thenComparing(java -> java.home));
    }

    Path executable() {
        Path windows = home.resolve("bin").resolve("java.exe");
        return Files.exists(windows) ? windows : home.resolve("bin").resolve("java");
    }

    /** The Java at a home. The file {@code release} has its version, so no process is needed. */
    private static Optional<InstalledJava> at(Path home) {
        try (BufferedReader release = Files.newBufferedReader(home.resolve("release"))) {
            return release.lines()
                    .map(VERSION::matcher)
                    .filter(Matcher::matches)
                    .map(found -> new InstalledJava(home, Integer.parseInt(found.group(1))))
                    .filter(java -> Files.isExecutable(java.executable()))
                    .findFirst();
        } catch (IOException none) {
            return Optional.empty();
        }
    }
}
