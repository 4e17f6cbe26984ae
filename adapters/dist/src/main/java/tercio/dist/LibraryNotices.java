package tercio.dist;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Writes the notices of a release about the libraries in it: a list with their licences, the bill of materials, and the texts that they
 * bring themselves.
 */
public final class LibraryNotices {

    private static final Pattern TEXT = Pattern.compile("(?i)(?:META-INF/)?(?:LICEN[CS]E|NOTICE|COPYING|COPYRIGHT)[^/]*");
    private static final long LONGEST_TEXT = 1_000_000;

    private LibraryNotices() {}

    /**
     * Writes them.
     *
     * @param arguments the bill of materials of the jar, the lock file of npm, the folder of the release for notices, and the folder
     *     {@code node_modules}. The jars of the libraries are those of this program's own class path
     */
    public static void main(String[] arguments) throws IOException {
        var notices = Path.of(arguments[2]);
        var bill = BillOfMaterials.read(Path.of(arguments[0]));
        bill.addPage(Path.of(arguments[1]));
        Files.createDirectories(notices);
        bill.write(notices.resolve("bom.cdx.json"));
        Files.writeString(notices.resolve("libraries.md"), table(bill.libraries()));
        var texts = notices.resolve("licences");
        for (var jar : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (jar.endsWith(".jar") && !Path.of(jar).getFileName().toString().startsWith("tercio")) {
                ofJar(Path.of(jar), texts);
            }
        }
        ofPage(Path.of(arguments[3]), bill.libraries(), texts);
    }

    static String table(List<BillOfMaterials.Library> libraries) {
        var text = new StringBuilder("# Libraries\n\nThe jar holds those of `pkg:maven`, the page those of `pkg:npm`. The Java beside it has its own notices in `runtime/legal`.\n"
                + "The texts that libraries bring stand in `licences`.\n\n| library | version | licence | package |\n|---|---|---|---|\n");
        libraries.forEach(library -> text.append("| ").append(library.name()).append(" | ").append(library.version()).append(" | ").append(String.join(", ", library.licences()))
                .append(" | `").append(library.purl()).append("` |\n"));
        return text.toString();
    }

    static void ofJar(Path jar, Path texts) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            for (var entry : zip.stream().filter(each -> !each.isDirectory() && each.getSize() < LONGEST_TEXT && TEXT.matcher(each.getName()).matches()).toList()) {
                copy(zip, entry, texts.resolve(jar.getFileName().toString().replaceFirst("\\.jar$", "")));
            }
        }
    }

    private static void copy(ZipFile zip, ZipEntry entry, Path folder) throws IOException {
        Files.createDirectories(folder);
        try (var in = zip.getInputStream(entry)) {
            Files.write(folder.resolve(entry.getName().substring(entry.getName().lastIndexOf('/') + 1)), in.readAllBytes());
        }
    }

    private static void ofPage(Path modules, List<BillOfMaterials.Library> libraries, Path texts) {
        libraries.stream().filter(library -> library.purl().startsWith("pkg:npm/")).forEach(library -> {
            try (Stream<Path> files = Arrays.stream(modules.resolve(library.name()).toFile().listFiles(File::isFile)).map(File::toPath)) {
                var folder = texts.resolve(library.name().replace('/', '_') + "-" + library.version());
                for (var file : files.filter(each -> TEXT.matcher(each.getFileName().toString()).matches()).toList()) {
                    Files.createDirectories(folder);
                    Files.write(folder.resolve(file.getFileName().toString()), Files.readAllBytes(file));
                }
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
    }
}
