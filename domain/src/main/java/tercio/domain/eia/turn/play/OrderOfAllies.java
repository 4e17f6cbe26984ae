package tercio.domain.eia.turn.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.ExplainedNames;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

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
    static void askFirstAlly(EiaCommandRun play, Slot slot) {
        if (slot.acting().size() > 1) {
            play.emit(new TurnEvent.AllyOrderAsked(slot.acting().getFirst(), List.of(), List.of()));
        }
    }

    private static List<Power> unplacedAllies(Slot slot, List<Power> placed) {
        return slot.acting().stream().filter(power -> !placed.contains(power)).toList();
    }

    static List<Option> answers(EiaWarView board, MovementDuty.AllyOrder duty) {
        return unplacedAllies(board.state().slot().orElseThrow(), duty.placed()).stream().map(next -> new Option(
                Sentence.of("eia.turn.to-name").with("who", CampaignNames.power(next)).with("first", duty.placed().isEmpty()), new TurnCommand.NameNextAlly(duty.power(), next))).toList();
    }

    static Execution nameNextAlly(EiaCommandRun play, TurnCommand.NameNextAlly command) {
        var board = play.board();
        var slot = board.state().slot();
        if (slot.isEmpty() || board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof MovementDuty.AllyOrder duty)
                || duty.power() != command.power()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.not-asked-ally").with("who", CampaignNames.power(command.power())));
        }
        if (!unplacedAllies(slot.get(), duty.placed()).contains(command.next())) {
            return EiaCommandRun.refuse(RULE, command.next() == null ? Sentence.of("eia.refused.no-ally-named") : Sentence.of("eia.refused.no-open-ally").with("ally", CampaignNames.power(command.next())),
                    answers(board, duty));
        }
        play.emit(new TurnEvent.AllyNamed(command.power(), command.next()));
        var named = plus(duty.named(), command.next());
        if (named.size() < slot.get().acting().size()) {
            play.emit(new TurnEvent.AllyOrderAsked(slot.get().acting().get(named.size()), duty.placed(), named));
            return EiaCommandRun.success();
        }
        return settlePlace(play, slot.get(), duty.placed(), named);
    }

    private static Execution settlePlace(EiaCommandRun play, Slot slot, List<Power> placed, List<Power> named) {
        var steps = new ArrayList<Step>();
        var next = named.getFirst();
        if (named.stream().distinct().count() > 1) {
            var wanted = rollForPlace(play, slot.acting(), named, steps);
            if (wanted.lacking().isPresent()) {
                return EiaCommandRun.needsDie(wanted.lacking().get());
            }
            next = wanted.next().orElseThrow();
        }
        var order = plus(placed, next);
        var open = unplacedAllies(slot, order);
        if (open.size() == 1) {
            var all = plus(order, open.getFirst());
            steps.add(Step.of("order of the allies", RULE).result(Sentence.of("eia.turn.result-powers").with("powers", ExplainedNames.powers(all))));
            play.emit(new TurnEvent.AlliesOrdered(new Slot(slot.number(), all, 0)), steps);
        } else {
            play.emit(new TurnEvent.AllyOrderAsked(slot.acting().getFirst(), order, List.of()), steps);
        }
        return EiaCommandRun.success();
    }

    private record PlaceWinner(Optional<Power> next, Optional<DieName> lacking) {}

    /** Rolls competitive dice: the wish of the winner decides. Allies who named the same power still roll separately. */
    private static PlaceWinner rollForPlace(EiaCommandRun play, List<Power> allies, List<Power> named, List<Step> steps) {
        var rolling = allies;
        for (int attempt = 0; ; attempt++) {
            var best = new ArrayList<Power>();
            int highest = 0;
            for (var ally : rolling) {
                var name = new DieName(Die.D6, ally.word(), PURPOSE, attempt);
                OptionalInt die = play.dice("order of " + String.join(" and ", allies.stream().map(Power::word).toList())).next(name);
                if (die.isEmpty()) {
                    return new PlaceWinner(Optional.empty(), Optional.of(name));
                }
                play.addRolls(List.of(new Roll(name, die.getAsInt())));
                steps.add(Step.of("dice between the allies", RULE).side(ally.word()).die(die.getAsInt()).result(Sentence.of("eia.turn.result-power").with("power", ExplainedNames.power(named.get(allies.indexOf(ally))))));
                if (die.getAsInt() > highest) {
                    highest = die.getAsInt();
                    best.clear();
                }
                if (die.getAsInt() == highest) {
                    best.add(ally);
                }
            }
            if (best.stream().map(ally -> named.get(allies.indexOf(ally))).distinct().count() == 1) {
                return new PlaceWinner(Optional.of(named.get(allies.indexOf(best.getFirst()))), Optional.empty());
            }
            rolling = List.copyOf(best);
        }
    }

    private static List<Power> plus(List<Power> powers, Power one) {
        var all = new ArrayList<>(powers);
        all.add(one);
        return List.copyOf(all);
    }
}
