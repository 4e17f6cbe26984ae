package tercio.domain.eu.sea.flotilla.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Naval stacks are divided and joined, and FLEET counters formed (EU-FLEET-1). */
public final class FlotillaChapter implements Chapter<FlotillaCommand, FlotillaEvent> {

    public static final FlotillaChapter CHAPTER = new FlotillaChapter();

    private static final MessageTypes<FlotillaCommand> COMMANDS = MessageTypes.of(FlotillaCommand.class)
            .with("DivideFleet", FlotillaCommand.DivideFleet.class)
            .with("JoinFleets", FlotillaCommand.JoinFleets.class)
            .with("FormFleets", FlotillaCommand.FormFleets.class)
            .with("SailUnder", FlotillaCommand.SailUnder.class)
            .with("SailAlone", FlotillaCommand.SailAlone.class);

    private static final MessageTypes<FlotillaEvent> EVENTS = MessageTypes.of(FlotillaEvent.class)
            .with("FleetDivided", FlotillaEvent.FleetDivided.class)
            .with("FleetsJoined", FlotillaEvent.FleetsJoined.class)
            .with("BlockadersJoined", FlotillaEvent.BlockadersJoined.class)
            .with("FleetsFormed", FlotillaEvent.FleetsFormed.class)
            .with("FleetPlacedUnder", FlotillaEvent.FleetPlacedUnder.class)
            .with("FleetOnItsOwn", FlotillaEvent.FleetOnItsOwn.class);

    private FlotillaChapter() {}

    @Override
    public MessageTypes<FlotillaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<FlotillaEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, FlotillaEvent event) {
        return FlotillaEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, FlotillaCommand command) {
        return switch (command) {
            case FlotillaCommand.DivideFleet divide -> Flotillas.divide(play, divide);
            case FlotillaCommand.JoinFleets join -> Flotillas.join(play, join);
            case FlotillaCommand.FormFleets form -> Flotillas.form(play, form);
            case FlotillaCommand.SailUnder under -> SailingTogether.place(play, under);
            case FlotillaCommand.SailAlone alone -> SailingTogether.release(play, alone);
        };
    }

    /** An optional decision for each naval stack that may be divided now, and for allies where a voyage pauses. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return Stream.concat(board.state().navies().stacks().values().stream().filter(stack -> DivisionOfFleets.isPossible(board, stack))
                .map(stack -> DivisionOfFleets.decision(board, stack)), RegroupingAtSea.decisions(board).stream()).toList();
    }

    @Override
    public Sentence sentence(EuState before, FlotillaEvent event, List<Step> explanation) {
        return new FlotillaNarration(before).of(event);
    }

    @Override
    public Importance importance(FlotillaEvent event) {
        return switch (event) {
            case FlotillaEvent.FleetDivided _, FlotillaEvent.FleetsJoined _, FlotillaEvent.BlockadersJoined _,
                    FlotillaEvent.FleetPlacedUnder _, FlotillaEvent.FleetOnItsOwn _, FlotillaEvent.FleetsFormed _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
