package tercio.skirmish.rules;

import java.util.List;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.AscendingFigures;
import tercio.domain.table.CsvTable;
import tercio.domain.table.RollBounds;
import tercio.domain.table.TableSource;

/** The printed table of losses by the margin of the attack over the defence. */
public final class ClashTable {

    /** The name under which explanations cite it. */
    public static final String NAME = "clash";

    /** The losses of one line. */
    public record Losses(int attacker, int defender) {}

    public static final ClashTable PRINTED = new ClashTable(TableSource.printedBeside(ClashTable.class).table(NAME));

    private final List<Integer> margins;
    private final List<Losses> losses;
    private final RollBounds bounds;

    /** Reads it; a fault names its file and line. */
    public ClashTable(CsvTable table) {
        margins = table.rows().stream().map(row -> row.integer("margin")).toList();
        losses = table.rows().stream().map(row -> new Losses(row.within("attacker", 0, 9), row.within("defender", 0, 9))).toList();
        var defender = new AscendingFigures(table, Sentence.ofText("defender"), margins.size());
        for (int at = 0; at < margins.size(); at++) {
            if (margins.get(at) != margins.getFirst() + at) {
                throw table.rows().get(at).fault("margin", Sentence.ofText("the margins follow each other by 1"));
            }
            defender.put(at, table.rows().get(at), losses.get(at).defender());
        }
        defender.check();
        bounds = new RollBounds(margins.getFirst(), margins.getLast());
    }

    /** The margins of its lines, ascending. */
    public List<Integer> margins() {
        return margins;
    }

    /** The line of a margin: those beyond the table are read in its first or last line. */
    public int line(int margin) {
        return bounds.clamp(margin);
    }

    /** The losses of a line. */
    public Losses at(int line) {
        return losses.get(line - margins.getFirst());
    }
}
