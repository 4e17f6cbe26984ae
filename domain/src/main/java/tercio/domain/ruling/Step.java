package tercio.domain.ruling;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import tercio.domain.sentence.Sentence;

/**
 * One step of an explanation. A reader with the printed tables can repeat it: die, modifiers, table cell and result.
 * Parts that do not apply are {@code null} or empty.
 *
 * @param step the name of the step in the words of the game: {@code first-day fire}
 * @param side the side that takes the step, or {@code null}
 * @param rule the rule of the step
 * @param dice the natural dice, in order
 * @param modifiers the modifiers of the die
 * @param modified die plus modifiers, or {@code null} if no die is modified
 * @param cell the cell that was read from a printed table, or {@code null}
 * @param result the result, in the notation of the table
 * @param readings the readings of unclear rules that affected the step
 * @param said the result as a sentence of the catalogs, in the place of {@code result}; or {@code null}
 */
public record Step(
        String step,
        String side,
        Citation rule,
        List<Integer> dice,
        List<Modifier> modifiers,
        Integer modified,
        Cell cell,
        String result,
        List<String> readings,
        Sentence.Keyed said) {

    /** A cell of a printed table, by its row and column as printed. */
    public record Cell(String table, String row, String column) {}

    public Step {
        dice = List.copyOf(dice);
        modifiers = List.copyOf(modifiers);
        readings = List.copyOf(readings);
    }

    public static Step of(String step, String rule) {
        return of(step, Citation.of(rule));
    }

    public static Step of(String step, Citation rule) {
        return new Step(step, null, rule, List.of(), List.of(), null, null, null, List.of(), null);
    }

    public Step side(String whose) {
        return new Step(step, whose, rule, dice, modifiers, modified, cell, result, readings, said);
    }

    public Step die(int... natural) {
        return new Step(step, side, rule, java.util.Arrays.stream(natural).boxed().toList(), modifiers, modified, cell,
                result, readings, said);
    }

    /** This step with its name and result translated. */
    public Step withWords(UnaryOperator<String> words) {
        return new Step(words.apply(step), side, rule, dice, modifiers, modified, cell, result == null ? null : words.apply(result), readings, said);
    }

    /** The modifiers and, with exactly one die, die plus modifiers. */
    public Step tally(AppliedModifiers tally) {
        Integer sum = dice.size() == 1 ? Integer.valueOf(tally.on(dice.getFirst())) : modified;
        return new Step(step, side, rule, dice, tally.applied(), sum, cell, result, readings, said);
    }

    /** Die plus modifiers for a rule that does not use the plain sum. */
    public Step withModified(int value) {
        return new Step(step, side, rule, dice, modifiers, value, cell, result, readings, said);
    }

    public Step cell(String table, Object row, Object column) {
        return new Step(step, side, rule, dice, modifiers, modified,
                new Cell(table, String.valueOf(row), String.valueOf(column)), result, readings, said);
    }

    /** The result in the notation of the table, or in words where it has them. */
    public Step result(Object what) {
        return what instanceof SpokenResult spoken ? result(spoken.sentence()) : new Step(step, side, rule, dice, modifiers, modified, cell, String.valueOf(what), readings, null);
    }

    /** The result in words of the catalogs. */
    public Step result(Sentence.Keyed what) {
        return new Step(step, side, rule, dice, modifiers, modified, cell, null, readings, what);
    }

    /** This step with the sentence of its result changed, where it has one. */
    public Step withSentence(UnaryOperator<Sentence.Keyed> change) {
        return said == null ? this : result(change.apply(said));
    }

    /** This step with the sentence of its result read, where it has one. */
    public Step withSaid(Function<Sentence, String> reader) {
        return said == null ? this : new Step(step, side, rule, dice, modifiers, modified, cell, reader.apply(said), readings, null);
    }

    public Step reading(String id) {
        var more = new java.util.ArrayList<>(readings);
        more.add(id);
        return new Step(step, side, rule, dice, modifiers, modified, cell, result, more, said);
    }
}
