package tercio.domain.eia.play.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.game.Slot;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The order in which allies with combined movement move (EIA-7.3.8.1). For each place in the order, each of them names in turn who
 * takes it. Where all name the same one, they agree; where not, each rolls a die, the highest of those that are tied rolling again,
 * and the winner's word holds.
 *
 * <p>Read: the rule says what the dice decide, and not how. They decide one place at a time, so that allies who agree on the first
 * place dice for the others alone. The order is that of the movement step and of the supply step after it.
 */
final class OrderOfAllies {

    static final String RULE = "EIA-7.3.8.1";
    /** The purpose of the dice. */
    static final String PURPOSE = "order-of-allies";

    private OrderOfAllies() {}

    /** Asks the allies of a sequence whose movement step has begun. */
    static void ask(EiaPlay play, Slot slot) {
        if (slot.acting().size() > 1) {
            play.happens(new TurnEvent.AllyOrderAsked(slot.acting().getFirst(), List.of(), List.of()));
        }
    }

    private static List<Power> left(Slot slot, List<Power> placed) {
        return slot.acting().stream().filter(power -> !placed.contains(power)).toList();
    }

    static List<Option> answers(EiaBoard board, MovementDuty.AllyOrder duty) {
        return left(board.state().slot().orElseThrow(), duty.placed()).stream().map(next -> new Option(
                next.title() + " moves " + (duty.placed().isEmpty() ? "first" : "next"), new TurnCommand.NameNextAlly(duty.power(), next))).toList();
    }

    static Optional<Verdict<EiaEvent>> name(EiaPlay play, TurnCommand.NameNextAlly command) {
        var board = play.board();
        var slot = board.state().slot();
        if (slot.isEmpty() || board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof MovementDuty.AllyOrder duty)
                || duty.power() != command.power()) {
            return EiaPlay.refused(RULE, command.power().title() + " is not asked who of the allies moves next.");
        }
        if (!left(slot.get(), duty.placed()).contains(command.next())) {
            return EiaPlay.refused(RULE, (command.next() == null ? "Nobody" : command.next().title()) + " is no ally whose place is open.",
                    answers(board, duty));
        }
        play.happens(new TurnEvent.AllyNamed(command.power(), command.next()));
        var named = with(duty.named(), command.next());
        if (named.size() < slot.get().acting().size()) {
            play.happens(new TurnEvent.AllyOrderAsked(slot.get().acting().get(named.size()), duty.placed(), named));
            return EiaPlay.done();
        }
        return place(play, slot.get(), duty.placed(), named);
    }

    private static Optional<Verdict<EiaEvent>> place(EiaPlay play, Slot slot, List<Power> placed, List<Power> named) {
        var steps = new ArrayList<Step>();
        var next = named.getFirst();
        if (named.stream().distinct().count() > 1) {
            var wanted = dice(play, slot.acting(), named, steps);
            if (wanted.lacking().isPresent()) {
                return EiaPlay.wants(wanted.lacking().get());
            }
            next = wanted.next().orElseThrow();
        }
        var order = with(placed, next);
        var open = left(slot, order);
        if (open.size() == 1) {
            var all = with(order, open.getFirst());
            steps.add(Step.of("order of the allies", RULE).result(all));
            play.happens(new TurnEvent.AlliesOrdered(new Slot(slot.number(), all, 0)), steps);
        } else {
            play.happens(new TurnEvent.AllyOrderAsked(slot.acting().getFirst(), order, List.of()), steps);
        }
        return EiaPlay.done();
    }

    private record Won(Optional<Power> next, Optional<DieName> lacking) {}

    /** Rolls competitive dice: the wish of the winner decides. Allies who named the same power still roll separately. */
    private static Won dice(EiaPlay play, List<Power> allies, List<Power> named, List<Step> steps) {
        var rolling = allies;
        for (int attempt = 0; ; attempt++) {
            var best = new ArrayList<Power>();
            int highest = 0;
            for (var ally : rolling) {
                var name = new DieName(Die.D6, ally.word(), PURPOSE, attempt);
                OptionalInt die = play.dice("order of " + String.join(" and ", allies.stream().map(Power::word).toList())).next(name);
                if (die.isEmpty()) {
                    return new Won(Optional.empty(), Optional.of(name));
                }
                play.rolled(List.of(new Roll(name, die.getAsInt())));
                steps.add(Step.of("dice between the allies", RULE).side(ally.word()).die(die.getAsInt()).result(named.get(allies.indexOf(ally))));
                if (die.getAsInt() > highest) {
                    highest = die.getAsInt();
                    best.clear();
                }
                if (die.getAsInt() == highest) {
                    best.add(ally);
                }
            }
            if (best.stream().map(ally -> named.get(allies.indexOf(ally))).distinct().count() == 1) {
                return new Won(Optional.of(named.get(allies.indexOf(best.getFirst()))), Optional.empty());
            }
            rolling = List.copyOf(best);
        }
    }

    private static List<Power> with(List<Power> powers, Power one) {
        var all = new ArrayList<>(powers);
        all.add(one);
        return List.copyOf(all);
    }
}
