package tercio.adapters.store;

import java.util.List;
import tercio.domain.game.Ruleset;
import tercio.projections.RulesetViews;

/** The rulebooks that are plugged in, and the views that they bring. */
public record InstalledRulebooks(List<Ruleset<?, ?, ?, ?>> rulesets, List<RulesetViews> views) {
    public InstalledRulebooks {
        rulesets = List.copyOf(rulesets);
        views = List.copyOf(views);
    }
}
