package tercio.domain.eia.sequence;

import java.util.List;
import java.util.Map;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustment;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustmentExecution;
import tercio.domain.eia.scenario.adjustment.play.EiaChangeKinds;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Adjustments;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Verdict;

/** Adjustments that the host can make in a game of the land phase. */
public record EiaAdjustments(WarMap map) implements Adjustments<EiaState, EiaEvent> {

    @Override
    public Class<? extends Adjustment> type() {
        return EiaAdjustment.class;
    }

    @Override
    public List<ChangeKind<?>> kinds() {
        return EiaChangeKinds.ALL;
    }

    @Override
    public List<String> knownIds(EiaState state, String to) {
        return EiaChangeKinds.knownIds(state, map, to);
    }

    @Override
    public Map<String, String> titles(EiaState state, String to) {
        return EiaChangeKinds.titles(state, to);
    }

    @Override
    public Verdict<EiaEvent> decide(EiaState state, Adjustment adjustment) {
        var play = EiaChapters.play(state, map, Dice.NONE);
        return play.toVerdict(EiaAdjustmentExecution.carryOut(play, (EiaAdjustment) adjustment, EiaChapters.awaitedDecisions(play.board())).then(() -> EiaChapters.runAutomaticSteps(play)));
    }
}
