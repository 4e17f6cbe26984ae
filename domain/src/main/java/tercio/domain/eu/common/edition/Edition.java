package tercio.domain.eu.common.edition;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * One edition of the Europa rules: its tables, its readings of unclear rules, and the policies stored in its
 * tables.
 *
 * @param id its name in the API, such as {@code eu-fast-battle}
 * @param title its name for players
 * @param description one paragraph for a player who looks for a game
 * @param source supplies its tables, which are read on first use
 * @param readings the readings that a request may choose
 * @param standIns names of tables, as cited in explanations, or of {@code table/column}, whose original figures are
 * lost and replaced from another edition
 */
public record Edition(String id, Sentence title, Sentence description, Supplier<EuTables> source, List<Reading> readings, Set<String> standIns) {

    public static final String MILITARY = "eu-military";
    public static final String FAST = "eu-fast-battle";
    public static final String RAPID = "eu-rapid-battle";

    public Edition {
        readings = List.copyOf(readings);
        standIns = Set.copyOf(standIns);
    }

    /** The tables of the edition; they include its policies. */
    public EuTables tables() {
        return source.get();
    }

    /** The readings of its games: its own, and those of rules that are the same in every edition. */
    public List<Reading> gameReadings() {
        var all = new LinkedHashSet<>(readings);
        all.addAll(EuReadings.IN_EVERY_GAME);
        return List.copyOf(all);
    }

    /** Whether the step uses a reconstructed figure instead of an original one. */
    public boolean isReconstructed(Step step) {
        var cell = step.cell();
        return cell != null && (standIns.contains(cell.table()) || standIns.contains(cell.table() + "/" + cell.column()));
    }
}
