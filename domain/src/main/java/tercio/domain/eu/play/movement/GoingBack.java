package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.MoveCommand.ReturnAfterInterception;
import tercio.domain.eu.game.MoveCommand.StayOverstacked;
import tercio.domain.eu.game.MoveEvent.ReturnDeclined;
import tercio.domain.eu.game.MoveEvent.ReturnOffered;
import tercio.domain.eu.game.MoveEvent.StackReturned;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * After a battle, those who came by an interception or a counter-interception may go back to the province they came from
 * where too many troops stand together, whole or in part; what is too much after that is lost (EU-STACK-3). Each country
 * is asked for its own stacks. Nobody goes back to where enemies now stand in the field (reading: as for a retreat).
 */
public final class GoingBack {

    private static final String RULE = Stacking.RULE;

    private GoingBack() {}

    /** Offers the way back to the first country that has one; whether there was one. */
    static boolean offered(Play play, List<Stack> together, int surplus) {
        var board = play.board();
        var may = together.stream().filter(stack -> mayGoBack(board, stack)).toList();
        if (may.isEmpty()) {
            return false;
        }
        var country = may.getFirst().country();
        play.happens(new ReturnOffered(country, may.getFirst().province(),
                may.stream().filter(stack -> stack.country().equals(country)).map(Stack::id).toList(), surplus));
        return true;
    }

    private static boolean mayGoBack(Board board, Stack stack) {
        return stack.intercepted() && !board.neutral(stack.cameFrom())
                && board.enemiesInField(stack.cameFrom(), board.state().allianceOf(stack)).isEmpty();
    }

    /** Whole stacks and parts of them without a leader, and staying. */
    public static List<Option> options(Board board, Duty.Overstacking duty) {
        var options = new ArrayList<Option>();
        for (var id : duty.stacks()) {
            var stack = board.state().stacks().get(id);
            var back = " goes back to " + board.name(stack.cameFrom());
            options.add(new Option(id + back, new ReturnAfterInterception(id, Optional.empty(), List.of())));
            for (int ld = 1; ld < Math.min(stack.ld(), duty.surplus() + 1); ld++) {
                for (var units : Breaking.holding(stack.units(), ld)) {
                    options.add(new Option(units + " of " + id + back, new ReturnAfterInterception(id, Optional.of(Counters.of(units)), List.of())));
                }
            }
        }
        options.add(new Option("nobody goes back: " + duty.surplus() + " LD are lost", new StayOverstacked(duty.country(), duty.province())));
        return options;
    }

    public static String prompt(Board board, Duty.Overstacking duty) {
        return duty.surplus() + " LD too many stand in " + board.name(duty.province()) + ": who of " + Nation.of(duty.country())
                + " goes back where it came from?";
    }

    public static Optional<Verdict<EuEvent>> back(Play play, ReturnAfterInterception command) {
        var asked = asked(play).filter(duty -> duty.stacks().contains(command.stack()));
        if (asked.isEmpty()) {
            return notAsked(play, "no troops of " + command.stack() + " may go back where they came from");
        }
        var stack = play.state().stacks().get(command.stack());
        var going = stack.id();
        if (command.units().isPresent()) {
            var fault = Splitting.fault(stack, command.units().get(), command.leaders());
            if (fault.isPresent()) {
                return Play.refused(RULE, fault.get(), options(play.board(), asked.get()));
            }
            going = Splitting.take(play, stack, command.units().get().units(), Optional.empty(), command.leaders());
        }
        play.happens(new StackReturned(going, stack.province(), stack.cameFrom()));
        return Play.done();
    }

    public static Optional<Verdict<EuEvent>> stay(Play play, StayOverstacked command) {
        var asked = asked(play).filter(duty -> duty.country().equals(command.country()) && duty.province().equals(command.province()));
        if (asked.isEmpty()) {
            return notAsked(play, command.country() + " is not asked who goes back from " + command.province());
        }
        play.happens(new ReturnDeclined(command.country(), command.province(), asked.get().stacks()));
        return Play.done();
    }

    private static Optional<Duty.Overstacking> asked(Play play) {
        return play.state().duties().stream().limit(1)
                .filter(Duty.Overstacking.class::isInstance).map(Duty.Overstacking.class::cast).findFirst();
    }

    private static Optional<Verdict<EuEvent>> notAsked(Play play, String detail) {
        return Play.refused(RULE, detail, asked(play).map(duty -> options(play.board(), duty)).orElse(List.of()));
    }
}
