package tercio.adapters.archive;

import java.util.List;

/** A column that a table has after those that a rulebook fills, and that is filled of the dice and rolls of a game once it is folded. */
public sealed interface LateColumn {

    /** The column as the schema tells it. */
    ArchiveTable.Column column();

    /** The column with the position after which dice and rolls belong to the row; empty for those of the command of the row. */
    String since();

    /** The dice that fell, as a JSON list of {@code purpose}, {@code party} and {@code value}. */
    record Dice(ArchiveTable.Column column, String since) implements LateColumn {}

    /**
     * The exact expectation of a figure, summed over the rolls of the row. It is empty while it is not worked out, where there is none, and where rows of one command
     * cannot be told apart.
     *
     * @param party the column with the party whose figure it is
     * @param procedure words that stand in the name of its procedure
     * @param figures the units of its rolls
     */
    record Expectation(ArchiveTable.Column column, String since, String party, String procedure, List<Figure> figures) implements LateColumn {

        public Expectation {
            figures = List.copyOf(figures);
        }
    }

    /**
     * A figure of a roll.
     *
     * @param unit of the roll, from which the column follows by multiplying
     */
    record Figure(String unit, double by) {}

    /** The dice between the position of a column and the row. */
    static LateColumn dice(String since) {
        return new Dice(ArchiveTable.Column.json("dice", "the dice that fell for it, in their order: purpose, party and value of each; those of others while it went on included"), since);
    }

    /** The dice of the command of the row. */
    static LateColumn dice() {
        return new Dice(ArchiveTable.Column.json("dice", "the dice of its command, in their order: purpose, party and value of each"), "");
    }

    /** The chance of a success, from 0 to 1. */
    static LateColumn chance(String name, String since, String party, String procedure, String unit, String meaning) {
        return new Expectation(ArchiveTable.Column.number(name, "chance", meaning + ", by the exact odds of the moment before the first die"), since, party, procedure,
                List.of(new Figure(unit, 1)));
    }

    /** An expected amount in the unit of the column. */
    static LateColumn amount(String name, String since, String party, String procedure, String unit, String meaning, Figure... figures) {
        return new Expectation(ArchiveTable.Column.number(name, unit, meaning + ", on the average of the exact odds of the moment before the first die"), since, party, procedure,
                List.of(figures));
    }
}
