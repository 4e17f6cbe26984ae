package tercio.domain.eu.play.militia;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The militia of the colonies (EU-UNIT-11). */
public final class MilitiaChapter implements Chapter<MilitiaCommand, MilitiaEvent> {

    public static final MilitiaChapter CHAPTER = new MilitiaChapter();

    private static final Vocabulary<MilitiaCommand> COMMANDS = Vocabulary.of(MilitiaCommand.class)
            .word("SendOutMilitia", MilitiaCommand.SendOutMilitia.class)
            .word("KeepMilitiaInside", MilitiaCommand.KeepMilitiaInside.class);

    private static final Vocabulary<MilitiaEvent> EVENTS = Vocabulary.of(MilitiaEvent.class)
            .word("MilitiaCalled", MilitiaEvent.MilitiaCalled.class)
            .word("MilitiaCameOut", MilitiaEvent.MilitiaCameOut.class)
            .word("MilitiaKeptInside", MilitiaEvent.MilitiaKeptInside.class)
            .word("MilitiaMannedWalls", MilitiaEvent.MilitiaMannedWalls.class)
            .word("MilitiaWentHome", MilitiaEvent.MilitiaWentHome.class)
            .word("MilitiaRebuilt", MilitiaEvent.MilitiaRebuilt.class);

    private MilitiaChapter() {}

    @Override
    public Vocabulary<MilitiaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<MilitiaEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, MilitiaEvent event) {
        return MilitiaEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, MilitiaCommand command) {
        return switch (command) {
            case MilitiaCommand.SendOutMilitia out -> MilitiaCalls.sendOut(play, out);
            case MilitiaCommand.KeepMilitiaInside keep -> MilitiaCalls.keep(play, keep);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return duty instanceof Duty.MilitiaCalled called
                ? Optional.of(decision("militia", called.country(), MilitiaCalls.RULE, MilitiaCalls.prompt(board, called), MilitiaCalls.options(board, called)))
                : Optional.empty();
    }

    @Override
    public String sentence(EuState before, MilitiaEvent event, List<Step> explanation) {
        return new MilitiaNarration(before).of(event);
    }
}
