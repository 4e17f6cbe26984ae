package tercio.adapters.rulebook;

import java.util.ArrayList;
import java.util.List;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.game.Ruleset;

/** The installed rulebooks with rulesets of a test beside them. */
public final class RulebooksWith {

    private RulebooksWith() {}

    public static InstalledRulebooks with(Ruleset<?, ?, ?, ?>... more) {
        var installed = RulebookModules.all().rulebooks();
        var rulesets = new ArrayList<Ruleset<?, ?, ?, ?>>(installed.rulesets());
        rulesets.addAll(List.of(more));
        return new InstalledRulebooks(rulesets, installed.views());
    }
}
