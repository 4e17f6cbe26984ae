package tercio.domain.eu.turn.leader;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The leaders printed on Pashas, by the LD of their Pasha (EU-TUR-5). */
public final class PashaLeaders {

    private static final Map<LeaderId, Integer> LD = read(TableSource.printedBeside(PashaLeaders.class).table("pasha_leaders"));

    private PashaLeaders() {}

    private static Map<LeaderId, Integer> read(CsvTable table) {
        var read = new LinkedHashMap<LeaderId, Integer>();
        table.rows().forEach(row -> read.put(new LeaderId(row.text("id")), row.within("ld", 1, Timar.LARGEST_PASHA)));
        return Map.copyOf(read);
    }

    /** Whether the leader is printed on a Pasha. */
    public static boolean isBoundToPasha(LeaderId leader) {
        return LD.containsKey(leader);
    }

    /** The LD of his Pasha; 0 for a leader who is printed on none. */
    public static int ld(LeaderId leader) {
        return LD.getOrDefault(leader, 0);
    }
}
