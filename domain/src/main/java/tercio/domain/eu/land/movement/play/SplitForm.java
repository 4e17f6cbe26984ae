package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.RandomParts;
import tercio.domain.eu.common.play.TimarFields;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The form for a split, and its fields for other forms of a part of a stack: counters, any leaders of the stack, and the number
 * of veterans if it holds both kinds (EU-UNIT-2).
 */
public final class SplitForm {

    static final String RULE = "EU-UNIT-2";
    private static final String UNITS = "units.";
    static final String PLUS = UNITS + "armyPlus";
    static final String MINUS = UNITS + "armyMinus";
    static final String LD = UNITS + "ld";
    private static final String LDE = UNITS + "lde";
    public static final String LEADERS = "leaders";
    static final String VETERANS = "veteranLd";

    private SplitForm() {}

    /** An optional decision about one stack that may split now. */
    static Decision decision(WarView board, Stack stack) {
        return new Decision("split-" + stack.id(), stack.country().value(), "SplitStack", Citation.of(RULE),
                Sentence.of("eu.movement.what-leaves").with("stack", SentenceNames.stack(board.state(), stack.id())).with("where", SentenceNames.place(stack.province())),
                List.of(), List.of(), of(board.state(), stack), stack.id().value());
    }

    private static Form of(EuState state, Stack stack) {
        boolean abroad = Splitting.partsWithDetachments(state, stack).findFirst().isPresent();
        var fields = unitFields(List.of(stack), abroad ? stack.ld() : stack.ld() - 1);
        if (abroad) {
            fields.add(new Form.Count(LDE, AnswerNames.unitKind("lde"), 0, Counters.MOST_LDE));
        }
        leaderField(state, List.of(stack)).ifPresent(fields::add);
        var limits = new ArrayList<Form.Limit>();
        var free = FreeCounters.of(state, stack.country());
        if (free.ld() < stack.ld()) {
            limits.add(Form.Limit.of(free.changeLimit(), FreeCounters.RULE,
                    fields.stream().map(Form.Field::name).filter(name -> name.startsWith(UNITS)).toArray(String[]::new)));
        }
        limits.add(Form.Limit.of(Sentence.of("eu.movement.limit-parts").with("all", SentenceNames.ld(stack.units().thirds())).with("least", SentenceNames.ld(abroad ? 1 : Thirds.LD))
                .with("units", AnswerNames.counters(stack.units())), RULE, fields.stream().map(Form.Field::name).filter(name -> name.startsWith(UNITS)).toArray(String[]::new)));
        addVeterans(List.of(stack), fields, limits);
        return new Form(new SplitStack(stack.id(), Counters.of(Splitting.anyPart(state, stack).orElseThrow()), false), fields, limits,
                filled -> new SplitStack(stack.id(), counters(fields, filled), false,
                        stack.leaders().isEmpty() ? Optional.empty() : Optional.of(Id.all(filled.choices(LEADERS), LeaderId::new)), veteransOf(fields, filled)),
                below -> new Form.Filling(randomSplit(state, stack, below)));
    }

    /** Adds the number of veterans where one of the stacks has veteran and other LD. */
    public static void addVeterans(List<Stack> stacks, List<Form.Field> fields, List<Form.Limit> limits) {
        var mixed = stacks.stream().filter(Stack::hasMixedVeterans).toList();
        if (mixed.isEmpty()) {
            return;
        }
        int most = stacks.stream().mapToInt(stack -> Math.min(stack.veteranLd(), stack.ld() - 1)).max().orElseThrow();
        fields.add(new Form.Count(VETERANS, AnswerNames.unitKind("veterans"), 0, most));
        limits.add(Form.Limit.of(mixed.size() == 1 && stacks.size() == 1
                ? Sentence.of("eu.movement.limit-veterans-of").with("veterans", mixed.getFirst().veteranLd()).with("all", mixed.getFirst().ld())
                : Sentence.of("eu.movement.limit-veterans"), RULE, LD, VETERANS));
    }

    /** The number of veterans; {@code null} where the form does not ask for it. */
    public static Integer veteransOf(List<Form.Field> fields, Form.Filling filled) {
        return fields.stream().anyMatch(field -> field.name().equals(VETERANS)) ? Integer.valueOf(filled.count(VETERANS)) : null;
    }

    /** A part for a split, drawn at random, at times one with exploration detachments. */
    private static Map<String, Object> randomSplit(EuState state, Stack stack, IntUnaryOperator below) {
        var small = Splitting.partsWithDetachments(state, stack).toList();
        return small.isEmpty() || !Splitting.parts(state, stack).isEmpty() && below.applyAsInt(2) == 0 ? randomValues(state, stack, below)
                : randomValues(stack, small.get(below.applyAsInt(small.size())), below);
    }

    /** A part of the stack that may leave it, with any leaders, drawn at random. */
    public static Map<String, Object> randomValues(EuState state, Stack stack, IntUnaryOperator below) {
        var any = RandomParts.of(List.of(stack), 1, stack.ld() - 1, below).getFirst();
        var parts = Splitting.parts(state, stack);
        var part = parts.contains(any) ? any : parts.get(below.applyAsInt(parts.size()));
        return randomValues(stack, part, below);
    }

    private static Map<String, Object> randomValues(Stack stack, Units part, IntUnaryOperator below) {
        var values = new HashMap<>(RandomParts.fieldValues(UNITS, part));
        values.put(LDE, part.lde());
        values.put(LEADERS, RandomParts.randomSubset(stack.leaders(), below));
        values.put(VETERANS, RandomParts.veterans(stack, part, below));
        return values;
    }

    /** A field for each kind of counter that may leave one of these stacks. */
    public static List<Form.Field> unitFields(List<Stack> stacks, int mostLd) {
        var regular = stacks.stream().map(stack -> stack.units().regular()).toList();
        int armies = regular.stream().mapToInt(units -> units.armyPlus() + units.armyMinus()).max().orElse(0);
        int most = Math.min(mostLd, regular.stream().mapToInt(Units::allLd).max().orElse(0));
        var fields = new ArrayList<Form.Field>();
        add(fields, PLUS, "army-plus", Math.min(armies, most / Units.ARMY_PLUS));
        add(fields, MINUS, "army-minus", Math.min(armies, most / Units.ARMY_MINUS));
        add(fields, LD, "ld", most);
        fields.addAll(TimarFields.of(UNITS, stacks.stream().map(stack -> stack.units().timarCounters()).reduce(Timar.NONE, Timar::plus), mostLd, kind -> kind));
        return fields;
    }

    private static void add(List<Form.Field> fields, String name, String kind, int most) {
        if (most > 0) {
            fields.add(new Form.Count(name, AnswerNames.unitKind(kind), 0, most));
        }
    }

    /** The leaders of these stacks to choose from; empty where they have none. */
    public static Optional<Form.Field> leaderField(EuState state, List<Stack> stacks) {
        var items = stacks.stream().flatMap(stack -> stack.leaders().stream())
                .map(id -> AnswerNames.leaderItem(state, id)).toList();
        return items.isEmpty() ? Optional.empty() : Optional.of(new Form.Subset(LEADERS, Sentence.of("eu.movement.field-leaders"), items, 0, items.size()));
    }

    /** The units of a filled form. */
    public static Counters counters(List<Form.Field> fields, Form.Filling filled) {
        return new Counters(count(fields, filled, PLUS), count(fields, filled, MINUS), count(fields, filled, LD),
                TimarFields.fromForm(UNITS, name -> fields.stream().anyMatch(field -> field.name().equals(name)), filled),
                Optional.of(count(fields, filled, LDE)));
    }

    private static int count(List<Form.Field> fields, Form.Filling filled, String name) {
        return fields.stream().anyMatch(field -> field.name().equals(name)) ? filled.count(name) : 0;
    }
}
