package tercio.projections;

import java.util.List;
import tercio.domain.game.Ruleset;

/** The views that only a ruleset's own games have: a map, record sheets, a round track. */
public interface RulesetViews {

    /** The views for games of this ruleset; none where it is another's. */
    List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset);
}
