package tercio.domain.eu.play.fort;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The building of forts in the rest of the world at the end of a round (EU-FORT-BUILD). */
public final class FortChapter implements Chapter<FortCommand, FortEvent> {

    public static final FortChapter CHAPTER = new FortChapter();

    private static final Vocabulary<FortCommand> COMMANDS = Vocabulary.of(FortCommand.class)
            .word("BuildFort", FortCommand.BuildFort.class)
            .word("EndFortBuilding", FortCommand.EndFortBuilding.class);

    private static final Vocabulary<FortEvent> EVENTS = Vocabulary.of(FortEvent.class)
            .word("FortBuildingBegan", FortEvent.FortBuildingBegan.class)
            .word("FortBegun", FortEvent.FortBegun.class)
            .word("FortAdvanced", FortEvent.FortAdvanced.class)
            .word("FortBuilt", FortEvent.FortBuilt.class)
            .word("FortAbandoned", FortEvent.FortAbandoned.class)
            .word("FortBuildingEnded", FortEvent.FortBuildingEnded.class);

    private FortChapter() {}

    @Override
    public Vocabulary<FortCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<FortEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, FortEvent event) {
        return FortEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, FortCommand command) {
        return switch (command) {
            case FortCommand.BuildFort build -> FortBuilding.build(play, build);
            case FortCommand.EndFortBuilding end -> FortBuilding.end(play, end);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return FortBuilding.asked(board).stream().map(country -> decision("forts-" + country, country, FortBuilding.RULE,
                "Does " + Nation.of(country) + " begin a fort?", FortBuilding.options(board, country))).toList();
    }

    @Override
    public String sentence(EuState before, FortEvent event, List<Step> explanation) {
        return switch (event) {
            case FortEvent.FortBuildingBegan e -> "Forts can be begun in the rest of the world.";
            case FortEvent.FortBegun e -> Nation.of(e.country()) + " begins a fort in " + PlaceName.of(e.province()) + ".";
            case FortEvent.FortAdvanced e -> "The fort of " + Nation.of(e.country()) + " in " + PlaceName.of(e.province()) + " is under construction for the "
                    + (e.rounds() == 2 ? "second" : "third") + " round.";
            case FortEvent.FortBuilt e -> "The fort of " + Nation.of(e.country()) + " in " + PlaceName.of(e.province()) + " is finished.";
            case FortEvent.FortAbandoned e -> "The fort under construction in " + PlaceName.of(e.province()) + " is destroyed: its builders have gone.";
            case FortEvent.FortBuildingEnded e -> Nation.of(e.country()) + " begins no more forts this round.";
        };
    }
}
