package tercio.domain.eia.scenario;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** Reads one printed scenario: its line in the list of scenarios, and the files in the folder of its name. */
final class EiaScenarioFiles {

    private final TableSource source;
    private final CsvTable.Row line;

    EiaScenarioFiles(TableSource source, CsvTable.Row line) {
        this.source = source;
        this.line = line;
    }

    EiaScenario scenario() {
        return new EiaScenario(line.text("name"), month("from"), month("to"),
                rows("powers").stream().map(row -> new EiaScenario.Treasury(power(row, "power"), row.integer("money"))).toList(),
                rows("corps").stream().map(row -> new EiaScenario.CorpsAtStart(new UnitId(row.text("corps")), Power.of(row.text("power")),
                        new SpaceId(row.text("area")), row.isSet("city"))).toList(),
                strengths(),
                rows("leaders").stream().map(row -> new EiaScenario.LeaderAtStart(new EiaLeaderId(row.text("leader")), new SpaceId(row.text("area")), row.isSet("city"))).toList(),
                rows("garrisons").stream().map(row -> new EiaScenario.GarrisonAtStart(new SpaceId(row.text("area")), new NationId(row.text("nation")), factors(row))).toList(),
                rows("depots").stream().map(row -> new EiaScenario.DepotAtStart(power(row, "power"), new SpaceId(row.text("area")),
                        Optional.of(factors(row)).filter(garrison -> !garrison.isEmpty()))).toList(),
                rows("irregulars").stream().map(row -> new EiaScenario.IrregularsAtStart(power(row, "power"), row.choice("type", FactorType.class),
                        new SpaceId(row.text("area")), row.integer("count"))).toList(),
                rows("fleets").stream().map(row -> new SupplyFleet(new FleetId(row.text("fleet")), power(row, "power"), new SpaceId(row.text("at")),
                        Optional.of(new SpaceId(row.text("blockades"))).filter(port -> !port.value().isEmpty()))).toList(),
                rows("provinces").stream().map(row -> new EiaScenario.ProvinceAtStart(new ProvinceId(row.text("province")),
                        row.choice("standing", ProvinceStanding.class), new NationId(row.text("owner")))).toList(),
                Map.of(), diplomacy());
    }

    private List<CsvTable.Row> rows(String file) {
        return source.table(line.text("name") + "/" + file).rows();
    }

    private CampaignMonth month(String column) {
        var parts = line.text(column).split("-", -1);
        if (parts.length != 2) {
            throw line.defect(column, "a month is written as 1805-09");
        }
        return new CampaignMonth(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static Power power(CsvTable.Row row, String column) {
        return Power.of(row.text(column)).orElseThrow(() -> row.defect(column, "no such power"));
    }

    private Map<UnitId, Factors> strengths() {
        var strengths = new LinkedHashMap<UnitId, Factors>();
        rows("corps").forEach(row -> strengths.put(new UnitId(row.text("corps")), factors(row)));
        return strengths;
    }

    /** The factors in the columns that are named after a type. */
    private static Factors factors(CsvTable.Row row) {
        var counts = new EnumMap<FactorType, Integer>(FactorType.class);
        for (var type : FactorType.values()) {
            var column = type.name().toLowerCase(Locale.ROOT);
            if (row.hasColumn(column)) {
                counts.put(type, row.integer(column));
            }
        }
        return new Factors(counts);
    }

    private Diplomacy diplomacy() {
        return new Diplomacy(pairs("war"), pairs("alliance"), pairs("combined"), grants("access"), grants("depots"), grants("imposed"),
                pairs("truce"), List.of());
    }

    private List<CsvTable.Row> relations(String relation) {
        return rows("diplomacy").stream().filter(row -> row.text("relation").equals(relation)).toList();
    }

    private List<Diplomacy.Pair> pairs(String relation) {
        return relations(relation).stream().map(row -> new Diplomacy.Pair(new NationId(row.text("one")), new NationId(row.text("other")))).toList();
    }

    private List<Diplomacy.Grant> grants(String relation) {
        return relations(relation).stream().map(row -> new Diplomacy.Grant(power(row, "one"), power(row, "other"))).toList();
    }
}
