package tercio.domain.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Faults of an adjustment that follow from the fields of its changes: a missing reason, numbers out of their range, unknown ids. */
public final class ChangeFaults {

    /** The most ids that a fault lists; a longer list is left out as a whole. */
    private static final int MOST_LISTED = 200;
    private static final int LONGEST_SAID = 100;

    private final Function<String, List<String>> known;
    private final List<Refusal.Fault> found = new ArrayList<>();

    private ChangeFaults(Function<String, List<String>> known) {
        this.known = known;
    }

    /** The faults, in order; empty where every value can be judged on the board. */
    public static <S> List<Refusal.Fault> of(Adjustments<S, ?> adjustments, S state, Adjustment adjustment) {
        var faults = new ChangeFaults(to -> adjustments.knownIds(state, to));
        if (adjustment.reason().isBlank()) {
            faults.add("/reason", Sentence.of("kernel.refusal.reason-needed"), List.of());
        }
        int changes = adjustment.changes().size();
        if (changes < 1 || changes > Adjustment.MOST_CHANGES) {
            faults.add("/changes", Sentence.of("kernel.refusal.changes").with("count", changes).with("most", Adjustment.MOST_CHANGES), List.of());
            return faults.found;
        }
        for (int at = 0; at < changes; at++) {
            var change = adjustment.changes().get(at);
            var kind = adjustments.kinds().stream().filter(each -> each.type().isInstance(change)).findFirst().orElseThrow();
            faults.check("/changes/" + at, kind, change);
        }
        return faults.found;
    }

    private <T extends Change> void check(String pointer, ChangeKind<T> kind, Change change) {
        for (var part : kind.parts()) {
            var value = part.value().apply(kind.type().cast(change));
            var written = value instanceof Optional<?> maybe ? maybe.orElse(null) : value;
            if (written != null) {
                check(pointer + "/" + part.field().name().replace('.', '/'), part.field(), written);
            }
        }
    }

    private void check(String pointer, ChangeField field, Object written) {
        switch (field) {
            case ChangeField.Number number -> within(pointer, (Integer) written, number.least(), number.most());
            case ChangeField.Counts counts -> ((Map<?, ?>) written).forEach((word, count) ->
                    within(pointer + "/" + part(word.toString()), (Integer) count, 0, counts.most()));
            case ChangeField.Word words when written instanceof String said -> among(pointer, field.label(), said, words.of());
            case ChangeField.Reference reference -> among(pointer, field.label(), written.toString(), known.apply(reference.to()));
            case ChangeField.References references -> checkReferences(pointer, references, (Collection<?>) written);
            case ChangeField.Word constant -> { }
            case ChangeField.Flag flag -> { }
        }
    }

    private void checkReferences(String pointer, ChangeField.References references, Collection<?> ids) {
        if (ids.size() > references.most()) {
            add(pointer, Sentence.of("kernel.refusal.elements").with("count", ids.size()).with("most", references.most()), List.of());
            return;
        }
        int at = 0;
        for (var id : ids) {
            among(pointer + "/" + at++, references.label(), id.toString(), known.apply(references.to()));
        }
    }

    private void within(String pointer, int value, int least, int most) {
        if (value < least || value > most) {
            add(pointer, Sentence.of("kernel.refusal.not-within").with("value", value).with("least", least).with("most", most), List.of());
        }
    }

    private void among(String pointer, Sentence label, String said, List<String> legal) {
        if (!legal.contains(said)) {
            add(pointer, Sentence.of("kernel.refusal.no-such-id").with("what", Argument.of(label)).with("id", new Text(abbreviate(said))), legal.size() > MOST_LISTED ? List.of() : legal);
        }
    }

    private void add(String pointer, Sentence message, List<String> legal) {
        found.add(new Refusal.Fault(pointer, message, legal));
    }

    /** A name as a part of a JSON pointer. */
    private static String part(String name) {
        return abbreviate(name).replace("~", "~0").replace("/", "~1");
    }

    private static String abbreviate(String sent) {
        return sent.length() > LONGEST_SAID ? sent.substring(0, LONGEST_SAID) + "..." : sent;
    }
}
