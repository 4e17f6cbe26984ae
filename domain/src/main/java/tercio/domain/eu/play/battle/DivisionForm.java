package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.game.Troops;
import tercio.domain.game.Command;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Form.Subset;

/** The form in which a player enters the part of each stack and the leaders: fields {@code stacks} and {@code leaders}. */
final class DivisionForm {

    private static final String LEADERS = "leaders";

    private final List<Stack> stacks;
    private final List<Field> fields = new ArrayList<>();

    /** @param most the largest number of LD that may go */
    DivisionForm(EuState state, List<Stack> stacks, int most) {
        this.stacks = stacks;
        for (int at = 0; at < stacks.size(); at++) {
            var stack = stacks.get(at);
            int armies = stack.units().armyPlus() + stack.units().armyMinus();
            int ld = Math.min(stack.ld(), most);
            count(at, "armyPlus", "A+ of " + StackTitle.of(state, stack.id()), Math.min(armies, ld / Units.ARMY_PLUS));
            count(at, "armyMinus", "A- of " + StackTitle.of(state, stack.id()), Math.min(armies, ld / Units.ARMY_MINUS));
            count(at, "ld", "loose LD of " + StackTitle.of(state, stack.id()), ld);
        }
        var leaders = stacks.stream().flatMap(stack -> stack.leaders().stream())
                .map(id -> new Item(id, state.leaders().get(id).leader().name()))
                .toList();
        if (!leaders.isEmpty()) {
            fields.add(new Subset(LEADERS, "leaders with them", leaders, 0, leaders.size()));
        }
    }

    private void count(int at, String unit, String label, int greatest) {
        if (greatest > 0) {
            fields.add(new Count(path(at, unit), label, 0, greatest));
        }
    }

    private static String path(int at, String unit) {
        return "stacks." + at + ".units." + unit;
    }

    /** @param rule the rule of both limits */
    Form form(Command example, String ofTroops, String rule, BiFunction<List<Troops>, List<String>, Command> command) {
        return form(example, ofTroops, rule, List.of(), (filling, troops, leaders) -> command.apply(troops, leaders));
    }

    /** Makes the command from the filled form. */
    interface Reply {
        Command of(Filling filling, List<Troops> troops, List<String> leaders);
    }

    /** @param more additional fields */
    Form form(Command example, String ofTroops, String rule, List<Field> more, Reply reply) {
        var counts = fields.stream().map(Field::name).filter(name -> !name.equals(LEADERS)).toArray(String[]::new);
        var all = new ArrayList<>(more);
        all.addAll(fields);
        var limits = new ArrayList<>(List.of(Limit.of(ofTroops, rule, counts)));
        if (counts.length < fields.size()) {
            limits.add(Limit.of("where all troops of a stack go, its leaders go with them", rule, LEADERS));
        }
        return new Form(example, all, limits, filling -> reply.of(filling, troops(filling), leaders(filling)));
    }

    private List<Troops> troops(Filling filling) {
        var troops = new ArrayList<Troops>();
        for (int at = 0; at < stacks.size(); at++) {
            troops.add(new Troops(stacks.get(at).id(),
                    new Counters(value(filling, at, "armyPlus"), value(filling, at, "armyMinus"), value(filling, at, "ld"))));
        }
        return troops;
    }

    private int value(Filling filling, int at, String unit) {
        return fields.stream().anyMatch(field -> field.name().equals(path(at, unit))) ? filling.count(path(at, unit)) : 0;
    }

    private List<String> leaders(Filling filling) {
        return fields.stream().anyMatch(field -> field.name().equals(LEADERS)) ? filling.chosen(LEADERS) : List.of();
    }
}
