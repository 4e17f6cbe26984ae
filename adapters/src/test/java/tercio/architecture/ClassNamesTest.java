package tercio.architecture;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** One name, one thing: no class name occurs twice in the main sources of all modules, those of the tools included. */
class ClassNamesTest {

    private static final List<String> MODULES =
            List.of("domain", "application", "projections", "adapters", "adapters/bench", "adapters/cartography", "adapters/dist");

    @Test
    void noClassNameOccursTwice() throws IOException {
        var doubles = new TreeMap<>(sources());
        doubles.values().removeIf(places -> places.size() == 1);
        assertThat(doubles).as("class names that occur twice; one of each must be renamed").isEmpty();
    }

    /** The files of each class name, by module. */
    private static Map<String, List<Path>> sources() throws IOException {
        var all = new ArrayList<Path>();
        for (var module : MODULES) {
            try (var files = Files.walk(Path.of("..", module, "src/main/java"))) {
                all.addAll(files.filter(file -> file.toString().endsWith(".java")).toList());
            }
        }
        assertThat(all).hasSizeGreaterThan(MODULES.size());
        return all.stream()
                .filter(file -> !name(file).equals("package-info"))
                .collect(groupingBy(ClassNamesTest::name, mapping(file -> file, toList())));
    }

    private static String name(Path file) {
        return file.getFileName().toString().replaceFirst("\\.java$", "");
    }
}
