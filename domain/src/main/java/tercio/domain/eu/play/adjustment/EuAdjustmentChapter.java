package tercio.domain.eu.play.adjustment;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The events of adjustments. It has no commands of countries: the host adjusts, whatever the game waits for. */
public final class EuAdjustmentChapter implements Chapter<EuCommand, EuAdjustmentEvent> {

    public static final EuAdjustmentChapter CHAPTER = new EuAdjustmentChapter();

    private static final Vocabulary<EuCommand> COMMANDS = Vocabulary.of(EuCommand.class);

    private static final Vocabulary<EuAdjustmentEvent> EVENTS = Vocabulary.of(EuAdjustmentEvent.class)
            .word("BoardAdjusted", EuAdjustmentEvent.BoardAdjusted.class);

    private EuAdjustmentChapter() {}

    @Override
    public Vocabulary<EuCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<EuAdjustmentEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, EuAdjustmentEvent event) {
        return EuAdjustmentEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, EuCommand command) {
        throw new IllegalArgumentException("no command of a country is an adjustment: " + command);
    }

    @Override
    public String sentence(EuState before, EuAdjustmentEvent event, List<Step> explanation) {
        return EuChangeSentences.of(before, event);
    }
}
