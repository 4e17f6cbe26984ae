package tercio.domain.eu.scenario;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.PresidioAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;

/** The naval stacks, naval technologies and presidios of a printed scenario. */
final class FleetsAtStart {

    private FleetsAtStart() {}

    static List<FleetAtStart> of(CsvTable table) {
        return table.rows().stream()
                .map(row -> new FleetAtStart(new StackId(row.text("stack")), new SpaceId(row.text("at")), new CountryId(row.text("country")),
                        new Ships(row.integer("fleet_plus"), row.integer("fleet_minus"), row.integer("nwd"), row.integer("ngd"), row.integer("ntd"), 0,
                                row.integer("vgd")),
                        row.isSet("veteran"), row.has("leader") ? Id.all(List.of(row.text("leader").split(";")), LeaderId::new) : List.of(),
                        row.has("blockades") ? Optional.of(new SpaceId(row.text("blockades"))) : Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                        row.hasColumn("supplies") && row.has("supplies") ? Optional.of(new SpaceId(row.text("supplies"))) : Optional.empty()))
                .toList();
    }

    /** The naval technology in a line of the countries; empty in a list that has none, and for a country without naval stacks. */
    static Optional<NavyAtStart> navy(CsvTable.Row country) {
        if (!country.hasColumn("naval_technology") || !country.has("naval_technology")) {
            return Optional.empty();
        }
        var technology = Arrays.stream(NavalTechnology.values()).filter(each -> each.word().equals(country.text("naval_technology"))).findFirst()
                .orElseThrow(() -> country.defect("naval_technology", "no such technology"));
        return Optional.of(new NavyAtStart(technology, country.integer("naval_technology_level")));
    }

    static Map<SpaceId, PresidioAtStart> presidios(CsvTable table) {
        var presidios = new LinkedHashMap<SpaceId, PresidioAtStart>();
        table.rows().forEach(row -> presidios.put(new SpaceId(row.text("province")), new PresidioAtStart(new CountryId(row.text("country")), row.integer("level"))));
        return presidios;
    }
}
