package tercio.domain.eu.world.establishment.play;

import java.util.List;
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

/** The building of forts in the rest of the world at the end of a round (EU-FORT-BUILD). */
public final class FortChapter implements Chapter<FortCommand, FortEvent> {

    public static final FortChapter CHAPTER = new FortChapter();

    private static final MessageTypes<FortCommand> COMMANDS = MessageTypes.of(FortCommand.class)
            .with("BuildFort", FortCommand.BuildFort.class)
            .with("EndFortBuilding", FortCommand.EndFortBuilding.class);

    private static final MessageTypes<FortEvent> EVENTS = MessageTypes.of(FortEvent.class)
            .with("FortBuildingBegan", FortEvent.FortBuildingBegan.class)
            .with("FortBegun", FortEvent.FortBegun.class)
            .with("FortAdvanced", FortEvent.FortAdvanced.class)
            .with("FortBuilt", FortEvent.FortBuilt.class)
            .with("FortAbandoned", FortEvent.FortAbandoned.class)
            .with("FortBuildingEnded", FortEvent.FortBuildingEnded.class);

    private FortChapter() {}

    @Override
    public MessageTypes<FortCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<FortEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, FortEvent event) {
        return FortEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, FortCommand command) {
        return switch (command) {
            case FortCommand.BuildFort build -> FortBuilding.build(play, build);
            case FortCommand.EndFortBuilding end -> FortBuilding.end(play, end);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return FortBuilding.countriesToAsk(board).stream().map(country -> decision("forts-" + country, country.value(), FortBuilding.RULE,
                Sentence.of("eu.forts.ask").with("who", SentenceNames.country(country)), FortBuilding.options(board, country))).toList();
    }

    @Override
    public Sentence sentence(EuState before, FortEvent event, List<Step> explanation) {
        return FortNarration.of(event);
    }

    @Override
    public Importance importance(FortEvent event) {
        return switch (event) {
            case FortEvent.FortBegun _, FortEvent.FortBuilt _, FortEvent.FortAbandoned _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
