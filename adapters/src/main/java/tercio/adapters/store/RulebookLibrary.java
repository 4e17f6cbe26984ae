package tercio.adapters.store;

import java.util.List;
import tercio.domain.game.Ruleset;
import tercio.projections.RulesetViews;

/** The rulebooks that are plugged in, and the views that they bring. */
public record RulebookLibrary(List<Ruleset<?, ?, ?, ?>> rulesets, List<RulesetViews> views) {
    public RulebookLibrary {
        rulesets = List.copyOf(rulesets);
        views = List.copyOf(views);
    }
}
