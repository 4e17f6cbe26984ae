package tercio.domain.eu.world.militia;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The strength of the militia of a country (EU-UNIT-11).
 *
 * @param levels of a colony that give one exploration detachment
 * @param up whether levels that are over give one more
 * @param mission exploration detachments that a mission in the colony gives
 */
record MilitiaRule(int levels, boolean up, int mission, Veterans veterans) {

    /** The condition for veteran militia. */
    enum Veterans { ALWAYS, NEVER, MISSION }

    private enum Rounding { UP, DOWN }

    /** The line without a country. */
    private static final String OTHERS = "";
    private static final int MOST = 6;
    private static final Map<String, MilitiaRule> PRINTED = read(TableSource.printedBeside(MilitiaRule.class).table("countries"));

    private static Map<String, MilitiaRule> read(CsvTable table) {
        var rules = new LinkedHashMap<String, MilitiaRule>();
        for (var row : table.rows()) {
            rules.put(row.has("country") ? row.text("country") : OTHERS, new MilitiaRule(row.within("levels", 1, MOST), row.choice("rounding", Rounding.class) == Rounding.UP,
                    row.within("mission", 0, MOST), row.choice("veteran", Veterans.class)));
        }
        return Map.copyOf(rules);
    }

    /** The rule of a country: its own, or that of all others. */
    static MilitiaRule of(CountryId country) {
        return PRINTED.getOrDefault(country.value(), PRINTED.get(OTHERS));
    }

    int detachments(int level, boolean withMission) {
        return (up ? level + levels - 1 : level) / levels + (withMission ? mission : 0);
    }

    boolean isVeteran(boolean withMission) {
        return veterans == Veterans.ALWAYS || veterans == Veterans.MISSION && withMission;
    }
}
