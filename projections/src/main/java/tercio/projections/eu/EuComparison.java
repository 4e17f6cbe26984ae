package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.round.RoundBox;
import tercio.projections.BoardComparison;

/**
 * How two boards of Europa differ: the round, places, stacks, naval stacks, leaders, and the sheets of countries. The boards alone are compared, so a
 * sentence never says why: a stack that is gone may have joined another.
 */
final class EuComparison implements BoardComparison<EuState> {

    @Override
    public List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        if (!Objects.equals(before.box(), after.box())) {
            said.add("Round: " + label(before.box()) + " -> " + label(after.box()) + ".");
        }
        said.addAll(PlaceChanges.between(before, after));
        said.addAll(StackChanges.between(before, after));
        said.addAll(FleetChanges.between(before, after));
        said.addAll(LeaderChanges.between(before, after));
        said.addAll(SheetChanges.between(before, after));
        return said;
    }

    private static String label(RoundBox box) {
        return box == null ? "none" : box.label();
    }
}
