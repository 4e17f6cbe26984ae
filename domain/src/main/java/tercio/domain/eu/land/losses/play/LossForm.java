package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.RandomParts;
import tercio.domain.eu.common.play.TimarFields;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Option;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/** The form for losses of stacks with veterans and conscripts: which counters are left, and how many of their LD are veterans. */
final class LossForm {

    private static final String STACK = "stack";
    private static final String LEFT = "left.";
    private static final String VETERANS = "veteranLd";

    private LossForm() {}

    /** The form; {@code null} if no loss leaves a choice between veterans and conscripts. The options are then all answers. */
    static Form of(EuState state, Duty.Losses duty) {
        if (LossesInThirds.applies(state, duty)) {
            return null;
        }
        var options = TakingLosses.options(state, duty).stream().map(Option::command).map(TakeLosses.class::cast).toList();
        var open = options.stream().filter(loss -> hasVeteranChoice(state, loss)).toList();
        if (open.isEmpty()) {
            return null;
        }
        var stacks = TakingLosses.remainingStacks(state, duty);
        var fields = new ArrayList<Field>();
        if (stacks.size() > 1) {
            fields.add(new Choice(STACK, Sentence.of("eu.losses.field-stack"), stacks.stream()
                    .map(stack -> new Item(stack.id().value(), AnswerNames.item(SentenceNames.stack(state, stack.id())))).toList()));
        }
        add(fields, LEFT + "armyPlus", "army-plus", options.stream().mapToInt(loss -> loss.left().armyPlus()).max().orElse(0));
        add(fields, LEFT + "armyMinus", "army-minus", options.stream().mapToInt(loss -> loss.left().armyMinus()).max().orElse(0));
        add(fields, LEFT + "ld", "loose-ld", options.stream().mapToInt(loss -> loss.left().ld()).max().orElse(0));
        fields.addAll(TimarFields.of(LEFT, stacks.stream().map(stack -> stack.units().timarCounters()).reduce(Timar.NONE, Timar::plus), Integer.MAX_VALUE, LossForm::labelOfLeft));
        fields.add(new Count(VETERANS, AnswerNames.unitKind("veterans"), 0,
                options.stream().mapToInt(loss -> stack(state, loss).mostVeteransIn(loss.left().units())).max().orElse(0)));
        var counters = fields.stream().map(Field::name).filter(name -> name.startsWith(LEFT)).toArray(String[]::new);
        var limits = List.of(
                Limit.of(Sentence.of("eu.losses.limit-ld").with("most", duty.ld()), TakingLosses.RULE, counters),
                Limit.of(Sentence.of("eu.losses.limit-veterans").with("veterans", new Items(stacks.stream().map(stack -> veterans(state, stack)).toList())), TakingLosses.RULE, VETERANS));
        var first = open.getFirst();
        return new Form(new TakeLosses(first.stack(), first.left(), stack(state, first).mostVeteransIn(first.left().units())), fields, limits,
                filled -> new TakeLosses(stacks.size() > 1 ? new StackId(filled.choice(STACK)) : first.stack(),
                        new Counters(count(fields, filled, "armyPlus"), count(fields, filled, "armyMinus"), count(fields, filled, "ld"),
                                TimarFields.fromForm(LEFT, name -> fields.stream().anyMatch(field -> field.name().equals(name)), filled)),
                        filled.count(VETERANS)),
                below -> randomFilling(state, options, below));
    }

    /** Whether veterans or conscripts can be lost. */
    private static boolean hasVeteranChoice(EuState state, TakeLosses loss) {
        var left = loss.left().units();
        return stack(state, loss).fewestVeteransIn(left) < stack(state, loss).mostVeteransIn(left);
    }

    private static Stack stack(EuState state, TakeLosses loss) {
        return state.stacks().get(loss.stack());
    }

    private static Argument veterans(EuState state, Stack stack) {
        return new Phrase(Sentence.of("eu.losses.veterans-of").with("veterans", stack.veteranLd()).with("all", stack.ld()).with("stack", SentenceNames.stack(state, stack.id())));
    }

    private static void add(List<Field> fields, String name, String kind, int most) {
        if (most > 0) {
            fields.add(new Count(name, labelOfLeft(AnswerNames.unitKind(kind)), 0, most));
        }
    }

    private static Sentence.Keyed labelOfLeft(Sentence.Keyed kind) {
        return Sentence.of("eu.losses.field-left").with("kind", kind);
    }

    private static int count(List<Field> fields, Filling filled, String unit) {
        return fields.stream().anyMatch(field -> field.name().equals(LEFT + unit)) ? filled.count(LEFT + unit) : 0;
    }

    private static Filling randomFilling(EuState state, List<TakeLosses> options, IntUnaryOperator below) {
        var loss = options.get(below.applyAsInt(options.size()));
        var left = loss.left().units();
        var values = new HashMap<>(RandomParts.fieldValues(LEFT, left));
        values.put(STACK, loss.stack());
        values.put(VETERANS, RandomParts.veterans(stack(state, loss), left, below));
        return new Filling(values);
    }
}
