package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.InterceptionCommand.OverrunMover;
import tercio.domain.eu.land.interception.play.InterceptionCommand.SpareMover;
import tercio.domain.eu.land.interception.play.InterceptionEvent.MoverOverrun;
import tercio.domain.eu.land.interception.play.InterceptionEvent.MoverSpared;
import tercio.domain.eu.land.interception.play.InterceptionEvent.OverrunOfMoverOffered;
import tercio.domain.eu.land.losses.play.Overrun;
import tercio.domain.eu.land.losses.play.OverrunCasualties;
import tercio.domain.eu.land.movement.OverrunStrength;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/**
 * The overrun of a stack that enters a province where four times as many enemy LD stand: it is caught without a die, and destroyed without
 * a battle where they are eight times as many (EU-MOVE-OVERRUN). All troops of their alliance in the field of the province count against it
 * (N10). Each alliance is asked in order of initiative, before the interceptions. Readings: stacks that may not intercept there, such as
 * those of a country without a campaign, overrun nobody either; a stack that has tried to intercept the mover elsewhere may, since no
 * attempt is needed.
 */
public final class OverrunOfMover {

    private OverrunOfMover() {}

    /** The stacks of an alliance that could overrun the mover together where it now is; empty if they could not. */
    static List<Stack> stacksAble(WarView board, Move move, Alliance alliance) {
        var mover = board.state().stacks().get(move.stack());
        if (!board.areEnemiesIn(move.province(), alliance, board.state().allianceOf(mover))) {
            return List.of();
        }
        var there = board.stacksInField(move.province(), alliance).stream()
                .filter(stack -> !stack.barred() && Meetings.mayEngage(board, stack, move.province()) && Interceptions.campaignAllows(board, move, stack))
                .toList();
        return strength(board, move, there) == OverrunStrength.NONE ? List.of() : there;
    }

    private static OverrunStrength strength(WarView board, Move move, List<Stack> there) {
        return OverrunStrength.ofStanding(WarView.thirds(there), thirdsOfMover(board, move), board.tables());
    }

    /** The thirds of an LD of the mover's alliance in the field of the province. */
    private static int thirdsOfMover(WarView board, Move move) {
        return WarView.thirds(board.stacksInField(move.province(), board.state().allianceOf(board.state().stacks().get(move.stack()))));
    }

    /** Asks the first alliance that could overrun the stack that has just entered a province. */
    public static void offer(EuCommandRun play) {
        offer(play, 0);
    }

    private static void offer(EuCommandRun play, int from) {
        var board = play.board();
        var move = Interceptions.moveUnderWay(play.state()).orElseThrow();
        board.state().alliancesInOrder().stream().skip(from)
                .map(alliance -> stacksAble(board, move, alliance))
                .filter(there -> !there.isEmpty())
                .findFirst()
                .ifPresent(there -> play.emit(new OverrunOfMoverOffered(board.state().commandingCountry(there), ids(there), move.stack(), move.province(),
                        strength(board, move, there) == OverrunStrength.DESTROYS)));
    }

    /** The choice between the overrun and none. */
    static List<Option> options(WarView board, Duty.OverrunOfMover duty) {
        var moving = SentenceNames.stack(board.state(), duty.moving());
        return List.of(
                new Option(Sentence.of("eu.interception.to-overrun").with("moving", moving).with("destroys", duty.destroys()), new OverrunMover(duty.province())),
                new Option(Sentence.of("eu.interception.to-spare").with("moving", moving), new SpareMover(duty.province())));
    }

    /** Overruns the mover. Refused unless these troops were just asked. */
    static Execution overrun(EuCommandRun play, OverrunMover command) {
        var asked = openDuty(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var duty = asked.get();
        var board = play.board();
        var move = Interceptions.moveUnderWay(play.state()).orElseThrow();
        var there = duty.stacks().stream().flatMap(id -> board.state().stack(id).stream()).toList();
        var strength = strength(board, move, there);
        var why = strength.explain(WarView.thirds(there), thirdsOfMover(board, move));
        var declared = new MoverOverrun(duty.stacks(), duty.moving(), duty.province(), duty.destroys());
        if (duty.destroys()) {
            return Overrun.destroy(play, declared, why, JointMarch.of(board.state(), board.state().stacks().get(duty.moving())), Side.PHASING.word(), duty.country());
        }
        play.emit(declared, List.of(why));
        return EuCommandRun.success();
    }

    /** Lets the mover come. Refused unless these troops were just asked. */
    static Execution spare(EuCommandRun play, SpareMover command) {
        var asked = openDuty(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var alliance = play.state().allianceOf(asked.get().country());
        play.emit(new MoverSpared(asked.get().country(), asked.get().moving(), command.province()));
        offer(play, play.state().turnOf(alliance) + 1);
        return EuCommandRun.success();
    }

    /** The odds of the fate of the commander of a mover that is destroyed. */
    static Optional<Forecast> odds(WarView board) {
        return Interceptions.moveUnderWay(board.state())
                .flatMap(move -> OverrunCasualties.of(board.state(), JointMarch.of(board.state(), board.state().stacks().get(move.stack()))))
                .map(rolling -> rolling.odds(Side.PHASING.word(), board.tables()));
    }

    private static Optional<Duty.OverrunOfMover> openDuty(EuCommandRun play, SpaceId province) {
        return play.state().duties().stream().limit(1)
                .filter(Duty.OverrunOfMover.class::isInstance).map(Duty.OverrunOfMover.class::cast)
                .filter(duty -> duty.province().equals(province))
                .findFirst();
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(OverrunStrength.RULE, Sentence.of("eu.interception.refused-no-overrun").with("where", SentenceNames.place(province)));
    }

    private static List<StackId> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }
}
