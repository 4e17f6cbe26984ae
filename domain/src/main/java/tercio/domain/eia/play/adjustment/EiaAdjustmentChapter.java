package tercio.domain.eia.play.adjustment;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.game.EiaCommand;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The events of adjustments. It has no commands of powers: the host adjusts, whatever the game waits for. */
public final class EiaAdjustmentChapter implements EiaChapter<EiaCommand, EiaAdjustmentEvent> {

    public static final EiaAdjustmentChapter CHAPTER = new EiaAdjustmentChapter();

    private static final Vocabulary<EiaCommand> COMMANDS = Vocabulary.of(EiaCommand.class);

    private static final Vocabulary<EiaAdjustmentEvent> EVENTS = Vocabulary.of(EiaAdjustmentEvent.class)
            .word("AdjustmentMade", EiaAdjustmentEvent.AdjustmentMade.class)
            .word("StrengthsWritten", EiaAdjustmentEvent.StrengthsWritten.class);

    private EiaAdjustmentChapter() {}

    @Override
    public Vocabulary<EiaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<EiaAdjustmentEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, EiaAdjustmentEvent event) {
        return EiaAdjustmentEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, EiaCommand command) {
        throw new IllegalArgumentException("no command of a power is an adjustment: " + command);
    }

    @Override
    public String sentence(EiaState before, EiaAdjustmentEvent event, List<Step> explanation) {
        return ChangeSentences.of(before, event);
    }
}
