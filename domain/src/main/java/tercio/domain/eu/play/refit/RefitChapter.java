package tercio.domain.eu.play.refit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The refit of damaged ships at the end of a round (EU-REFIT-1). */
public final class RefitChapter implements Chapter<RefitCommand, RefitEvent> {

    public static final RefitChapter CHAPTER = new RefitChapter();

    private static final Vocabulary<RefitCommand> COMMANDS = Vocabulary.of(RefitCommand.class)
            .word("RefitShips", RefitCommand.RefitShips.class)
            .word("EndRefit", RefitCommand.EndRefit.class);

    private static final Vocabulary<RefitEvent> EVENTS = Vocabulary.of(RefitEvent.class)
            .word("RefitBegan", RefitEvent.RefitBegan.class)
            .word("ShipsRefitted", RefitEvent.ShipsRefitted.class)
            .word("RefitEnded", RefitEvent.RefitEnded.class);

    private RefitChapter() {}

    @Override
    public Vocabulary<RefitCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<RefitEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, RefitEvent event) {
        return RefitEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, RefitCommand command) {
        return switch (command) {
            case RefitCommand.RefitShips refit -> Refits.refit(play, refit);
            case RefitCommand.EndRefit end -> Refits.end(play, end);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return Refits.asked(board).stream().map(country -> decision("refit-" + country, country, Refits.RULE,
                "Which damaged ships does " + Nation.of(country) + " refit?",
                Stream.concat(Stream.of(Refits.ending(country)), Refits.options(board, country).stream()).toList())
                .with(RefitForm.of(board, country))).toList();
    }

    @Override
    public String sentence(EuState before, RefitEvent event, List<Step> explanation) {
        return switch (event) {
            case RefitEvent.RefitBegan e -> "Damaged ships can be refitted.";
            case RefitEvent.ShipsRefitted e -> Nation.of(e.country()) + " refits " + FleetTitle.ships(e.ships()) + " in " + PlaceName.of(e.port()) + " for " + e.ducats()
                    + " ducats.";
            case RefitEvent.RefitEnded e -> Nation.of(e.country()) + " refits no more ships this round.";
        };
    }
}
