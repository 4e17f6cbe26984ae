package tercio.adapters.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.cli.CommandTables;
import tercio.adapters.hooks.TurnNotice;
import tercio.adapters.http.Client;
import tercio.adapters.rulebook.PayloadSchemas;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.application.record.MessageRegistry;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Each command and each JSON of the documentation is run: by a shell, with curl and jq, against one service on a folder. The command line runs
 * within this process, behind a function of the shell. That takes long, and begins early.
 */
@Order(1)
class DocsRunTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String NEXT = "=====block=====";
    private static final MessageRegistry DICTIONARY = new MessageRegistry(RulebookModules.all().rulebooks().rulesets());

    @TempDir
    private static Path folder;
    private static Service service;
    private static HttpServer commands;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        for (var tool : List.of("bash", "curl", "jq")) {
            assumeTrue(new ProcessBuilder("sh", "-c", "command -v " + tool).start().waitFor() == 0, "the commands of the documentation want " + tool);
        }
        service = Service.start(RulebookModules.all().rulebooks(), 0, "127.0.0.1", folder.resolve("games"));
        try (var client = new Client(service.port())) {
            client.post("/api/games/import", null, Files.readString(Path.of("src/test/resources/tercio/adapters/games/march-on-artois.jsonl")));
        }
        commands = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        commands.createContext("/", exchange -> {
            var arguments = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            var answer = ran(arguments).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        commands.start();
    }

    @AfterAll
    static void stop() {
        if (service != null) {
            commands.stop(0);
            service.close();
        }
    }

    /** The exit code of a command of the program, then what it printed. Names of files are seen from the folder. */
    private static synchronized String ran(List<String> arguments) {
        var out = new StringWriter();
        var before = System.out;
        var printed = new java.io.ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(new OwnOutput(printed, before), true, StandardCharsets.UTF_8));
            // Some commands take the output as it is when they are made.
            var program = CommandTables.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(out, true));
            var name = arguments.getFirst();
            var placed = arguments.stream().map(DocsRunTest::placed).toList();
            int code = program.execute(placed.toArray(String[]::new));
            return code + "\n" + name + "\n" + out + printed.toString(StandardCharsets.UTF_8);
        } finally {
            System.setOut(before);
        }
    }

    /** A file or folder of the documentation lies in the folder of the test. */
    private static String placed(String argument) {
        return argument.matches("[a-z-]+\\.(?:jsonl?|backup)") || List.of("games", "restored", "alone", "other", "empty").contains(argument)
                ? folder.resolve(argument).toString() : argument;
    }

    static Stream<Path> pages() {
        return DocsFiles.pages().filter(page -> DocsFiles.blocks(page).stream().anyMatch(block -> block.is("sh run") || block.is("json")));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void eachCommandAndEachJsonOfAPageHolds(Path page) throws IOException, InterruptedException {
        var blocks = DocsFiles.blocks(page);
        var outputs = outputs(blocks.stream().filter(block -> block.is("sh run")).map(DocsFiles.Block::text).toList(), page);
        int ran = 0;
        for (var block : blocks) {
            if (block.is("sh run")) {
                ran++;
            } else if (block.is("json answer")) {
                assertThat(JSON.readTree(outputs.get(ran - 1))).as("the answer told in %s", page).isEqualTo(JSON.readTree(block.text()));
            } else if (block.is("json")) {
                holds(block, page);
            }
        }
    }

    private List<String> outputs(List<String> scripts, Path page) throws IOException, InterruptedException {
        var script = new StringBuilder("""
                set -euo pipefail
                shopt -s expand_aliases
                tercio() {
                  printf '%%s\\n' "$@" | command curl -sS --data-binary @- http://localhost:%d/ > .answer
                  tail -n +3 .answer
                  [ "$(head -1 .answer)" = 0 ]
                }
                """.formatted(commands.getAddress().getPort()));
        scripts.forEach(text -> script.append(text.replace("localhost:8080", "localhost:" + service.port())).append("echo '").append(NEXT).append("'\n"));
        var file = Files.writeString(folder.resolve("page.sh"), script);
        var output = folder.resolve("page.out");
        var shell = new ProcessBuilder("bash", file.toString()).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        // A little less than any test may take: what a shell that hangs has said is told.
        boolean ended = shell.waitFor(14, TimeUnit.MINUTES);
        shell.destroyForcibly();
        var text = Files.readString(output);
        assertThat(ended && shell.exitValue() == 0).as("the commands of %s end well, and do not after:%n%s", page, text.substring(Math.max(0, text.length() - 3000))).isTrue();
        return List.of(text.split(NEXT + "\n"));
    }

    private static void holds(DocsFiles.Block block, Path page) {
        var json = JSON.readTree(block.text());
        var words = block.marker().split(" ");
        var schemas = new PayloadSchemas(DICTIONARY, DICTIONARY.ruleset("eu-military").orElseThrow());
        switch (words[1]) {
            case "command" -> fits(schemas.commands().stream().filter(each -> each.type().equals(json.path("type").asString())).findFirst().orElseThrow().schema(), json, page);
            case "event" -> fits(schemas.events().stream().filter(each -> each.type().equals(words[2]) && each.version() == Integer.parseInt(words[3])).findFirst()
                    .orElseThrow().schema(), json, page);
            case "adjustment" -> fits(schemas.commands().stream().filter(each -> each.type().equals("Adjust")).findFirst().orElseThrow().schema(),
                    JSON.createObjectNode().put("type", "Adjust").setAll((tools.jackson.databind.node.ObjectNode) json), page);
            case "odds" -> {
                try (var client = new Client(service.port())) {
                    assertThat(client.post("/api/odds", null, block.text()).status()).isEqualTo(200);
                }
            }
            case "notice" -> assertThat(JSON.readValue(block.text(), TurnNotice.class).game()).isNotBlank();
            default -> throw new IllegalStateException("nothing is known of '" + block.marker() + "' in " + page);
        }
    }

    private static void fits(JsonNode schema, JsonNode json, Path page) {
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(schema).validate(json)).as("%s in %s", json, page).isEmpty();
    }
}
