package tercio.domain.eia.common.tables;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The basic morale of each major power in tenths (EIA-7.5.2.6.1.2). */
public final class BasicMorale {

    /** The name of the table in explanations. */
    public static final String NAME = "basic-morale";

    private static final int MOST = 99;

    private final Map<Power, Integer> values = new EnumMap<>(Power.class);

    private BasicMorale() {}

    static BasicMorale read(CsvTable table) {
        var morale = new BasicMorale();
        for (var row : table.rows()) {
            if (morale.values.put(PowerTitles.power(row, "major_power"), row.within("basic_morale_tenths", 0, MOST)) != null) {
                throw row.fault("major_power", Sentence.of("eia.table.twice").with("what", "power"));
            }
        }
        if (morale.values.size() != Power.values().length) {
            throw table.fault(1, Sentence.of("eia.table.powers-missing"));
        }
        return morale;
    }

    /** The basic morale in tenths. */
    public int of(Power power) {
        return values.get(power);
    }
}
