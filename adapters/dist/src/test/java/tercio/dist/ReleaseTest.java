package tercio.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The release as an operator has it: unpacked, run without a Java of the machine, backed up and restored. */
class ReleaseTest {

    private static final Pattern GAMES = Pattern.compile("\"id\"\\s*:\\s*\"([0-9a-f]+)\"");

    @TempDir
    private static Path folder;
    private static UnpackedRelease release;

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        release = UnpackedRelease.in(folder);
    }

    @Test
    void itRunsWithTheJavaThatItBrings() throws IOException, InterruptedException {
        var version = release.run("--version");
        assertThat(version.output()).startsWith("tercio " + System.getProperty("release.version"));
        assertThat(version.code()).isZero();
        assertThat(release.run("no-such-command").code()).isEqualTo(2);

        var link = Files.createSymbolicLink(folder.resolve("tercio-link"), release.file("bin/tercio"));
        assertThat(UnpackedRelease.ended(release.start(link, Map.of(), "--version")).output()).isEqualTo(version.output());
    }

    /** A Java that is told to use nothing but the cache does not start where the cache does not fit: another place, another time of the jar. */
    @Test
    void theClassCachesFitWhereItIsUnpacked() throws IOException, InterruptedException {
        for (var cache : Map.of("tercio.aot", "-XX:+UseSerialGC", "tercio-serve.aot", "-XX:+UseG1GC").entrySet()) {
            var process = release.start(release.file("runtime/bin/java"), Map.of(), cache.getValue(), "-XX:AOTMode=on", "-XX:AOTCache=" + release.file("lib/" + cache.getKey()),
                    "-jar", release.file("lib/tercio.jar").toString(), "--version");
            var ended = UnpackedRelease.ended(process);
            assertThat(ended.code()).as(cache + ": " + ended.output()).isZero();
        }
    }

    @Test
    void aServiceIsBackedUpStoppedAndRestored() throws IOException, InterruptedException {
        var games = folder.resolve("games").toString();
        var backup = folder.resolve("games.backup").toString();
        String played;
        try (var service = new Serving(games, "--demo")) {
            // The service listens before the demonstration games are there.
            do {
                played = service.get("/api/games");
            } while (GAMES.matcher(played).results().findAny().isEmpty());
            assertThat(service.get("/")).contains("<html");
            assertThat(service.get("/actuator/health")).contains("\"UP\"");
            var taken = release.run("backup", "--data", games, backup);
            assertThat(taken.code()).as(taken.output()).isZero();
        }
        var elsewhere = folder.resolve("restored").toString();
        var restored = release.run("restore", "--data", elsewhere, backup);
        assertThat(restored.code()).as(restored.output()).isZero();
        try (var service = new Serving(elsewhere)) {
            assertThat(GAMES.matcher(service.get("/api/games")).results().map(found -> found.group(1)))
                    .as("the games that were there before the backup; more of the demonstration may have come before it was taken")
                    .containsAll(GAMES.matcher(played).results().map(found -> found.group(1)).toList());
        }
    }

    /** The games of the release before, with a step that cannot be undone between. */
    @Test
    void theGamesOfTheReleaseBeforeAreUpgradedBackedUpAndRestored() throws IOException, InterruptedException {
        var before = Path.of(System.getProperty("release.before"));
        var games = Files.createDirectory(folder.resolve("before"));
        try (var zip = new ZipInputStream(Files.newInputStream(before.resolve("folder.zip")))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Files.copy(zip, games.resolve(entry.getName()));
            }
        }
        var known = GAMES.matcher(Files.readString(before.resolve("folder.json"))).results().map(found -> found.group(1)).toList();
        assertThat(known).hasSize(2);
        var refused = release.run("verify", "--all", "--data", games.toString());
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.output()).contains("cannot be undone", "'tercio upgrade'");
        assertThat(release.run("doctor", "--data", games.toString()).output()).contains("tercio upgrade");

        var safe = folder.resolve("before-upgrade.backup").toString();
        var upgraded = release.run("upgrade", "--data", games.toString(), "--backup", safe);
        assertThat(upgraded.code()).as(upgraded.output()).isZero();
        var verified = release.run("verify", "--all", "--data", games.toString());
        assertThat(verified.code()).as(verified.output()).isZero();

        var backup = folder.resolve("upgraded.backup").toString();
        assertThat(release.run("backup", "--data", games.toString(), backup).code()).isZero();
        var elsewhere = folder.resolve("upgraded-restored").toString();
        var restored = release.run("restore", "--data", elsewhere, backup);
        assertThat(restored.code()).as(restored.output()).isZero();
        for (var game : known) {
            var exported = release.run("export", game, "--data", elsewhere, "-o", folder.resolve(game + ".jsonl").toString());
            assertThat(exported.code()).as(exported.output()).isZero();
        }
        try (var service = new Serving(elsewhere)) {
            assertThat(service.get("/actuator/health")).contains("\"UP\"");
        }
    }

    @Test
    void itNamesEachLibraryWithItsLicence() throws IOException {
        var libraries = BillOfMaterials.read(release.file("notices/bom.cdx.json")).libraries();
        assertThat(libraries).extracting(BillOfMaterials.Library::name).contains("com.h2database:h2", "org.springframework:spring-core", "preact", "@observablehq/plot")
                .doesNotContain("org.junit.jupiter:junit-jupiter", "vitest");
        assertThat(libraries).allSatisfy(library -> assertThat(library.licences()).as(library.name()).isNotEmpty());
        assertThat(Files.readString(release.file("notices/libraries.md"))).contains(libraries.stream().map(BillOfMaterials.Library::purl).toList());
        assertThat(release.file("notices/licences")).isDirectoryContaining("glob:**/preact-*");
        assertThat(release.file("notices/notices.md")).exists();
        assertThat(release.file("runtime/legal/java.base")).isDirectory();
        try (var jar = new ZipFile(release.file("lib/tercio.jar").toFile())) {
            assertThat(jar.getEntry("META-INF/sbom/application.cdx.json")).isNotNull();
        }
    }

    @Test
    void systemdTakesTheUnitOfTheUnpackedRelease() throws IOException, InterruptedException {
        var analyze = Path.of("/usr/bin/systemd-analyze");
        assumeTrue(Files.isExecutable(analyze), "the unit is checked where systemd is");
        var unit = Files.writeString(folder.resolve("tercio.service"),
                Files.readString(release.file("systemd/tercio.service")).replace("/opt/tercio/", release.file("") + "/"));
        var ended = UnpackedRelease.ended(new ProcessBuilder(analyze.toString(), "verify", "--man=no", unit.toString()).redirectErrorStream(true).start());
        assertThat(ended.code()).as(ended.output()).isZero();
    }

    /** A service of the release on a folder; it is ended as systemd ends it. */
    private static final class Serving implements AutoCloseable {

        private final Process process;
        private final BufferedReader output;
        private final String home;
        private final HttpClient http = HttpClient.newHttpClient();

        private Serving(String games, String... options) throws IOException {
            var arguments = new java.util.ArrayList<>(List.of("serve", "--port", "0", "--data", games));
            arguments.addAll(List.of(options));
            process = release.start(Map.of(), arguments.toArray(String[]::new));
            output = process.inputReader();
            var told = new StringBuilder();
            String page = null;
            for (var line = output.readLine(); line != null && page == null; line = page == null ? output.readLine() : line) {
                told.append(line).append('\n');
                page = line.startsWith("page  ") ? line.substring("page  ".length()) : null;
            }
            assertThat(page).as(told.toString()).isNotNull();
            home = page.substring(0, page.length() - 1);
        }

        private String get(String path) throws IOException, InterruptedException {
            return http.send(HttpRequest.newBuilder(URI.create(home + path)).build(), BodyHandlers.ofString()).body();
        }

        @Override
        public void close() throws IOException {
            http.close();
            // The process itself would close its output, too, which is read to its end.
            process.toHandle().destroy();
            output.lines().forEach(line -> {});
            // The unit names this code of a Java that was asked to end.
            assertThat(process.onExit().join().exitValue()).isEqualTo(143);
        }
    }
}
