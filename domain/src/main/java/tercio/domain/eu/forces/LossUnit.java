package tercio.domain.eu.forces;

import java.util.Set;
import tercio.domain.table.CsvTable;

/**
 * The smallest part of a detachment that an edition counts losses in. All losses and sizes of a procedure are whole
 * numbers of it.
 */
public enum LossUnit {
    /** 1 LDE is one of them. */
    THIRD(3, "_thirds", "Thirds"),
    /** Five strength points: the incomplete detachment of the rapid system, which takes the place of the LDE. */
    HALF(2, "_halves", "Halves");

    private final int parts;
    private final String column;
    private final String word;

    LossUnit(int parts, String column, String word) {
        this.parts = parts;
        this.column = column;
        this.word = word;
    }

    /** How many of them a detachment has. */
    public int ofOneLd() {
        return parts;
    }

    /** How the names of fields end that hold such numbers. */
    public String word() {
        return word;
    }

    /** How the names of table columns end that hold such numbers. */
    public String column() {
        return column;
    }

    /** Whether a table with these columns can be read in this unit. */
    public boolean spokenIn(Set<String> columns) {
        return this == HALF || columns.stream().noneMatch(name -> name.endsWith(HALF.column));
    }

    /** The size of a stack, Pashas and incomplete detachments included. */
    public int of(Units units) {
        return units.allLd() * parts + units.lde();
    }

    /** As players write it: {@code 1 2/3}, {@code 1/2}, {@code 0}. */
    public String written(int number) {
        int whole = number / parts;
        int rest = number % parts;
        if (rest == 0) {
            return String.valueOf(whole);
        }
        return (whole == 0 ? "" : whole + " ") + rest + "/" + parts;
    }

    /** A number of thirds in this unit. In halves every 1/3 and 2/3 becomes 1/2, also below nothing. */
    public int fromThirds(int thirds) {
        return switch (this) {
            case THIRD -> thirds;
            case HALF -> Integer.signum(thirds) * (Math.abs(thirds) / THIRD.parts * parts + (thirds % THIRD.parts == 0 ? 0 : 1));
        };
    }

    /**
     * Reads a number of a table, from the column in this unit or, for want of it, from the column in thirds.
     *
     * @param name of the column without the unit: {@code loss}
     * @param most the most that the column of the table may hold
     */
    public int read(CsvTable.Row row, String name, int least, int most) {
        return row.knows(name + column)
                ? row.within(name + column, least, most)
                : fromThirds(row.within(name + THIRD.column, least, most));
    }
}
