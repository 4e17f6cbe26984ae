package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.game.Execution;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The events of adjustments. It has no commands of countries: the host adjusts, whatever the game waits for. */
public final class EuAdjustmentChapter implements Chapter<EuCommand, EuAdjustmentEvent> {

    public static final EuAdjustmentChapter CHAPTER = new EuAdjustmentChapter();

    private static final MessageTypes<EuCommand> COMMANDS = MessageTypes.of(EuCommand.class);

    private static final MessageTypes<EuAdjustmentEvent> EVENTS = MessageTypes.of(EuAdjustmentEvent.class)
            .with("BoardAdjusted", EuAdjustmentEvent.BoardAdjusted.class);

    private EuAdjustmentChapter() {}

    @Override
    public MessageTypes<EuCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<EuAdjustmentEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, EuAdjustmentEvent event) {
        return EuAdjustmentEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, EuCommand command) {
        throw new IllegalArgumentException("no command of a country is an adjustment: " + command);
    }

    @Override
    public Sentence sentence(EuState before, EuAdjustmentEvent event, List<Step> explanation) {
        return new EuChangePhrases(before).of(event);
    }
}
