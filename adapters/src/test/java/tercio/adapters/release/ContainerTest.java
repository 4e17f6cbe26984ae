package tercio.adapters.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;
import tercio.adapters.cli.CommandTables;
import tercio.adapters.service.Service;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** The image and the two nodes that a release describes: without an engine, each of their paths, commands and settings is checked. */
@SuppressWarnings("unchecked")
class ContainerTest {

    private static final String CONTAINERFILE = "container/Containerfile";

    @TempDir
    private Path folder;

    private static String instruction(String name) {
        return ReleaseFiles.text(CONTAINERFILE).lines().filter(line -> line.startsWith(name + " ")).map(line -> line.substring(name.length() + 1)).findFirst().orElseThrow();
    }

    private static List<String> words(String list) {
        return new Yaml().load(list);
    }

    private static Map<String, Map<String, Object>> services() {
        return (Map<String, Map<String, Object>>) compose().get("services");
    }

    private static Map<String, Object> compose() {
        return new Yaml().load(ReleaseFiles.text("container/compose.yaml").replace("@version@", "1"));
    }

    private static void assertServes(List<String> command) {
        var serve = CommandTables.commandLine().parseArgs(command.toArray(String[]::new)).subcommand();
        assertThat(serve.commandSpec().name()).isEqualTo("serve");
        assertThat(command).containsSubsequence("--address", "0.0.0.0", "--port", "8080", "--data", "/data");
    }

    @Test
    void theImageRunsAProgramOfTheReleaseAsAUserOfItsOwn() {
        assertThat(ReleaseFiles.text(CONTAINERFILE).lines().filter(line -> !line.isBlank() && !line.startsWith("#")).map(line -> line.split(" ")[0]))
                .containsExactly("FROM", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD");
        assertThat(instruction("COPY")).isEqualTo(". " + ReleaseFiles.HOME.substring(0, ReleaseFiles.HOME.length() - 1));
        assertThat(words(instruction("ENTRYPOINT"))).isEqualTo(List.of(ReleaseFiles.HOME + "bin/tercio"));
        assertServes(words(instruction("CMD")));
        assertThat(ReleaseFiles.ofTheRelease(ReleaseFiles.text(CONTAINERFILE))).hasSize(2).allSatisfy(file -> assertThat(file).exists());
        assertThat(instruction("EXPOSE")).isEqualTo("8080");
        assertThat(instruction("VOLUME")).isEqualTo("/data");
        assertThat(instruction("RUN")).contains("useradd", instruction("USER"), "-m 0700 " + instruction("VOLUME"));
    }

    @Test
    void theQuestionForHealthIsAnsweredByARunningServiceAlone() throws IOException, InterruptedException {
        var check = instruction("HEALTHCHECK").replaceFirst(".* CMD ", "");
        try (var service = Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()))) {
            assertThat(ended(check, service.port())).isZero();
        }
        try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = silent.getLocalPort();
            silent.close();
            assertThat(ended(check, port)).isNotZero();
        }
    }

    private static int ended(String check, int port) throws IOException, InterruptedException {
        var command = words(check).stream().map(word -> word.replace(ReleaseFiles.HOME, ReleaseFiles.FOLDER + "/").replace("8080", Integer.toString(port))).toList();
        return new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start().waitFor();
    }

    @Test
    void twoNodesShareADatabaseBehindABalancer() {
        assertThat(services().keySet()).containsExactlyInAnyOrder("db", "one", "two", "balancer");
        for (var node : List.of("one", "two")) {
            var service = services().get(node);
            assertServes((List<String>) service.get("command"));
            assertThat(ReleaseFiles.ofTheRelease(String.valueOf(service.get("entrypoint")))).allSatisfy(file -> assertThat(file).exists());
            var environment = (Map<String, String>) service.get("environment");
            assertThat(environment).containsKey("TERCIO_STORE_PASSWORD_FILE").allSatisfy((variable, value) -> {
                var setting = Settings.all().filter(each -> each.variable().equals(variable)).findFirst();
                assertThat(setting).as(variable).isPresent();
                assertThat(setting.orElseThrow().fault(value)).isEmpty();
            });
            var build = (Map<String, String>) service.get("build");
            assertThat(ReleaseFiles.FOLDER.resolve("container").resolve(build.get("context")).resolve(build.get("dockerfile"))).exists();
        }
        var database = (Map<String, String>) services().get("db").get("environment");
        assertThat(database.get("POSTGRES_PASSWORD_FILE")).isEqualTo("/run/secrets/db-password");
        assertThat(((Map<String, String>) services().get("one").get("environment")).get("TERCIO_STORE")).isEqualTo("jdbc:postgresql://db/" + database.get("POSTGRES_DB"));
        assertThat(compose()).containsKey("secrets");
    }

    @Test
    void whatAServiceWaitsForAndKeepsIsDeclared() {
        var volumes = ((Map<String, Object>) compose().get("volumes")).keySet();
        assertThat(services()).allSatisfy((name, service) -> {
            ((Map<String, Map<String, String>>) service.getOrDefault("depends_on", Map.of())).forEach((other, how) -> {
                assertThat(services()).as(name).containsKey(other);
                assertThat(how).containsEntry("condition", "service_healthy");
            });
            ((List<String>) service.getOrDefault("volumes", List.of())).forEach(volume -> {
                var from = volume.split(":")[0];
                assertThat(from.startsWith("./") ? Files.exists(ReleaseFiles.FOLDER.resolve("container").resolve(from)) : volumes.contains(from)).as(volume).isTrue();
            });
            ((List<String>) service.getOrDefault("secrets", List.of())).forEach(secret -> assertThat((Map<String, Object>) compose().get("secrets")).containsKey(secret));
        });
    }

    /** The balancer is the one of the docs, which is tried with services behind it, with the names of the nodes. */
    @Test
    void theBalancerIsTheOneOfTheDocs() throws IOException {
        var page = Files.readString(Path.of("src/docs/operator/balancer.md"));
        int begin = page.indexOf("```haproxy\n") + "```haproxy\n".length();
        var docs = page.substring(begin, page.indexOf("```", begin)).lines().filter(line -> !line.startsWith("  server ")).toList();
        var own = ReleaseFiles.text("container/haproxy.cfg").lines().collect(Collectors.partitioningBy(line -> line.startsWith("  server ")));
        assertThat(own.get(false)).isEqualTo(docs);
        assertThat(own.get(true)).containsExactly("  server one one:8080", "  server two two:8080");
    }

    @Test
    void aFurtherNodeTakesTheKeyFileOfTheFirstOnceAndThenRuns() throws IOException, InterruptedException {
        var first = Files.createDirectory(folder.resolve("first"));
        var data = Files.createDirectory(folder.resolve("data"));
        var keys = Files.writeString(first.resolve("receipt-keys.json"), "the keys of the first");
        Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rw-------"));
        var program = Files.writeString(folder.resolve("tercio"), "#!/bin/sh\necho \"ran $*\"\n");
        program.toFile().setExecutable(true);
        var script = Files.writeString(folder.resolve("node.sh"), ReleaseFiles.text("container/second-node.sh").replace("/opt/tercio/bin/tercio", program.toString())
                .replace("/data/", data + "/").replace("/first/", first + "/"));
        assertThat(output(script)).isEqualTo("ran serve --data here");
        assertThat(data.resolve("receipt-keys.json")).hasContent("the keys of the first");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("receipt-keys.json")))).isEqualTo("rw-------");
        Files.writeString(data.resolve("receipt-keys.json"), "newer keys");
        assertThat(output(script)).isEqualTo("ran serve --data here");
        assertThat(data.resolve("receipt-keys.json")).hasContent("newer keys");
    }

    private static String output(Path script) throws IOException, InterruptedException {
        var process = new ProcessBuilder(Stream.concat(Stream.of("/bin/sh", script.toString()), Arrays.stream(new String[] {"serve", "--data", "here"})).toList())
                .redirectErrorStream(true).start();
        var text = new String(process.getInputStream().readAllBytes()).strip();
        assertThat(process.waitFor()).as(text).isZero();
        return text;
    }
}
