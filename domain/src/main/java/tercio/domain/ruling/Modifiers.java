package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * A printed list of modifiers: each entry has its number in the rulebook's list, its reason and its value for a
 * given subject. Entries of value 0 do not apply and are not explained.
 *
 * @param <T> the subject of the roll: an attempt, a side of a battle, a siege
 */
public final class Modifiers<T> {

    private record Entry<T>(Citation rule, String reason, ToIntFunction<T> worth) {}

    private final Citation list;
    private final List<Entry<T>> entries;

    private Modifiers(Citation list, List<Entry<T>> entries) {
        this.list = list;
        this.entries = entries;
    }

    public static <T> Modifiers<T> of(String list) {
        return new Modifiers<>(Citation.of(list), List.of());
    }

    /** Adds an entry whose value depends on the subject; 0 if it does not apply. */
    public Modifiers<T> add(int number, String reason, ToIntFunction<T> worth) {
        var more = new ArrayList<>(entries);
        more.add(new Entry<>(list.entry(number), reason, worth));
        return new Modifiers<>(list, List.copyOf(more));
    }

    /** Adds an entry with a fixed value and a condition. */
    public Modifiers<T> add(int number, String reason, Predicate<T> applies, int value) {
        return add(number, reason, (ToIntFunction<T>) subject -> applies.test(subject) ? value : 0);
    }

    /** The entries that apply to the subject, in order. */
    public AppliedModifiers on(T subject) {
        var applied = new ArrayList<Modifier>(entries.size());
        for (var entry : entries) {
            int value = entry.worth.applyAsInt(subject);
            if (value != 0) {
                applied.add(new Modifier(value, entry.reason, entry.rule));
            }
        }
        return applied.isEmpty() ? AppliedModifiers.NONE : new AppliedModifiers(applied);
    }

    /** The greatest entry that applies, the first of equal ones, of a list that is not cumulative. */
    public AppliedModifiers greatestOn(T subject) {
        return on(subject).applied().stream()
                .reduce((best, next) -> next.value() > best.value() ? next : best)
                .map(best -> new AppliedModifiers(List.of(best)))
                .orElse(AppliedModifiers.NONE);
    }

    /** The rule that heads the list. */
    public Citation rule() {
        return list;
    }
}
