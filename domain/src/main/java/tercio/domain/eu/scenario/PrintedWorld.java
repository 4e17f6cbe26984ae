package tercio.domain.eu.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.OverseasAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.DiscoveriesAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The rest of the world in a printed scenario: establishments, minor countries that own Areas, and what each country knows. Natives are as printed. */
final class PrintedWorld {

    private PrintedWorld() {}

    static OverseasAtStart of(TableSource source, String folder) {
        return new OverseasAtStart(establishments(source.table(folder + "establishments")), areas(source.table(folder + "areas")), Optional.empty(),
                Optional.of(discoveries(source.table(folder + "known"))));
    }

    /** A fort or a mission has no level; the fortress is left out where it is that of the establishment itself. */
    private static List<EstablishmentAtStart> establishments(CsvTable table) {
        return table.rows().stream()
                .map(row -> new EstablishmentAtStart(new SpaceId(row.text("province")), new CountryId(row.text("owner")), kind(row), number(row, "level"), Optional.empty(),
                        number(row, "fortress")))
                .toList();
    }

    private static Establishment.Kind kind(CsvTable.Row row) {
        return Arrays.stream(Establishment.Kind.values()).filter(kind -> kind.word().equals(row.text("kind"))).findFirst()
                .orElseThrow(() -> row.defect("kind", "no such establishment"));
    }

    private static Optional<Integer> number(CsvTable.Row row, String column) {
        return row.has(column) ? Optional.of(row.integer(column)) : Optional.empty();
    }

    private static Map<SpaceId, CountryId> areas(CsvTable table) {
        var owners = new LinkedHashMap<SpaceId, CountryId>();
        table.rows().forEach(row -> owners.put(new SpaceId(row.text("area")), new CountryId(row.text("owner"))));
        return owners;
    }

    /** A zone without a country is known to all. */
    private static DiscoveriesAtStart discoveries(CsvTable table) {
        var all = new ArrayList<SpaceId>();
        var known = new LinkedHashMap<CountryId, List<SpaceId>>();
        for (var row : table.rows()) {
            (row.has("country") ? known.computeIfAbsent(new CountryId(row.text("country")), country -> new ArrayList<>()) : all).add(new SpaceId(row.text("zone")));
        }
        return new DiscoveriesAtStart(all, known, Map.of());
    }
}
