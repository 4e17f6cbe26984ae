package tercio.dist;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/**
 * Asks a list of known holes about each library of a release. The list is one that answers as OSV does. Where it is not to be had, that is
 * said, and the build goes on: a release can be made without a net. Holes are told and end the program with 1.
 */
public final class KnownHoles {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final int OK = 200;

    private KnownHoles() {}

    /** @param arguments the bill of materials, and the address of the list */
    public static void main(String[] arguments) throws InterruptedException {
        System.exit(check(BillOfMaterials.read(Path.of(arguments[0])).libraries(), arguments[1], System.out));
    }

    static int check(List<BillOfMaterials.Library> libraries, String list, PrintStream out) throws InterruptedException {
        try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var answer = http.send(HttpRequest.newBuilder(URI.create(list)).timeout(PATIENCE).header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(question(libraries))).build(), BodyHandlers.ofString());
            if (answer.statusCode() != OK) {
                out.println("Known holes were not looked for: " + list + " answered " + answer.statusCode());
                return 0;
            }
            return tell(holes(libraries, answer.body()), libraries.size(), list, out);
        } catch (IOException unreachable) {
            out.println("Known holes were not looked for: " + list + " cannot be reached from here (" + unreachable.getClass().getSimpleName() + ")");
            return 0;
        }
    }

    private static String question(List<BillOfMaterials.Library> libraries) {
        return JSON.writeValueAsString(Map.of("queries", libraries.stream().map(library -> Map.of("package", Map.of("purl", library.purl().replaceFirst("\\?.*", "")))).toList()));
    }

    private static Map<String, List<String>> holes(List<BillOfMaterials.Library> libraries, String answer) {
        var results = JSON.readTree(answer).path("results");
        if (results.size() != libraries.size()) {
            throw new IllegalStateException("the list answered " + results.size() + " questions of " + libraries.size());
        }
        var holes = new TreeMap<String, List<String>>();
        for (int at = 0; at < libraries.size(); at++) {
            var ids = new ArrayList<String>();
            results.path(at).path("vulns").forEach(hole -> ids.add(hole.path("id").asString()));
            if (!ids.isEmpty()) {
                holes.put(libraries.get(at).name() + " " + libraries.get(at).version(), ids);
            }
        }
        return holes;
    }

    private static int tell(Map<String, List<String>> holes, int libraries, String list, PrintStream out) {
        if (holes.isEmpty()) {
            out.println(list + " knows no hole in any of the " + libraries + " libraries");
            return 0;
        }
        holes.forEach((library, ids) -> out.println("known holes in " + library + ": " + String.join(", ", ids)));
        return 1;
    }
}
