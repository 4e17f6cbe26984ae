package tercio.domain.eia.scenario.adjustment.play;

import java.util.List;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.game.Execution;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The events of adjustments. It has no commands of powers: the host adjusts, whatever the game waits for. */
public final class EiaAdjustmentChapter implements EiaChapter<EiaCommand, EiaAdjustmentEvent> {

    public static final EiaAdjustmentChapter CHAPTER = new EiaAdjustmentChapter();

    private static final MessageTypes<EiaCommand> COMMANDS = MessageTypes.of(EiaCommand.class);

    private static final MessageTypes<EiaAdjustmentEvent> EVENTS = MessageTypes.of(EiaAdjustmentEvent.class)
            .with("AdjustmentMade", EiaAdjustmentEvent.AdjustmentMade.class)
            .with("StrengthsWritten", EiaAdjustmentEvent.StrengthsWritten.class);

    private EiaAdjustmentChapter() {}

    @Override
    public MessageTypes<EiaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<EiaAdjustmentEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, EiaAdjustmentEvent event) {
        return EiaAdjustmentEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, EiaCommand command) {
        throw new IllegalArgumentException("no command of a power is an adjustment: " + command);
    }

    @Override
    public Sentence sentence(EiaState before, EiaAdjustmentEvent event, List<Step> explanation) {
        return EiaChangePhrases.of(before, event);
    }
}
