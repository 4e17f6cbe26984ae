package tercio.domain.eu.common.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.table.CsvTable;

/** Every country that a printed table or a printed scenario names is one of the map. */
class CountryIdsTest {

    private static final Path RESOURCES = Path.of("src", "main", "resources", "tercio", "domain", "eu");
    private static final List<String> COLUMNS = List.of("country", "owner", "controller", "owner1492");
    /** Lines of the table of replacement leaders that are no countries: all minors, and the Vizier. */
    private static final Set<String> GROUPS = Set.of("minor", "turkey_vizier");

    @Test
    void everyCountryOfAPrintedTableIsOneOfTheMap() {
        var countries = EuMap.PRINTED.countries().stream().map(country -> country.id().value()).collect(Collectors.toCollection(HashSet::new));
        countries.addAll(GROUPS);
        countries.addAll(codes());
        var tables = tables();
        assertThat(tables).hasSizeGreaterThan(30);

        assertThat(tables).allSatisfy(file -> assertThat(named(file)).as(file.toString()).isSubsetOf(countries));
    }

    /** The codes of the price lists, each of which stands for a country of the map. */
    private static Set<String> codes() {
        return table(RESOURCES.resolve(Path.of("common", "tables", "recruitment_countries.csv"))).rows().stream().map(row -> row.text("code")).collect(Collectors.toSet());
    }

    private static List<Path> tables() {
        try (var files = Files.walk(RESOURCES)) {
            return files.filter(file -> file.toString().endsWith(".csv")).filter(file -> COLUMNS.stream().anyMatch(header(file)::contains)).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> header(Path file) {
        return List.of(text(file).lines().findFirst().orElse("").split(","));
    }

    private static Set<String> named(Path file) {
        var columns = COLUMNS.stream().filter(header(file)::contains).toList();
        return table(file).rows().stream().flatMap(row -> columns.stream().map(row::text)).flatMap(cell -> Stream.of(cell.split("[; ]")))
                .filter(country -> !country.isEmpty()).collect(Collectors.toSet());
    }

    private static CsvTable table(Path file) {
        return CsvTable.parse(file.getFileName().toString(), text(file));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
