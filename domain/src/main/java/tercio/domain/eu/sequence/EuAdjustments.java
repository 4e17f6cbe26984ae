package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustment;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustmentExecution;
import tercio.domain.eu.scenario.adjustment.play.EuChangeKinds;
import tercio.domain.eu.scenario.adjustment.play.EuChangeTitles;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Adjustments;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Verdict;

/**
 * The adjustments that the host can make to a war.
 *
 * @param tables those by which a war is played
 */
public record EuAdjustments(EuMap map, Function<EuState, EuTables> tables) implements Adjustments<EuState, EuEvent> {

    @Override
    public Class<? extends Adjustment> type() {
        return EuAdjustment.class;
    }

    @Override
    public List<ChangeKind<?>> kinds() {
        return EuChangeKinds.ALL;
    }

    @Override
    public List<String> knownIds(EuState state, String to) {
        return EuChangeKinds.knownIds(state, map, to);
    }

    @Override
    public Map<String, String> titles(EuState state, String to) {
        return EuChangeTitles.of(state, to);
    }

    @Override
    public Verdict<EuEvent> decide(EuState state, Adjustment adjustment) {
        var play = EuChapters.play(state, map, tables.apply(state), Dice.NONE);
        return play.toVerdict(EuAdjustmentExecution.carryOut(play, (EuAdjustment) adjustment, EuChapters.awaitedDecisions(play.board())).then(() -> Sequence.continueAutomatically(play)));
    }
}
