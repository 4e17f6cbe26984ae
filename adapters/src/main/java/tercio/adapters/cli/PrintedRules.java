package tercio.adapters.cli;

import java.util.List;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.eu.EuMilitary;
import tercio.projections.eu.EuViews;

/** The rulebooks that come with the program. */
final class PrintedRules {

    private PrintedRules() {}

    static InstalledRulebooks library() {
        return new InstalledRulebooks(List.of(new EuMilitary()), List.of(new EuViews()));
    }
}
