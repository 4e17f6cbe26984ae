package tercio.domain.eu.play.militia;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.militia.ColonialMilitia;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Meetings;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.militia.MilitiaCommand.KeepMilitiaInside;
import tercio.domain.eu.play.militia.MilitiaCommand.SendOutMilitia;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaCalled;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaCameOut;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaKeptInside;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The question to the owner of a colony in whose province a battle can be fought, when the movements of an alliance are over: whether its
 * militia fights in the field or stays in the fortress (EU-MILITIA-FIGHT).
 *
 * <p>Readings: it fights beside the troops of its alliance there, or alone against enemies who have just come. Where enemies besiege the
 * fortress since before the impulse it comes out beside troops of its alliance only, as besieged troops do. It fights no battle of an
 * interception, for which it had no time to gather, and no natives, who attack colonies after the military phase.
 */
public final class MilitiaCalls {

    static final String RULE = "EU-MILITIA-FIGHT";

    private MilitiaCalls() {}

    /** Whether the owner of a colony has still to decide about its militia before the battles. */
    public static boolean due(Board board) {
        return called(board).findAny().isPresent();
    }

    /**
     * Asks the owners of colonies about their militia.
     *
     * @return whether any is asked
     */
    public static boolean ask(Play play) {
        var called = called(play.board()).toList();
        called.forEach(full -> play.happens(new MilitiaCalled(full.owner(), full.province())));
        return !called.isEmpty();
    }

    private static Stream<ColonialMilitia> called(Board board) {
        return MilitiaStacks.ready(board).filter(full -> {
            var militia = board.state().world().militia();
            return !militia.kept().contains(full.province()) && militia.standing(full.province()).isEmpty() && battle(board, full);
        });
    }

    private static boolean battle(Board board, ColonialMilitia full) {
        int own = board.state().allianceOf(full.owner());
        int phasing = phasing(board.state());
        var enemies = troops(board.besiegers(full.province())).filter(stack -> !stack.country().equals(ArmyClasses.NATIVES)).toList();
        var friends = troops(board.field(full.province(), own)).toList();
        if (phasing == own) {
            return !enemies.isEmpty() && friends.stream().anyMatch(stack -> Meetings.begins(board, stack, full.province()));
        }
        boolean attacked = enemies.stream().anyMatch(stack -> board.state().allianceOf(stack) == phasing && Meetings.begins(board, stack, full.province()));
        return attacked && (!friends.isEmpty() || enemies.stream().noneMatch(Stack::stoodHere));
    }

    private static Stream<Stack> troops(List<Stack> stacks) {
        return stacks.stream().filter(stack -> !stack.units().empty());
    }

    /** The alliance whose movements are over. */
    public static int phasing(EuState state) {
        return switch (state.phase()) {
            case Phase.Movement movement -> state.allianceAt(movement.turnOf());
            case Phase.Exploration step -> state.allianceAt(step.turnOf());
            default -> throw new IllegalStateException("no movements end in " + state.phase());
        };
    }

    // --- The answer --------------------------------------------------------------------------------------------------

    static String prompt(Board board, Duty.MilitiaCalled duty) {
        return "Enemies are in " + board.name(duty.province()) + ": does the militia of " + said(board, duty.province()) + " come out to fight?";
    }

    static List<Option> options(Board board, Duty.MilitiaCalled duty) {
        return List.of(new Option("the militia of " + said(board, duty.province()) + " fights in the field of " + board.name(duty.province()), new SendOutMilitia(duty.province())),
                new Option("the militia stays in the fortress of " + board.name(duty.province()), new KeepMilitiaInside(duty.province())));
    }

    private static String said(Board board, String province) {
        return MilitiaStacks.of(board.state(), province).map(board.state().world().militia()::left).map(MilitiaStacks::ld).orElseThrow();
    }

    /** The board on which the militia of a province has come out. */
    public static Board inField(Board board, String province) {
        return new Board(MilitiaEvolution.drawn(board.state(), MilitiaStacks.id(province), province, false), board.map(), board.tables());
    }

    /** The question about this militia, if it is the first one. */
    static Optional<Duty.MilitiaCalled> asked(EuState state, String province) {
        return state.duties().stream().limit(1).filter(Duty.MilitiaCalled.class::isInstance).map(Duty.MilitiaCalled.class::cast)
                .filter(duty -> duty.province().equals(province)).findFirst();
    }

    /** Has the militia come out. Refused unless its owner was just asked. */
    static Optional<Verdict<EuEvent>> sendOut(Play play, SendOutMilitia command) {
        if (asked(play.state(), command.province()).isEmpty()) {
            return notAsked(play, command.province());
        }
        play.happens(new MilitiaCameOut(MilitiaStacks.id(command.province()), command.province()), explained(play.board(), command.province()));
        return Play.done();
    }

    /** Keeps the militia inside. Refused unless its owner was just asked. */
    static Optional<Verdict<EuEvent>> keep(Play play, KeepMilitiaInside command) {
        if (asked(play.state(), command.province()).isEmpty()) {
            return notAsked(play, command.province());
        }
        play.happens(new MilitiaKeptInside(command.province()));
        return Play.done();
    }

    private static List<Step> explained(Board board, String province) {
        return MilitiaStacks.explained(board.state(), MilitiaStacks.of(board.state(), province).orElseThrow());
    }

    private static Optional<Verdict<EuEvent>> notAsked(Play play, String province) {
        return Play.refused(RULE, "no militia is asked in " + play.board().name(province)
                + ": its owner decides once the movements are over, where enemies have come to a colony of which militia is left");
    }
}
