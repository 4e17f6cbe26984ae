package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.common.play.RandomParts;
import tercio.domain.eu.common.play.TimarFields;
import tercio.domain.game.Command;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/**
 * The form in which a player enters the part of each stack with its veterans, and the leaders: fields {@code stacks} and
 * {@code leaders}.
 */
final class DivisionForm {

    private static final String LEADERS = "leaders";
    private static final String UNITS = "units.";
    /** Marks that Pashas count with their LD; any other value is the number of Pashas that is counted beside the other LD. */
    private static final int COUNTED_WITH_THEIR_LD = -1;

    private final List<Stack> stacks;
    private final int least;
    private final int most;
    private final boolean withTheirTroops;
    private final int pashas;
    private final List<Field> fields = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final List<String> counts = new ArrayList<>();
    private final List<String> veterans = new ArrayList<>();
    private final List<FreeCounters> scarce;

    /**
     * @param least the smallest number of LD that may go
     * @param most the largest number of LD that may go
     */
    DivisionForm(EuState state, List<Stack> stacks, int least, int most) {
        this(state, stacks, least, most, false, COUNTED_WITH_THEIR_LD);
    }

    private DivisionForm(EuState state, List<Stack> stacks, int least, int most, boolean withTheirTroops, int pashas) {
        this.pashas = pashas;
        this.stacks = stacks;
        this.least = least;
        this.most = most;
        this.withTheirTroops = withTheirTroops;
        int all = stacks.stream().mapToInt(Stack::ld).sum();
        scarce = withTheirTroops ? stacks.stream().map(Stack::country).distinct().map(country -> FreeCounters.of(state, country)).filter(free -> free.ld() < all).toList()
                : List.of();
        for (int at = 0; at < stacks.size(); at++) {
            addFields(state, stacks.get(at), path(at));
        }
        var leaders = stacks.stream().flatMap(stack -> stack.leaders().stream())
                .map(id -> AnswerNames.leaderItem(state, id))
                .toList();
        if (!leaders.isEmpty()) {
            fields.add(new Subset(LEADERS, Sentence.of("eu.battle.field-leaders"), leaders, 0, leaders.size()));
            names.add(LEADERS);
        }
    }

    /** The form for a division in which a leader goes only with troops of his stack. */
    static DivisionForm withTheirTroops(EuState state, List<Stack> stacks, int least, int most) {
        return new DivisionForm(state, stacks, least, most, true, COUNTED_WITH_THEIR_LD);
    }

    /** The form for a division with exactly so many LD beside Pashas, and so many Pashas. */
    static DivisionForm besidePashas(EuState state, List<Stack> stacks, int ld, int pashas) {
        return new DivisionForm(state, stacks, ld, ld, false, pashas);
    }

    private void addFields(EuState state, Stack stack, String path) {
        UnaryOperator<Keyed> ofStack = kind -> Sentence.of("eu.battle.field-of").with("kind", kind).with("stack", SentenceNames.stack(state, stack.id()));
        var regular = stack.units().regular();
        int armies = regular.armyPlus() + regular.armyMinus();
        int ld = Math.min(regular.allLd(), most);
        addCount(counts, path + "units.armyPlus", ofStack.apply(AnswerNames.unitKind("army-plus")), Math.min(armies, ld / Units.ARMY_PLUS));
        addCount(counts, path + "units.armyMinus", ofStack.apply(AnswerNames.unitKind("army-minus")), Math.min(armies, ld / Units.ARMY_MINUS));
        addCount(counts, path + "units.ld", ofStack.apply(AnswerNames.unitKind("loose-ld")), ld);
        TimarFields.of(path + UNITS, stack.units().timarCounters(), most, ofStack).forEach(field -> {
            fields.add(field);
            names.add(field.name());
            counts.add(field.name());
        });
        if (stack.hasMixedVeterans()) {
            addCount(veterans, path + "veteranLd", AnswerNames.unitKind("veterans"), Math.min(stack.veteranLd(), ld));
        }
    }

    private void addCount(List<String> kind, String name, Keyed label, int greatest) {
        if (greatest > 0) {
            fields.add(new Count(name, label, 0, greatest));
            names.add(name);
            kind.add(name);
        }
    }

    private static String path(int at) {
        return "stacks." + at + ".";
    }

    /** @param rule the rule of the limits */
    Form form(Command example, Sentence ofTroops, String rule, BiFunction<List<Troops>, List<LeaderId>, Command> command) {
        return form(example, ofTroops, rule, List.of(), (filling, troops, leaders) -> command.apply(troops, leaders));
    }

    /** Makes the command from the filled form. */
    interface Reply {
        Command of(Filling filling, List<Troops> troops, List<LeaderId> leaders);
    }

    /** @param more additional fields; each of their values is legal with any division */
    Form form(Command example, Sentence ofTroops, String rule, List<Field> more, Reply reply) {
        var all = new ArrayList<>(more);
        all.addAll(fields);
        var limits = new ArrayList<>(List.of(Limit.of(ofTroops, rule, counts.toArray(String[]::new))));
        scarce.forEach(free -> limits.add(Limit.of(free.changeLimit(), FreeCounters.RULE, counts.toArray(String[]::new))));
        if (!veterans.isEmpty()) {
            limits.add(Limit.of(Sentence.of("eu.battle.limit-veterans"), "EU-UNIT-2",
                    veterans.toArray(String[]::new)));
        }
        if (hasField(LEADERS)) {
            limits.add(Limit.of(Sentence.of("eu.battle.limit-leaders").with("troops", withTheirTroops), rule, LEADERS));
        }
        return new Form(example, all, limits, filling -> reply.of(filling, troops(filling), leaders(filling)), below -> randomFilling(more, below));
    }

    // --- Filled in --------------------------------------------------------------------------------------------------

    private List<Troops> troops(Filling filling) {
        var troops = new ArrayList<Troops>();
        for (int at = 0; at < stacks.size(); at++) {
            var counters = new Counters(value(filling, at, "units.armyPlus"), value(filling, at, "units.armyMinus"), value(filling, at, "units.ld"),
                    TimarFields.fromForm(path(at) + UNITS, names::contains, filling));
            troops.add(new Troops(stacks.get(at).id(), counters,
                    hasField(path(at) + "veteranLd") ? Integer.valueOf(filling.count(path(at) + "veteranLd")) : null));
        }
        return troops;
    }

    private int value(Filling filling, int at, String unit) {
        return hasField(path(at) + unit) ? filling.count(path(at) + unit) : 0;
    }

    private List<LeaderId> leaders(Filling filling) {
        return hasField(LEADERS) ? Id.all(filling.choices(LEADERS), LeaderId::new) : List.of();
    }

    private boolean hasField(String field) {
        return names.contains(field);
    }

    // --- Drawn at random ----------------------------------------------------------------------------------------------

    private Filling randomFilling(List<Field> more, IntUnaryOperator below) {
        var values = new HashMap<String, Object>();
        more.forEach(field -> values.put(field.name(), field.pick(below)));
        var parts = pashas == COUNTED_WITH_THEIR_LD ? RandomParts.of(stacks, least, most, below)
                : RandomParts.besidePashas(stacks, least, pashas, below);
        var leaders = new ArrayList<LeaderId>();
        for (int at = 0; at < stacks.size(); at++) {
            var stack = stacks.get(at);
            values.putAll(RandomParts.fieldValues(path(at) + "units.", parts.get(at)));
            values.put(path(at) + "veteranLd", RandomParts.veterans(stack, parts.get(at), below));
            leaders.addAll(leaders(stack, parts.get(at), below));
        }
        values.put(LEADERS, leaders);
        return new Filling(values);
    }

    private List<LeaderId> leaders(Stack stack, Units part, IntUnaryOperator below) {
        return part.equals(stack.units()) ? stack.leaders()
                : part.isEmpty() && withTheirTroops ? List.of()
                : RandomParts.randomSubset(stack.leaders(), below);
    }
}
