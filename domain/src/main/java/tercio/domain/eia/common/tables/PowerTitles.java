package tercio.domain.eia.common.tables;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** Reads the powers of a table by their titles. */
final class PowerTitles {

    private PowerTitles() {}

    static Power power(CsvTable.Row row, String column) {
        return find(row.text(column)).orElseThrow(() -> row.fault(column, Sentence.of("eia.table.no-power").with("value", new Text(row.text(column)))));
    }

    static Optional<Power> find(String title) {
        for (var power : Power.values()) {
            if (power.title().equals(title) || power.word().equals(title)) {
                return Optional.of(power);
            }
        }
        return Optional.empty();
    }
}
