package tercio.domain.eu.common.tables;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** Single figures of the rules, by the key of {@code constants.csv}. */
public final class Constants {

    private final Map<String, Integer> values;

    private Constants(Map<String, Integer> values) {
        this.values = values;
    }

    /** Reads {@code constants}; the figures of the edition replace those of the same key. */
    static Constants read(CsvTable table, CsvTable edition) {
        var values = new HashMap<String, Integer>();
        for (var row : table.rows()) {
            if (row.text("value").matches("-?[0-9]+") && values.put(row.text("key"), row.integer("value")) != null) {
                throw row.fault("key", Sentence.of("eu.table.figure-twice"));
            }
        }
        edition.rows().forEach(row -> values.put(row.text("key"), row.integer("value")));
        return new Constants(Map.copyOf(values));
    }

    /** The figure of a key. An unknown key, or a figure that is not a whole number, throws {@link IllegalArgumentException}. */
    public int value(String key) {
        var value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("constants.csv has no " + key);
        }
        return value;
    }
}
