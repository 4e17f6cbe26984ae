package tercio.domain.eu.turn.leader;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The printed leaders who can be with a land or naval stack, in Europe or in the rest of the world, in the form of a scenario entry. */
final class PrintedLeaders {

    private static final Map<LeaderId, LeaderAtStart> ALL = read(TableSource.printedBeside(PrintedLeaders.class));

    private PrintedLeaders() {}

    /** The printed leader of that id. His country is empty if he can serve any country. */
    static Optional<LeaderAtStart> find(LeaderId id) {
        return Optional.ofNullable(id).map(ALL::get);
    }

    static Collection<LeaderAtStart> all() {
        return ALL.values();
    }

    private static Map<LeaderId, LeaderAtStart> read(TableSource source) {
        var all = new LinkedHashMap<LeaderId, LeaderAtStart>();
        read(source.table("printed_leaders"), all);
        read(source.table("printed_admirals"), all);
        read(source.table("printed_explorers"), all);
        return Map.copyOf(all);
    }

    private static void read(CsvTable table, Map<LeaderId, LeaderAtStart> all) {
        for (var row : table.rows()) {
            var kind = LeaderKind.of(row.text("kind")).orElseThrow(() -> row.defect("kind", "no such kind of leader"));
            all.put(new LeaderId(row.text("id")), new LeaderAtStart(new LeaderId(row.text("id")), row.text("name"), new CountryId(row.text("country")), row.text("rank"),
                    row.integer("maneuver"), row.integer("fire"), row.integer("shock"), row.integer("siege"), kind == LeaderKind.KING || kind == LeaderKind.VIZIER,
                    Optional.of(kind), Optional.of(row.isSet("anonymous")), Optional.of(row.isSet("white_values"))));
        }
    }
}
