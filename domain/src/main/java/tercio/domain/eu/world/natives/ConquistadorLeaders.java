package tercio.domain.eu.world.natives;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.world.establishment.WorldArea;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.game.Id;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The leaders who may use the table of the conquistadors, by continent (EU-CONQUISTADOR-WHO). */
public final class ConquistadorLeaders {

    private static final LeaderId EACH = new LeaderId("*");
    private static final LeaderId UNNAMED_OF_ASIA = new LeaderId("@");
    private static final Map<String, List<LeaderId>> PRINTED = read(TableSource.printedBeside(ConquistadorLeaders.class).table("conquistador_leaders"));

    /**
     * A leader of a stack.
     *
     * @param maneuver with fire and shock his printed values
     * @param unnamedOfAsia whether he is an unnamed conquistador restricted to Asia
     */
    public record Candidate(LeaderId id, LeaderKind kind, int maneuver, int fire, int shock, boolean unnamedOfAsia) {

        /** The sum of his values in the table; half of it, rounded down, for an explorer. */
        public int sum() {
            int all = maneuver + fire + shock;
            return kind == LeaderKind.EXPLORER ? all / 2 : all;
        }
    }

    private ConquistadorLeaders() {}

    private static Map<String, List<LeaderId>> read(CsvTable table) {
        var read = new LinkedHashMap<String, List<LeaderId>>();
        table.rows().forEach(row -> read.put(row.text("continent"), Id.all(List.of(row.text("leaders").split(";")), LeaderId::new)));
        return Map.copyOf(read);
    }

    /** Whether a leader may use the table in a province. The natives must be quiet when he enters, and it comes before any test of them. */
    public static boolean mayUseTable(Candidate leader, Province province) {
        return WorldAreas.PRINTED.areaOf(province).filter(area -> mayUseTable(leader, area)).isPresent();
    }

    private static boolean mayUseTable(Candidate leader, WorldArea area) {
        return PRINTED.entrySet().stream().filter(entry -> area.isOn(entry.getKey())).anyMatch(entry -> isListed(leader, entry.getValue()));
    }

    private static boolean isListed(Candidate leader, List<LeaderId> leaders) {
        boolean conquistador = leader.kind() == LeaderKind.CONQUISTADOR;
        return leaders.contains(EACH) && (conquistador || leader.kind() == LeaderKind.EXPLORER)
                || conquistador && (leaders.contains(leader.id()) || leaders.contains(UNNAMED_OF_ASIA) && leader.unnamedOfAsia());
    }
}
