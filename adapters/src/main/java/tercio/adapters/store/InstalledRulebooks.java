package tercio.adapters.store;

import java.util.List;
import tercio.domain.game.Ruleset;
import tercio.projections.RulesetViews;

/** The installed rulebooks and their views. */
public record InstalledRulebooks(List<Ruleset<?, ?, ?, ?>> rulesets, List<RulesetViews> views) {
    public InstalledRulebooks {
        rulesets = List.copyOf(rulesets);
        views = List.copyOf(views);
    }
}
