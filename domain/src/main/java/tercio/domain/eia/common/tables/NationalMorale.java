package tercio.domain.eia.common.tables;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The national morale values chart: the morale of each type of factor by nation, in tenths (EIA-7.5.2.6.1.1). */
public final class NationalMorale {

    /** The name of the table in explanations. */
    public static final String NAME = "national-morale";

    /** The variant of a nation that holds where no other one is named. */
    public static final String NORMAL = "normal";

    private static final String ALL = "all";
    private static final int MOST = 99;

    private final Map<String, Map<FactorType, Integer>> values = new HashMap<>();
    private final List<NationId> nations = new ArrayList<>();

    private NationalMorale() {}

    static NationalMorale read(CsvTable table) {
        var morale = new NationalMorale();
        for (var row : table.rows()) {
            var nation = new NationId(word(row.text("nation")));
            var type = row.choice("unit_type", FactorType.class);
            if (!nation.value().equals(ALL) && !morale.nations.contains(nation)) {
                morale.nations.add(nation);
            }
            if (row.has("morale_tenths")) {
                var before = morale.values.computeIfAbsent(key(nation.value(), row.text("variant")), line -> new EnumMap<>(FactorType.class))
                        .put(type, row.within("morale_tenths", 0, MOST));
                if (before != null) {
                    throw row.fault("unit_type", Sentence.of("eia.table.twice").with("what", "cell"));
                }
            }
        }
        for (var power : Power.values()) {
            if (!morale.nations.contains(power.nation())) {
                throw table.fault(1, Sentence.of("eia.table.no-line-for").with("power", new Text(power.title())));
            }
        }
        return morale;
    }

    private static String word(String nation) {
        return nation.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static String key(String nation, String variant) {
        return nation + "/" + variant;
    }

    /** The words of all nations of the chart, powers and minor states. */
    public List<NationId> nations() {
        return List.copyOf(nations);
    }

    /** The morale of a type of factor of a nation in tenths; empty where the chart has none. Artillery has that of the infantry. */
    public OptionalInt of(NationId nation, FactorType type) {
        return of(nation, NORMAL, type);
    }

    /**
     * The morale under a variant of the chart, such as {@code dominant}; a type without a line there has the normal morale.
     */
    public OptionalInt of(NationId nation, String variant, FactorType type) {
        var wanted = type == FactorType.ARTILLERY ? FactorType.INFANTRY : type;
        for (var key : List.of(key(nation.value(), variant), key(nation.value(), NORMAL), key(ALL, NORMAL))) {
            var found = values.getOrDefault(key, Map.of()).get(wanted);
            if (found != null) {
                return OptionalInt.of(found);
            }
        }
        return OptionalInt.empty();
    }
}
