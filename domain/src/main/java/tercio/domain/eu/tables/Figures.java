package tercio.domain.eu.tables;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.table.TableSource;

/** Single figures that the rulebook states in its text: thresholds, limits, costs. */
public final class Figures {

    private static final String TABLE = "constants";

    private final Map<String, Integer> figures;

    private Figures(Map<String, Integer> figures) {
        this.figures = figures;
    }

    /** Reads the rows whose value is a whole number; the others are words for readers. */
    public static Figures read(TableSource source) {
        var figures = new HashMap<String, Integer>();
        for (var row : source.table(TABLE).rows()) {
            if (row.text("value").matches("-?\\d+")) {
                figures.put(row.text("key"), row.integer("value"));
            }
        }
        return new Figures(Map.copyOf(figures));
    }

    /** The figure of that key, in the unit that the table names. */
    public int of(String key) {
        var figure = figures.get(key);
        if (figure == null) {
            throw new IllegalArgumentException(TABLE + ".csv: no figure " + key);
        }
        return figure;
    }
}
