package tercio.adapters.archive;

import java.util.List;
import java.util.function.Supplier;
import tercio.projections.EventNames;

/** The dice of a game and its rolls beside their exact expectations, with the columns of other tables that are filled of them. */
final class RollRows {

    private final ExactRolls.Game exact;
    private final Seated seated;
    private final ArchiveRows rows;
    private final LateColumns late;

    RollRows(ExactRolls.Game exact, Seated seated, ArchiveRows rows, LateColumns late) {
        this.exact = exact;
        this.seated = seated;
        this.rows = rows;
        this.late = late;
    }

    /** @param live whether it is in effect */
    void die(int position, boolean live, String purpose, String party, String against, int sides, int value) {
        rows.add(KernelTables.DIE, position, purpose, party, seated.person(position, party), against, sides, value);
        if (live) {
            late.die(position, purpose, party, value);
        }
    }

    /**
     * The rolls of a command.
     *
     * @param name of its first event
     * @param worked takes long
     */
    void addExact(int position, long name, Supplier<List<ExactRoll>> worked) {
        exact.of(name, worked).forEach(roll -> add(position, roll));
    }

    /** The rolls of fights, which have odds of their own. */
    void fights(EventNames line, int newest) {
        exact.fights(line, newest).forEach((position, fights) -> fights.forEach(roll -> add(position, roll)));
    }

    private void add(int position, ExactRoll roll) {
        rows.add(KernelTables.ROLL, position, roll.procedure(), roll.party(), seated.person(position, roll.party()), roll.against(), roll.actual(), roll.expected(),
                roll.variance(), roll.unit(), roll.percentile());
        late.roll(position, roll);
    }

    /** The game is folded: its rows get what comes of dice and rolls. */
    void end(List<ArchiveTable> tables) {
        tables.forEach(table -> late.fill(table, rows));
    }
}
