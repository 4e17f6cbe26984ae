package tercio.domain.eu.land.movement.play;

import static tercio.domain.eu.common.game.SentenceNames.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.OverrunOfMover;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.MovePaused;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveRedirected;
import tercio.domain.eu.land.movement.play.MoveEvent.PauseAnnounced;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.peoples.holland.play.Flooding;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.eu.turn.leader.play.HierarchyWarnings;
import tercio.domain.eu.turn.precedence.play.BeginningMover;
import tercio.domain.eu.world.natives.play.NativeEncounters;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The movements of an impulse on land. Each is completed before the next begins (EU-MOVE). */
public final class LandMoves {

    public static final String RULE = "EU-MOVE-1";

    private LandMoves() {}

    /** Every march of a stack that may move now, as complete commands with cost and risk; empty if it may not move. */
    public static List<Option> options(WarView board, Stack stack) {
        return moveRefusal(board, stack).isPresent()
                ? List.of()
                : new MarchPreviews(board, stack, 0).options(false, path -> new MoveStack(stack.id(), path));
    }

    /** Whether the stack has a legal move. */
    public static boolean canMove(WarView board, Stack stack) {
        return moveRefusal(board, stack).isEmpty() && Routes.hasAny(board, stack, 0);
    }

    /** Begins a move along the path. Refused for a stack that may not move, or an illegal path. */
    public static Execution move(EuCommandRun play, MoveStack command) {
        var board = play.board();
        var known = play.state().stack(command.stack());
        if (known.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-stack").with("id", new Text(String.valueOf(command.stack()))));
        }
        var stack = known.get();
        var forbidden = moveRefusal(board, stack);
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        var illegal = pathRefusal(board, stack, command.path(), 0, () -> options(board, stack));
        if (illegal.isPresent()) {
            return EuCommandRun.refuse(illegal.get());
        }
        play.emit(new MoveBegan(stack.id(), stack.province(), command.path(), JointMarch.followerIds(board.state(), stack)));
        MarchAttrition.noteDeparture(play, board, stack);
        announcePause(play, command.pauses());
        enterNext(play);
        return EuCommandRun.success();
    }

    /** Records whether the stack will pause at the end of its path, where that changes. */
    private static void announcePause(EuCommandRun play, boolean pauses) {
        if (moveUnderWay(play).pauses() != pauses) {
            play.emit(new PauseAnnounced(moveUnderWay(play).stack(), pauses));
        }
    }

    /** Whether the stack may begin a move now. */
    static boolean mayBegin(WarView board, Stack stack) {
        return moveRefusal(board, stack).isEmpty();
    }

    /** Whether a path is a legal march for a stack that has spent some of its MP. */
    static boolean isLegal(WarView board, Stack stack, List<SpaceId> path, int spent) {
        return pathRefusal(board, stack, path, spent, List::of).isEmpty();
    }

    /** The reason why the stack may not begin a move now. */
    private static Optional<Refusal> moveRefusal(WarView board, Stack stack) {
        var mover = new BeginningMover(RULE, false, stack.country(), () -> SentenceNames.stack(board.state(), stack.id()), stack.moved());
        var forbidden = mover.refusal(board, Movement::hasStackUnderWay);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        if (stack.besieged()) {
            return Optional.of(Refusal.of("EU-MOVE-BESIEGED", Sentence.of("eu.movement.refused-besieged").with("stack", SentenceNames.stack(board.state(), stack.id()))
                    .with("where", SentenceNames.place(stack.province()))));
        }
        return MarchingTogether.leadRefusal(board, stack).or(() -> LeadersAlone.marchRefusal(board, stack)).or(() -> CampaignLimits.moveRefusal(board, stack));
    }

    /** The reason why the path is not a legal march, with the legal marches. */
    private static Optional<Refusal> pathRefusal(WarView board, Stack stack, List<SpaceId> path, int spent, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        if (path.isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.movement.refused-no-path")).withLegal(legal));
        }
        int mp = spent;
        var at = stack.province();
        for (var next : path) {
            if (board.map().province(SpaceId.orNone(next)).filter(board.state().scenario()::includes).isEmpty()) {
                return Optional.of(Refusal.of(RULE, Sentence.of("eu.common.refused-no-province").with("id", new Text(String.valueOf(next)))).withLegal(legal));
            }
            if (!at.equals(stack.province()) && Marches.mustStop(board, stack, at)) {
                return Optional.of(Refusal.of("EU-MOVE-STOP", Marches.stopReason(board, stack, at)).withLegal(legal));
            }
            var refusal = Marches.stepRefusal(board, stack, at, next);
            if (refusal.isPresent()) {
                return Optional.of(refusal.get().withLegal(legal));
            }
            mp += Marches.cost(board, stack, at, next).total();
            at = next;
        }
        if (!board.mayEndMove(at, board.state().allianceOf(stack))) {
            return Optional.of(Refusal.of("EU-CTRL-5", crossedOnlyReason(at)).withLegal(legal));
        }
        int most = MovementCosts.from(board.tables()).longestMove();
        return mp > most
                ? Optional.of(Refusal.of(RULE, Sentence.of("eu.movement.refused-too-far").with("mp", mp).with("most", most)).withLegal(legal))
                : Optional.empty();
    }

    /** The moving stack enters the next province of its path, and other players may react. */
    static void enterNext(EuCommandRun play) {
        var board = play.board();
        var move = moveUnderWay(play);
        var stack = play.state().stacks().get(move.stack());
        var next = move.onward().getFirst();
        var cost = Marches.cost(board, stack, stack.province(), next);
        var why = Step.of(StackTitle.recordedTitle(board.state(), stack.id()) + " enters " + board.name(next), RULE).tally(cost).result(cost.total() + " MP");
        play.emit(entryEvent(board, stack, stack.province(), next, cost.total()), List.of(why));
        if (!NativeEncounters.meet(play) && !Flooding.offerFlood(play)) {
            OverrunOfMover.offer(play);
        }
    }

    static ProvinceEntered entryEvent(WarView board, Stack stack, SpaceId from, SpaceId next, int mp) {
        boolean active = board.hasUnfriendlyForces(next, board.state().allianceOf(stack));
        boolean small = JointMarch.isSmall(board.state(), stack, StackingLimits.from(board.tables()).smallStackLd());
        return new ProvinceEntered(stack.id(), from, next, mp, active, small);
    }

    /** Continues a move without interception: the stack enters the next province, or the move ends. */
    public static void continueMove(EuCommandRun play) {
        var move = moveUnderWay(play);
        var stack = play.state().stacks().get(move.stack());
        boolean stops = Marches.mustStop(play.board(), stack, move.province());
        if (move.onward().isEmpty() && move.pauses() && !stops) {
            play.emit(new MovePaused(move.stack(), move.province()));
        } else if (move.onward().isEmpty() || stops) {
            endMove(play);
        } else {
            enterNext(play);
        }
    }

    /** Ends the move in the current province of the stack, which may then roll for attrition. */
    public static void endMove(EuCommandRun play) {
        var move = moveUnderWay(play);
        play.emit(new MoveEnded(move.stack(), move.province()));
        HierarchyWarnings.warnAfterMove(play, Stream.concat(Stream.of(move.stack()), move.along().stream()).toList(), move.marched().path().getFirst());
        MarchAttrition.makeDueAfterMove(play, move);
    }

    /** The options of a stack that has won an interception battle. The rest of the path may be closed to its remaining units. */
    public static List<Option> onwardOptions(WarView board, Move move) {
        var stack = board.state().stacks().get(move.stack());
        var outlook = new MarchPreviews(board, stack, move.mp());
        var options = new ArrayList<Option>();
        if (pathRefusal(board, stack, move.onward(), move.mp(), List::of).isEmpty()) {
            options.add(new Option(Sentence.of("eu.movement.go-on").with("where", place(move.onward().getLast())), new ContinueMove(move.stack(), List.of()))
                    .with(outlook.along(move.onward())));
        }
        if (board.mayHold(move.province(), board.state().allianceOf(stack))) {
            options.add(new Option(Sentence.of("eu.movement.halt").with("where", place(move.province())), new HaltMove(move.stack())));
        }
        options.addAll(outlook.options(true, path -> new ContinueMove(move.stack(), path)));
        return options;
    }

    /** The answers of the player of a stack that waits on its way. */
    static List<Option> regroupingOptions(WarView board) {
        return RegroupingUnderway.pausedMove(board.state()).map(move -> waitingOptions(board, move)).orElse(List.of());
    }

    /** Going on, halting, and the stacks that may be picked up. */
    static List<Option> waitingOptions(WarView board, Move move) {
        return Stream.concat(onwardOptions(board, move).stream(), RegroupingUnderway.pickUpOptions(board).stream()).toList();
    }

    /** Continues a move after a won interception battle (EU-INT-7) or a pause (EU-MOVE-REGROUP). */
    public static Execution resume(EuCommandRun play, ContinueMove command) {
        var refusal = resumeRefusal(play, command.stack());
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get());
        }
        var move = moveUnderWay(play);
        var stack = play.state().stacks().get(move.stack());
        var path = command.path().isEmpty() ? move.onward() : command.path();
        var illegal = pathRefusal(play.board(), stack, path, move.mp(), () -> onwardOptions(play.board(), move));
        if (illegal.isPresent()) {
            return EuCommandRun.refuse(illegal.get());
        }
        if (!path.equals(move.onward())) {
            play.emit(new MoveRedirected(stack.id(), path));
        }
        if (!command.path().isEmpty() || command.pauses()) {
            announcePause(play, command.pauses());
        }
        enterNext(play);
        return EuCommandRun.success();
    }

    /** Ends a move after a won interception battle (EU-INT-7) or a pause (EU-MOVE-REGROUP). */
    public static Execution halt(EuCommandRun play, HaltMove command) {
        var refusal = resumeRefusal(play, command.stack());
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get());
        }
        var move = moveUnderWay(play);
        if (!play.board().mayHold(move.province(), play.state().allianceOf(play.state().stacks().get(move.stack())))) {
            return EuCommandRun.refuse("EU-CTRL-5", crossedOnlyReason(move.province()), onwardOptions(play.board(), move));
        }
        endMove(play);
        return EuCommandRun.success();
    }

    private static Sentence crossedOnlyReason(SpaceId province) {
        return Sentence.of("eu.movement.refused-crossed-only").with("where", SentenceNames.place(province));
    }

    private static Optional<Refusal> resumeRefusal(EuCommandRun play, StackId stack) {
        return play.state().phase() instanceof Movement movement && movement.move().filter(move -> move.waitsForPlayer() && move.stack().equals(stack)).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of("EU-INT-7", Sentence.of("eu.movement.refused-no-move-waits")));
    }

    private static Move moveUnderWay(EuCommandRun play) {
        return ((Movement) play.state().phase()).move().orElseThrow();
    }
}
