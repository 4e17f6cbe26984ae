package tercio.domain.eu.common.forces;

import java.util.Set;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.table.CsvTable;

/**
 * The smallest part of a detachment in which an edition counts losses. All losses and sizes of a procedure are whole
 * multiples of it.
 */
public enum LossUnit {
    /** One third; 1 LDE is one third. */
    THIRD(3, "_thirds", "Thirds"),
    /** One half, five strength points: the incomplete detachment of the rapid system, which replaces the LDE. */
    HALF(2, "_halves", "Halves");

    private final int parts;
    private final String column;
    private final String word;

    LossUnit(int parts, String column, String word) {
        this.parts = parts;
        this.column = column;
        this.word = word;
    }

    /** The number of units in one detachment. */
    public int ofOneLd() {
        return parts;
    }

    /** The suffix of API fields in this unit. */
    public String word() {
        return word;
    }

    /** The suffix of table columns in this unit. */
    public String column() {
        return column;
    }

    /** Whether a table with these columns can be read in this unit. */
    public boolean canRead(Set<String> columns) {
        return this == HALF || columns.stream().noneMatch(name -> name.endsWith(HALF.column));
    }

    /** The size of a stack in this unit, Pashas and incomplete detachments included. */
    public int of(Units units) {
        return units.allLd() * parts + fromThirds(units.lde());
    }

    /**
     * Converts a number to thirds of an LD. A half of an LD counts as two thirds, rounded up.
     */
    public int toThirds(int number) {
        return switch (this) {
            case THIRD -> number;
            case HALF -> number / parts * THIRD.parts + number % parts * (THIRD.parts - 1);
        };
    }

    /** The number as players write it: {@code 1 2/3}, {@code 1/2}, {@code 0}. */
    public String format(int number) {
        int whole = number / parts;
        int rest = number % parts;
        if (rest == 0) {
            return String.valueOf(whole);
        }
        return (whole == 0 ? "" : whole + " ") + rest + "/" + parts;
    }

    /** The number, 0 or more, in a sentence. */
    public Amount amount(int number) {
        return new Amount(number, parts);
    }

    /** Converts thirds to this unit. In halves each 1/3 or 2/3 becomes 1/2, for negative numbers too. */
    public int fromThirds(int thirds) {
        return switch (this) {
            case THIRD -> thirds;
            case HALF -> Integer.signum(thirds) * (Math.abs(thirds) / THIRD.parts * parts + (thirds % THIRD.parts == 0 ? 0 : 1));
        };
    }

    /**
     * Reads a number of a table from the column in this unit, or from the column in thirds if there is none.
     *
     * @param name the column name without the unit: {@code loss}
     * @param most the greatest number allowed in the column
     */
    public int read(CsvTable.Row row, String name, int least, int most) {
        return row.hasColumn(name + column)
                ? row.within(name + column, least, most)
                : fromThirds(row.within(name + THIRD.column, least, most));
    }
}
