package tercio.domain.eu.world.militia.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.militia.ColonialMilitia;
import tercio.domain.eu.world.militia.play.MilitiaCommand.KeepMilitiaInside;
import tercio.domain.eu.world.militia.play.MilitiaCommand.SendOutMilitia;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCalled;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCameOut;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaKeptInside;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

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
    public static boolean isDue(WarView board) {
        return coloniesToAsk(board).findAny().isPresent();
    }

    /**
     * Asks the owners of colonies about their militia.
     *
     * @return whether any is asked
     */
    public static boolean ask(EuCommandRun play) {
        var called = coloniesToAsk(play.board()).toList();
        called.forEach(full -> play.emit(new MilitiaCalled(full.owner(), full.province())));
        return !called.isEmpty();
    }

    private static Stream<ColonialMilitia> coloniesToAsk(WarView board) {
        return MilitiaStacks.readyMilitia(board).filter(full -> {
            var militia = board.state().world().militia();
            return !militia.kept().contains(full.province()) && militia.stackIn(full.province()).isEmpty() && hasBattle(board, full);
        });
    }

    private static boolean hasBattle(WarView board, ColonialMilitia full) {
        var own = board.state().allianceOf(full.owner());
        var phasing = phasingAlliance(board.state());
        var enemies = troops(board.besiegers(full.province())).filter(stack -> !stack.country().equals(ArmyClasses.NATIVES)).toList();
        var friends = troops(board.stacksInField(full.province(), own)).toList();
        if (phasing == own) {
            return !enemies.isEmpty() && friends.stream().anyMatch(stack -> Meetings.mayEngage(board, stack, full.province()));
        }
        boolean attacked = enemies.stream().anyMatch(stack -> board.state().allianceOf(stack) == phasing && Meetings.mayEngage(board, stack, full.province()));
        return attacked && (!friends.isEmpty() || enemies.stream().noneMatch(Stack::hasStoodHere));
    }

    private static Stream<Stack> troops(List<Stack> stacks) {
        return stacks.stream().filter(stack -> !stack.units().isEmpty());
    }

    /** The alliance whose movements are over. */
    public static Alliance phasingAlliance(EuState state) {
        return switch (state.phase()) {
            case Movement movement -> state.allianceAt(movement.turnOf());
            case Phase.Exploration step -> state.allianceAt(step.turnOf());
            default -> throw new IllegalStateException("no movements end in " + state.phase());
        };
    }

    // --- The answer --------------------------------------------------------------------------------------------------

    static Sentence prompt(WarView board, Duty.MilitiaCalled duty) {
        return call(board, "eu.militia.ask", duty);
    }

    static List<Option> options(WarView board, Duty.MilitiaCalled duty) {
        return List.of(new Option(call(board, "eu.militia.to-come-out", duty), new SendOutMilitia(duty.province())),
                new Option(Sentence.of("eu.militia.to-stay").with("where", SentenceNames.place(duty.province())), new KeepMilitiaInside(duty.province())));
    }

    private static Sentence call(WarView board, String key, Duty.MilitiaCalled duty) {
        int thirds = MilitiaStacks.of(board.state(), duty.province()).map(board.state().world().militia()::strengthLeft).orElseThrow();
        return Sentence.of(key).with("size", SentenceNames.ld(thirds)).with("where", SentenceNames.place(duty.province()));
    }

    /** The board on which the militia of a province has come out. */
    public static WarView boardInField(WarView board, SpaceId province) {
        return new WarView(MilitiaEvolution.withMilitiaDrawnUp(board.state(), MilitiaStacks.id(province), province, false), board.map(), board.tables());
    }

    /** The question about this militia, if it is the first one. */
    static Optional<Duty.MilitiaCalled> openDuty(EuState state, SpaceId province) {
        return state.duties().stream().limit(1).filter(Duty.MilitiaCalled.class::isInstance).map(Duty.MilitiaCalled.class::cast)
                .filter(duty -> duty.province().equals(province)).findFirst();
    }

    /** Has the militia come out. Refused unless its owner was just asked. */
    static Execution sendOut(EuCommandRun play, SendOutMilitia command) {
        if (openDuty(play.state(), command.province()).isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        play.emit(new MilitiaCameOut(MilitiaStacks.id(command.province()), command.province()), strengthSteps(play.board(), command.province()));
        return EuCommandRun.success();
    }

    /** Keeps the militia inside. Refused unless its owner was just asked. */
    static Execution keep(EuCommandRun play, KeepMilitiaInside command) {
        if (openDuty(play.state(), command.province()).isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        play.emit(new MilitiaKeptInside(command.province()));
        return EuCommandRun.success();
    }

    private static List<Step> strengthSteps(WarView board, SpaceId province) {
        return MilitiaStacks.strengthSteps(board.state(), MilitiaStacks.of(board.state(), province).orElseThrow());
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(RULE, Sentence.of("eu.militia.refused-not-asked").with("where", SentenceNames.place(province)));
    }
}
