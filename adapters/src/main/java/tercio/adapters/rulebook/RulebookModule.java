package tercio.adapters.rulebook;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.table.CsvTable;
import tercio.domain.table.OwnTables;
import tercio.projections.RulesetViews;

/**
 * One rulebook, or one edition of it, as the program knows it: its rules and scenarios, its views, its procedures at the
 * adjudicator with their tables and readings, and its demonstration. A module is a public class with a constructor without
 * parameters, named in {@code META-INF/services/tercio.adapters.rulebook.RulebookModule}. It loads tables and rules only
 * when they are asked for.
 */
public interface RulebookModule {

    /** The ruleset's name on the wire, such as {@code great-war}. */
    String id();

    /** The rules and scenarios of its games; empty where it has procedures only. */
    default Optional<Ruleset<?, ?, ?, ?>> rules() {
        return Optional.empty();
    }

    /** The views of its games, and its printed tables. */
    RulesetViews views();

    /** Its procedures at the adjudicator, by the printed tables. */
    List<ProcedureEndpoint> procedures();

    /** Its procedures by the tables of a user, which are checked at once: a faulty one is a {@link CsvTable.Fault}. */
    List<ProcedureEndpoint> procedures(OwnTables own);

    /** The readings of its unclear rules. */
    List<Reading> readings();

    /** The index of the rules that its rulings cite. */
    Rulebook index();

    /** A game that shows what the program does with these rules. */
    default Optional<Demonstration> demonstration() {
        return Optional.empty();
    }

    /** Requests for odds that are worth asking when the service starts, because the first answers take the longest. */
    default List<String> warmUpOdds() {
        return List.of();
    }
}
