package tercio.projections.eu;

import java.util.List;
import tercio.domain.game.Ruleset;
import tercio.projections.PrintedTable;
import tercio.projections.RulesetViews;
import tercio.projections.View;

/**
 * The views of an edition without games: its printed tables.
 *
 * @param edition its id
 */
public record EditionViews(String edition) implements RulesetViews {

    @Override
    public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
        return List.of();
    }

    @Override
    public List<PrintedTable> tables(String ruleset) {
        return ruleset.equals(edition) ? PrintedTables.of(edition) : List.of();
    }
}
