package tercio.domain.eu.world.militia.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
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

/** The militia of the colonies (EU-UNIT-11). */
public final class MilitiaChapter implements Chapter<MilitiaCommand, MilitiaEvent> {

    public static final MilitiaChapter CHAPTER = new MilitiaChapter();

    private static final MessageTypes<MilitiaCommand> COMMANDS = MessageTypes.of(MilitiaCommand.class)
            .with("SendOutMilitia", MilitiaCommand.SendOutMilitia.class)
            .with("KeepMilitiaInside", MilitiaCommand.KeepMilitiaInside.class);

    private static final MessageTypes<MilitiaEvent> EVENTS = MessageTypes.of(MilitiaEvent.class)
            .with("MilitiaCalled", MilitiaEvent.MilitiaCalled.class)
            .with("MilitiaCameOut", MilitiaEvent.MilitiaCameOut.class)
            .with("MilitiaKeptInside", MilitiaEvent.MilitiaKeptInside.class)
            .with("MilitiaMannedWalls", MilitiaEvent.MilitiaMannedWalls.class)
            .with("MilitiaWentHome", MilitiaEvent.MilitiaWentHome.class)
            .with("MilitiaRebuilt", MilitiaEvent.MilitiaRebuilt.class);

    private MilitiaChapter() {}

    @Override
    public MessageTypes<MilitiaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<MilitiaEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, MilitiaEvent event) {
        return MilitiaEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, MilitiaCommand command) {
        return switch (command) {
            case MilitiaCommand.SendOutMilitia out -> MilitiaCalls.sendOut(play, out);
            case MilitiaCommand.KeepMilitiaInside keep -> MilitiaCalls.keep(play, keep);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.MilitiaCalled called
                ? Optional.of(decision("militia", called.country().value(), MilitiaCalls.RULE, MilitiaCalls.prompt(board, called), MilitiaCalls.options(board, called)))
                : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, MilitiaEvent event, List<Step> explanation) {
        return new MilitiaNarration(before).of(event);
    }

    @Override
    public Importance importance(MilitiaEvent event) {
        return switch (event) {
            case MilitiaEvent.MilitiaCameOut _, MilitiaEvent.MilitiaKeptInside _, MilitiaEvent.MilitiaMannedWalls _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
