package tercio.domain.eu.turn.refit.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The refit of damaged ships at the end of a round (EU-REFIT-1). */
public final class RefitChapter implements Chapter<RefitCommand, RefitEvent> {

    public static final RefitChapter CHAPTER = new RefitChapter();

    private static final MessageTypes<RefitCommand> COMMANDS = MessageTypes.of(RefitCommand.class)
            .with("RefitShips", RefitCommand.RefitShips.class)
            .with("EndRefit", RefitCommand.EndRefit.class);

    private static final MessageTypes<RefitEvent> EVENTS = MessageTypes.of(RefitEvent.class)
            .with("RefitBegan", RefitEvent.RefitBegan.class)
            .with("ShipsRefitted", RefitEvent.ShipsRefitted.class)
            .with("RefitEnded", RefitEvent.RefitEnded.class);

    private RefitChapter() {}

    @Override
    public MessageTypes<RefitCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<RefitEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, RefitEvent event) {
        return RefitEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, RefitCommand command) {
        return switch (command) {
            case RefitCommand.RefitShips refit -> Refits.refit(play, refit);
            case RefitCommand.EndRefit end -> Refits.end(play, end);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return Refits.countriesToAsk(board).stream().map(country -> decision("refit-" + country, country.value(), Refits.RULE,
                Sentence.of("eu.refit.ask").with("who", SentenceNames.country(country)),
                Stream.concat(Stream.of(Refits.endOption(country)), Refits.options(board, country).stream()).toList())
                .with(RefitForm.of(board, country))).toList();
    }

    @Override
    public Sentence sentence(EuState before, RefitEvent event, List<Step> explanation) {
        return RefitNarration.of(event);
    }

    @Override
    public Importance importance(RefitEvent event) {
        return switch (event) {
            case RefitEvent.ShipsRefitted _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
