package tercio.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the notices of a release about its libraries, and of the question whether holes are known in them. */
class LibrariesTest {

    private static final String BILL = """
            {"bomFormat": "CycloneDX", "components": [
              {"group": "tercio", "name": "tercio-domain", "version": "1", "purl": "pkg:maven/tercio/tercio-domain@1?type=jar"},
              {"group": "org.example", "name": "one", "version": "1.0", "purl": "pkg:maven/org.example/one@1.0?type=jar", "licenses": [{"license": {"id": "MIT"}}]},
              {"group": "org.example", "name": "two", "version": "2.0", "purl": "pkg:maven/org.example/two@2.0?type=jar",
               "licenses": [{"license": {"name": "Own words"}}, {"expression": "Apache-2.0 OR MIT"}]}]}
            """;
    private static final String LOCK = """
            {"packages": {"": {"name": "page"},
              "node_modules/preact": {"version": "11.0.0", "license": "MIT"},
              "node_modules/@preact/signals": {"version": "2.0.0", "license": "MIT"},
              "node_modules/vitest": {"version": "4.0.0", "license": "MIT", "dev": true}}}
            """;

    @TempDir
    private Path folder;

    private BillOfMaterials bill() throws IOException {
        var bill = BillOfMaterials.read(Files.writeString(folder.resolve("bom.json"), BILL));
        bill.addPage(Files.writeString(folder.resolve("lock.json"), LOCK));
        return bill;
    }

    @Test
    void theBillHasTheLibrariesOfTheJarAndThoseOfThePage() throws IOException {
        var written = folder.resolve("written.json");
        bill().write(written);
        assertThat(BillOfMaterials.read(written).libraries()).containsExactly(
                new BillOfMaterials.Library("@preact/signals", "2.0.0", List.of("MIT"), "pkg:npm/%40preact/signals@2.0.0"),
                new BillOfMaterials.Library("org.example:one", "1.0", List.of("MIT"), "pkg:maven/org.example/one@1.0?type=jar"),
                new BillOfMaterials.Library("org.example:two", "2.0", List.of("Own words", "Apache-2.0 OR MIT"), "pkg:maven/org.example/two@2.0?type=jar"),
                new BillOfMaterials.Library("preact", "11.0.0", List.of("MIT"), "pkg:npm/preact@11.0.0"));
        assertThat(LibraryNotices.table(bill().libraries())).contains("| org.example:two | 2.0 | Own words, Apache-2.0 OR MIT | `pkg:maven/org.example/two@2.0?type=jar` |");
    }

    @Test
    void theTextsOfALibraryAreTakenOver() throws IOException {
        var jar = folder.resolve("one-1.0.jar");
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (var name : List.of("META-INF/LICENSE.txt", "META-INF/NOTICE", "META-INF/MANIFEST.MF", "org/example/LICENSE", "license")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        LibraryNotices.ofJar(jar, folder.resolve("texts"));
        try (var texts = Files.list(folder.resolve("texts").resolve("one-1.0"))) {
            assertThat(texts.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("LICENSE.txt", "NOTICE", "license");
        }
    }

    private record Told(int code, String text) {}

    private Told asked(String list) throws IOException, InterruptedException {
        var out = new ByteArrayOutputStream();
        int code = KnownHoles.check(bill().libraries(), list, new PrintStream(out, true, StandardCharsets.UTF_8));
        return new Told(code, out.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void holesAreToldByLibraryAndAListThatIsNotToBeHadIsToldToo() throws IOException, InterruptedException {
        var list = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        var answer = new AtomicReference<>("{\"results\": [{}, {}, {\"vulns\": [{\"id\": \"GHSA-1\"}, {\"id\": \"CVE-2\"}]}, {}]}");
        var question = new AtomicReference<String>();
        list.createContext("/", exchange -> {
            question.set(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            var bytes = answer.get().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(bytes.length == 0 ? 503 : 200, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        list.start();
        var address = "http://127.0.0.1:" + list.getAddress().getPort() + "/";
        try {
            assertThat(asked(address)).isEqualTo(new Told(1, "known holes in org.example:two 2.0: GHSA-1, CVE-2"));
            assertThat(question.get()).contains("{\"package\":{\"purl\":\"pkg:maven/org.example/two@2.0\"}}", "pkg:npm/%40preact/signals@2.0.0");
            answer.set("{\"results\": [{}, {}, {}, {}]}");
            assertThat(asked(address)).isEqualTo(new Told(0, address + " knows no hole in any of the 4 libraries"));
            answer.set("{\"results\": [{}]}");
            assertThatThrownBy(() -> asked(address)).hasMessage("the list answered 1 questions of 4");
            answer.set("");
            assertThat(asked(address).text()).endsWith("answered 503");
        } finally {
            list.stop(0);
        }
        assertThat(asked(address)).satisfies(told -> {
            assertThat(told.code()).isZero();
            assertThat(told.text()).startsWith("Known holes were not looked for: " + address + " cannot be reached from here");
        });
    }
}
