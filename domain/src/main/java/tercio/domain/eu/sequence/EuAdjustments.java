package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Map;
import tercio.domain.dice.Dice;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.adjustment.AdjustedWar;
import tercio.domain.eu.play.adjustment.EuAdjustment;
import tercio.domain.eu.play.adjustment.EuChangeKinds;
import tercio.domain.eu.play.adjustment.EuChangeTitles;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Adjustments;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Verdict;

/** The adjustments that the host can make to a war. */
public record EuAdjustments(EuMap map, EuTables tables) implements Adjustments<EuState, EuEvent> {

    @Override
    public Class<? extends Adjustment> type() {
        return EuAdjustment.class;
    }

    @Override
    public List<ChangeKind<?>> kinds() {
        return EuChangeKinds.ALL;
    }

    @Override
    public List<String> known(EuState state, String to) {
        return EuChangeKinds.known(state, map, to);
    }

    @Override
    public Map<String, String> titles(EuState state, String to) {
        return EuChangeTitles.of(state, to);
    }

    @Override
    public Verdict<EuEvent> decide(EuState state, Adjustment adjustment) {
        var play = EuChapters.play(state, map, tables, Dice.NONE);
        return AdjustedWar.carryOut(play, (EuAdjustment) adjustment, EuChapters.awaited(play.board())).orElseGet(() -> {
            Sequence.goOn(play);
            return play.accepted();
        });
    }
}
