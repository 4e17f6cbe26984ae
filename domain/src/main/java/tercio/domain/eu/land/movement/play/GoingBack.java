package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.ReturnAfterInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.StayOverstacked;
import tercio.domain.eu.land.movement.play.MoveEvent.ReturnDeclined;
import tercio.domain.eu.land.movement.play.MoveEvent.ReturnOffered;
import tercio.domain.eu.land.movement.play.MoveEvent.StackReturned;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * The return of interceptors after a battle that leaves too many troops in a province. Stacks that came by an interception or a
 * counter-interception may go back to the province they came from, whole or in part. The remaining surplus is lost (EU-STACK-3). Each
 * country is asked for its own stacks. No stack goes back to a province with enemies in the field, natives who have risen or a flood
 * (reading: as for a retreat).
 */
public final class GoingBack {

    private static final String RULE = StackingSurplus.RULE;
    private static final String STACK = "stack";

    private GoingBack() {}

    /**
     * Offers the return to the first country that has a choice.
     *
     * @return whether there was such a country
     */
    static boolean offerReturn(EuCommandRun play, List<Stack> together, int surplus) {
        var board = play.board();
        var may = together.stream().filter(stack -> mayGoBack(board, stack)).toList();
        if (may.isEmpty()) {
            return false;
        }
        var country = may.getFirst().country();
        play.emit(new ReturnOffered(country, may.getFirst().province(),
                may.stream().filter(stack -> stack.country().equals(country)).map(Stack::id).toList(), surplus));
        return true;
    }

    private static boolean mayGoBack(WarView board, Stack stack) {
        var alliance = board.state().allianceOf(stack);
        return stack.intercepted() && board.mayStay(stack.cameFrom(), alliance)
                && !board.isContested(stack.cameFrom(), alliance) && !Floods.bars(board, stack, stack.cameFrom());
    }

    /** The options: the return of each whole stack, and staying. */
    public static List<Option> options(WarView board, Duty.Overstacking duty) {
        var options = new ArrayList<Option>();
        for (var stack : stacks(board, duty)) {
            options.add(new Option(Sentence.of("eu.movement.go-back").with("stack", SentenceNames.stack(board.state(), stack.id())).with("where", SentenceNames.place(stack.cameFrom())),
                    new ReturnAfterInterception(stack.id(), Optional.empty(), List.of())));
        }
        options.add(new Option(Sentence.of("eu.movement.stay").with("surplus", duty.surplus()),
                new StayOverstacked(duty.country(), duty.province())));
        return options;
    }

    /** The form for part of a stack; {@code null} if none of them can be divided. */
    public static Form form(WarView board, Duty.Overstacking duty) {
        var divisible = stacks(board, duty).stream().filter(stack -> WarRestrictions.divisionRefusal(board, stack).isEmpty() && Splitting.smallestPart(board.state(), stack).isPresent()).toList();
        if (divisible.isEmpty()) {
            return null;
        }
        int most = divisible.stream().mapToInt(Stack::ld).max().orElseThrow() - 1;
        var fields = SplitForm.unitFields(divisible, most);
        var limits = new ArrayList<>(List.of(Form.Limit.of(
                Sentence.of("eu.movement.limit-back"), RULE,
                fields.stream().map(Form.Field::name).toArray(String[]::new))));
        SplitForm.leaderField(board.state(), divisible).ifPresent(fields::add);
        SplitForm.addVeterans(divisible, fields, limits);
        var first = divisible.getFirst().id();
        var smallest = Counters.of(Splitting.smallestPart(board.state(), divisible.getFirst()).orElseThrow());
        boolean several = divisible.size() > 1;
        if (several) {
            fields.add(new Form.Choice(STACK, Sentence.of("eu.movement.field-back"), divisible.stream()
                    .map(stack -> new Form.Item(stack.id().value(), Sentence.of("eu.movement.stack-from").with("stack", SentenceNames.stack(board.state(), stack.id()))
                            .with("where", SentenceNames.place(stack.cameFrom())))).toList()));
        }
        boolean led = divisible.stream().anyMatch(stack -> !stack.leaders().isEmpty());
        return new Form(new ReturnAfterInterception(first, Optional.of(smallest), List.of()), fields, limits,
                filled -> new ReturnAfterInterception(several ? new StackId(filled.choice(STACK)) : first,
                        Optional.of(SplitForm.counters(fields, filled)), led ? Id.all(filled.choices(SplitForm.LEADERS), LeaderId::new) : List.of(),
                        SplitForm.veteransOf(fields, filled)),
                below -> randomFilling(board.state(), divisible, below));
    }

    private static Form.Filling randomFilling(EuState state, List<Stack> divisible, IntUnaryOperator below) {
        var stack = divisible.get(below.applyAsInt(divisible.size()));
        var values = SplitForm.randomValues(state, stack, below);
        values.put(STACK, stack.id());
        return new Form.Filling(values);
    }

    private static List<Stack> stacks(WarView board, Duty.Overstacking duty) {
        return duty.stacks().stream().map(board.state().stacks()::get).toList();
    }

    public static Sentence prompt(Duty.Overstacking duty) {
        return Sentence.of("eu.movement.who-goes-back").with("surplus", duty.surplus()).with("where", SentenceNames.place(duty.province()))
                .with("who", SentenceNames.country(duty.country()));
    }

    /** Sends a stack or part of it back. Refused for other stacks, or units that it cannot give. */
    public static Execution sendBack(EuCommandRun play, ReturnAfterInterception command) {
        var asked = openDuty(play).filter(duty -> duty.stacks().stream().anyMatch(each -> each.equals(command.stack())));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(play, Sentence.of("eu.movement.refused-none-back").with("stack", SentenceNames.stack(play.state(), command.stack()))));
        }
        var stack = play.state().stacks().get(command.stack());
        var going = stack.id();
        if (command.units().isPresent()) {
            var whole = WarRestrictions.divisionRefusal(play.board(), stack);
            if (whole.isPresent()) {
                return EuCommandRun.refuse(whole.get().withLegal(options(play.board(), asked.get())));
            }
            var fault = Splitting.fault(play.state(), stack, command.units().get(), command.leaders())
                    .or(() -> Splitting.fault(play.state(), stack, command.units().get(), command.veteranLd()));
            if (fault.isPresent()) {
                return EuCommandRun.refuse(RULE, fault.get(), options(play.board(), asked.get()));
            }
            going = Splitting.splitOff(play, stack, command.units().get().units(), Optional.ofNullable(command.veteranLd()), command.leaders());
        }
        play.emit(new StackReturned(going, stack.province(), stack.cameFrom()));
        return EuCommandRun.success();
    }

    /** Declines the return: the surplus becomes losses. Refused if the country is not asked. */
    public static Execution stay(EuCommandRun play, StayOverstacked command) {
        var asked = openDuty(play).filter(duty -> duty.country().equals(command.country()) && duty.province().equals(command.province()));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(play, Sentence.of("eu.movement.refused-none-back-here")));
        }
        play.emit(new ReturnDeclined(command.country(), command.province(), asked.get().stacks()));
        return EuCommandRun.success();
    }

    private static Optional<Duty.Overstacking> openDuty(EuCommandRun play) {
        return play.state().duties().stream().limit(1)
                .filter(Duty.Overstacking.class::isInstance).map(Duty.Overstacking.class::cast).findFirst();
    }

    private static Refusal notAskedRefusal(EuCommandRun play, Sentence detail) {
        return Refusal.of(RULE, detail).withLegal(openDuty(play).map(duty -> options(play.board(), duty)).orElse(List.of()));
    }
}
