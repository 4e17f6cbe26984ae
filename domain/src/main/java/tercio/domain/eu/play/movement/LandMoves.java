package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.play.flood.Flooding;
import tercio.domain.eu.play.interception.OverrunOfMover;
import tercio.domain.eu.play.leader.HierarchyWarnings;
import tercio.domain.eu.play.march.AttritionOfMarches;
import tercio.domain.eu.play.movement.MoveCommand.ContinueMove;
import tercio.domain.eu.play.movement.MoveCommand.HaltMove;
import tercio.domain.eu.play.movement.MoveCommand.MoveStack;
import tercio.domain.eu.play.movement.MoveEvent.MoveBegan;
import tercio.domain.eu.play.movement.MoveEvent.MoveEnded;
import tercio.domain.eu.play.movement.MoveEvent.MovePaused;
import tercio.domain.eu.play.movement.MoveEvent.MoveRedirected;
import tercio.domain.eu.play.movement.MoveEvent.PauseAnnounced;
import tercio.domain.eu.play.movement.MoveEvent.ProvinceEntered;
import tercio.domain.eu.play.natives.NativeEncounters;
import tercio.domain.eu.play.precedence.BeginningMover;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/** The movements of an impulse on land. Each is completed before the next begins (EU-MOVE). */
public final class LandMoves {

    public static final String RULE = "EU-MOVE-1";

    private LandMoves() {}

    /** Every march of a stack that may move now, as complete commands with cost and risk; empty if it may not move. */
    public static List<Option> options(Board board, Stack stack) {
        return forbidden(board, stack).isPresent()
                ? List.of()
                : new MarchPreviews(board, stack, 0).options("march to ", path -> new MoveStack(stack.id(), path));
    }

    /** Whether the stack has a legal move. */
    public static boolean canMove(Board board, Stack stack) {
        return forbidden(board, stack).isEmpty() && Routes.any(board, stack, 0);
    }

    /** Begins a move along the path. Refused for a stack that may not move, or an illegal path. */
    public static Optional<Verdict<EuEvent>> move(Play play, MoveStack command) {
        var board = play.board();
        var known = play.state().stack(command.stack());
        if (known.isEmpty()) {
            return Play.refused(RULE, "there is no stack " + command.stack());
        }
        var stack = known.get();
        var forbidden = forbidden(board, stack);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        var illegal = illegal(board, stack, command.path(), 0, () -> options(board, stack));
        if (illegal.isPresent()) {
            return illegal;
        }
        play.happens(new MoveBegan(stack.id(), stack.province(), command.path(), Company.along(board.state(), stack)));
        AttritionOfMarches.setOut(play, board, stack);
        announce(play, command.pauses());
        enterNext(play);
        return Play.done();
    }

    /** Records whether the stack will pause at the end of its path, where that changes. */
    private static void announce(Play play, boolean pauses) {
        if (underWay(play).pauses() != pauses) {
            play.happens(new PauseAnnounced(underWay(play).stack(), pauses));
        }
    }

    /** Whether the stack may begin a move now. */
    static boolean mayBegin(Board board, Stack stack) {
        return forbidden(board, stack).isEmpty();
    }

    /** Whether a path is a legal march for a stack that has spent some of its MP. */
    static boolean legal(Board board, Stack stack, List<String> path, int spent) {
        return illegal(board, stack, path, spent, List::of).isEmpty();
    }

    /** The reason why the stack may not begin a move now. */
    private static Optional<Verdict<EuEvent>> forbidden(Board board, Stack stack) {
        var mover = new BeginningMover(RULE, "stacks", stack.country(), () -> StackTitle.of(board.state(), stack.id()), stack.moved());
        var forbidden = mover.forbidden(board, Phase.Movement::busy);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        if (stack.besieged()) {
            return Play.refused("EU-MOVE-BESIEGED", StackTitle.of(board.state(), stack.id()) + " is besieged in " + board.name(stack.province()));
        }
        return MarchingTogether.forbidsLeading(board, stack).or(() -> LeadersAlone.forbidsMarching(board, stack)).or(() -> Permission.forbidsMoving(board, stack)).map(Verdict.Refused<EuEvent>::new);
    }

    /** The reason why the path is not a legal march, with the legal marches. */
    private static Optional<Verdict<EuEvent>> illegal(Board board, Stack stack, List<String> path, int spent, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        if (path.isEmpty()) {
            return Play.refused(RULE, "a move enters at least one province", legal);
        }
        int mp = spent;
        var at = stack.province();
        for (var next : path) {
            if (board.map().province(String.valueOf(next)).filter(board.state().scenario()::plays).isEmpty()) {
                return Play.refused(RULE, "there is no province " + next, legal);
            }
            if (!at.equals(stack.province()) && Marches.stops(board, stack, at)) {
                return Play.refused("EU-MOVE-STOP", Marches.stopped(board, stack, at), legal);
            }
            var refusal = Marches.forbids(board, stack, at, next);
            if (refusal.isPresent()) {
                return Optional.of(new Verdict.Refused<>(refusal.get().legal(legal)));
            }
            mp += Marches.cost(board, stack, at, next).total();
            at = next;
        }
        if (!board.mayEnd(at, board.state().allianceOf(stack))) {
            return Play.refused("EU-CTRL-5", crossedOnly(board, at), legal);
        }
        int most = MovementCosts.in(board.tables()).longestMove();
        return mp > most
                ? Play.refused(RULE, "the path costs " + mp + " MP, a stack has " + most, legal)
                : Optional.empty();
    }

    /** The moving stack enters the next province of its path, and other players may react. */
    static void enterNext(Play play) {
        var board = play.board();
        var move = underWay(play);
        var stack = play.state().stacks().get(move.stack());
        var next = move.onward().getFirst();
        var cost = Marches.cost(board, stack, stack.province(), next);
        var why = Step.of(StackTitle.recorded(board.state(), stack.id()) + " enters " + board.name(next), RULE).tally(cost).result(cost.total() + " MP");
        play.happens(entering(board, stack, stack.province(), next, cost.total()), List.of(why));
        if (!NativeEncounters.meet(play) && !Flooding.offered(play)) {
            OverrunOfMover.offer(play);
        }
    }

    static ProvinceEntered entering(Board board, Stack stack, String from, String next, int mp) {
        boolean active = board.unfriendlyForces(next, board.state().allianceOf(stack));
        boolean small = Company.small(board.state(), stack, StackingLimits.in(board.tables()).smallStackLd());
        return new ProvinceEntered(stack.id(), from, next, mp, active, small);
    }

    /** Continues a move without interception: the stack enters the next province, or the move ends. */
    public static void goOn(Play play) {
        var move = underWay(play);
        var stack = play.state().stacks().get(move.stack());
        boolean stops = Marches.stops(play.board(), stack, move.province());
        if (move.onward().isEmpty() && move.pauses() && !stops) {
            play.happens(new MovePaused(move.stack(), move.province()));
        } else if (move.onward().isEmpty() || stops) {
            end(play);
        } else {
            enterNext(play);
        }
    }

    /** Ends the move in the current province of the stack, which may then roll for attrition. */
    public static void end(Play play) {
        var move = underWay(play);
        play.happens(new MoveEnded(move.stack(), move.province()));
        HierarchyWarnings.moved(play, Stream.concat(Stream.of(move.stack()), move.along().stream()).toList(), move.marched().path().getFirst());
        AttritionOfMarches.afterMove(play, move);
    }

    /** The options of a stack that has won an interception battle. The rest of the path may be closed to its remaining units. */
    public static List<Option> onward(Board board, Move move) {
        var stack = board.state().stacks().get(move.stack());
        var outlook = new MarchPreviews(board, stack, move.mp());
        var options = new ArrayList<Option>();
        if (illegal(board, stack, move.onward(), move.mp(), List::of).isEmpty()) {
            options.add(new Option("go on to " + board.name(move.onward().getLast()), new ContinueMove(move.stack(), List.of()))
                    .with(outlook.along(move.onward())));
        }
        if (board.mayHold(move.province(), board.state().allianceOf(stack))) {
            options.add(new Option("halt in " + board.name(move.province()), new HaltMove(move.stack())));
        }
        options.addAll(outlook.options("go on to ", path -> new ContinueMove(move.stack(), path)));
        return options;
    }

    /** The answers of the player of a stack that waits on its way. */
    static List<Option> regrouping(Board board) {
        return Underway.paused(board.state()).map(move -> waiting(board, move)).orElse(List.of());
    }

    /** Going on, halting, and the stacks that may be picked up. */
    static List<Option> waiting(Board board, Move move) {
        return Stream.concat(onward(board, move).stream(), Underway.pickUps(board).stream()).toList();
    }

    /** Continues a move after a won interception battle (EU-INT-7) or a pause (EU-MOVE-REGROUP). */
    public static Optional<Verdict<EuEvent>> resume(Play play, ContinueMove command) {
        var refusal = notResumable(play, command.stack());
        if (refusal.isPresent()) {
            return refusal;
        }
        var move = underWay(play);
        var stack = play.state().stacks().get(move.stack());
        var path = command.path().isEmpty() ? move.onward() : command.path();
        var illegal = illegal(play.board(), stack, path, move.mp(), () -> onward(play.board(), move));
        if (illegal.isPresent()) {
            return illegal;
        }
        if (!path.equals(move.onward())) {
            play.happens(new MoveRedirected(stack.id(), path));
        }
        if (!command.path().isEmpty() || command.pauses()) {
            announce(play, command.pauses());
        }
        enterNext(play);
        return Play.done();
    }

    /** Ends a move after a won interception battle (EU-INT-7) or a pause (EU-MOVE-REGROUP). */
    public static Optional<Verdict<EuEvent>> halt(Play play, HaltMove command) {
        var refusal = notResumable(play, command.stack());
        if (refusal.isPresent()) {
            return refusal;
        }
        var move = underWay(play);
        if (!play.board().mayHold(move.province(), play.state().allianceOf(play.state().stacks().get(move.stack())))) {
            return Play.refused("EU-CTRL-5", crossedOnly(play.board(), move.province()), onward(play.board(), move));
        }
        end(play);
        return Play.done();
    }

    private static String crossedOnly(Board board, String province) {
        return board.name(province) + " is neutral and may be crossed, not held: the march ends further on";
    }

    private static Optional<Verdict<EuEvent>> notResumable(Play play, String stack) {
        return play.state().phase() instanceof Phase.Movement movement
                        && movement.move() != null
                        && movement.move().waits()
                        && movement.move().stack().equals(stack)
                ? Optional.empty()
                : Play.refused("EU-INT-7", "no move of this stack waits to be continued");
    }

    private static Move underWay(Play play) {
        return ((Phase.Movement) play.state().phase()).move();
    }
}
