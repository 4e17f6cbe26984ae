package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.BoardComparison;

/**
 * Comparison of two boards of Europa: the round, places, stacks, naval stacks, leaders, and the sheets of countries. Only the boards are
 * compared, so a sentence never gives a cause: a stack that is gone may have joined another.
 */
final class EuComparison implements BoardComparison<EuState> {

    @Override
    public List<Sentence> between(EuState before, EuState after) {
        var said = new ArrayList<Sentence>();
        if (!Objects.equals(before.box(), after.box())) {
            said.add(Sentence.of("eu.changes.round").with("before", label(before.box())).with("after", label(after.box())));
        }
        said.addAll(PlaceChanges.between(before, after));
        said.addAll(StackChanges.between(before, after));
        said.addAll(FleetChanges.between(before, after));
        said.addAll(LeaderChanges.between(before, after));
        said.addAll(SheetChanges.between(before, after));
        return said;
    }

    private static Argument label(RoundBox box) {
        return box == null ? new Phrase(Sentence.of("eu.changes.none")) : new Text(box.label());
    }
}
