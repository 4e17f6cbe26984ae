package tercio.domain.eu.scenario;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.CountrySoFar;
import tercio.domain.eu.common.game.SessionAtStart.LeaderSoFar;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The history of a printed scenario before its start: the treasuries of a new turn, or a session in the middle of a
 * turn.
 */
final class PrintedSessions {

    private PrintedSessions() {}

    /** @param row the line of the scenario in the list */
    static Optional<SessionAtStart> of(CsvTable.Row row, TableSource source) {
        var folder = row.text("folder") + "/";
        boolean begun = row.isSet("session");
        var countries = countries(source.table(folder + "countries"), begun ? Optional.of(source.table(folder + "sheets")) : Optional.empty());
        if (!begun) {
            return countries.isEmpty() ? Optional.empty()
                    : Optional.of(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), countries, Map.of(), Map.of(), Map.of(), List.of(),
                            List.of()));
        }
        var marks = source.table(folder + "marks").rows();
        var pillages = new LinkedHashMap<SpaceId, Integer>();
        marks.stream().filter(mark -> mark.integer("pillage") > 0).forEach(mark -> pillages.put(new SpaceId(mark.text("province")), mark.integer("pillage")));
        return Optional.of(new SessionAtStart(Id.all(List.of(row.text("order").split(";")), CountryId::new), Optional.of(row.isSet("bad_weather")), Optional.empty(), countries,
                leaders(source.table(folder + "absent")), sieges(source.table(folder + "sieges")), pillages, provincesWith(marks, "supplied"),
                provincesWith(marks, "blockaded")));
    }

    private static List<SpaceId> provincesWith(List<CsvTable.Row> marks, String column) {
        return marks.stream().filter(mark -> mark.isSet(column)).map(mark -> new SpaceId(mark.text("province"))).toList();
    }

    private static Map<CountryId, CountrySoFar> countries(CsvTable table, Optional<CsvTable> sheets) {
        var countries = new LinkedHashMap<CountryId, CountrySoFar>();
        for (var row : table.rows()) {
            var treasury = row.hasColumn("treasury") && row.has("treasury") ? Optional.of(row.integer("treasury")) : Optional.<Integer>empty();
            var sheet = sheets.stream().flatMap(all -> all.rows().stream()).filter(line -> line.text("country").equals(row.text("country"))).findFirst();
            if (treasury.isPresent() || sheet.isPresent()) {
                countries.put(new CountryId(row.text("country")), new CountrySoFar(treasury, sheet.map(PrintedSessions::spending).orElse(Map.of()),
                        sheet.map(line -> line.choice("campaign", Campaign.class)), sheet.map(line -> line.integer("victory_points"))));
            }
        }
        return countries;
    }

    private static Map<ErsLine, Integer> spending(CsvTable.Row sheet) {
        var spent = new EnumMap<ErsLine, Integer>(ErsLine.class);
        for (var line : ErsLine.values()) {
            if (sheet.hasColumn(line.name()) && sheet.integer(line.name()) > 0) {
                spent.put(line, sheet.integer(line.name()));
            }
        }
        return spent;
    }

    private static Map<LeaderId, LeaderSoFar> leaders(CsvTable table) {
        var leaders = new LinkedHashMap<LeaderId, LeaderSoFar>();
        table.rows().forEach(row -> leaders.put(new LeaderId(row.text("leader")), new LeaderSoFar(row.choice("fate", Fate.class),
                row.has("returns") ? Optional.of(row.choice("returns", RoundBox.class)) : Optional.empty())));
        return leaders;
    }

    private static Map<SpaceId, SiegeSoFar> sieges(CsvTable table) {
        var sieges = new LinkedHashMap<SpaceId, SiegeSoFar>();
        table.rows().forEach(row -> sieges.put(new SpaceId(row.text("province")), new SiegeSoFar(Optional.of(row.integer("minus")), Optional.of(row.integer("plus")),
                Optional.of(row.isSet("breached")), Optional.of(row.isSet("damaged")), Optional.of(row.integer("rounds")),
                Optional.of(row.isSet("continued")))));
        return sieges;
    }
}
