package tercio.application.dice;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** Dice that the players threw and typed in, in the order in which the procedure asks for them. */
public final class TypedDice implements Dice {

    private final List<Integer> values;
    private final Iterator<Integer> rest;
    private final Function<DieName, Sentence> labels;
    private int used;
    private Sentence mismatch;

    /** @param labels the name of a die for the players */
    public TypedDice(List<Integer> values, Function<DieName, Sentence> labels) {
        this.values = List.copyOf(values);
        this.labels = labels;
        this.rest = this.values.iterator();
    }

    @Override
    public OptionalInt next(DieName name) {
        if (!rest.hasNext()) {
            return OptionalInt.empty();
        }
        int value = rest.next();
        if (!name.die().shows(value)) {
            mismatch = Sentence.of("kernel.dice.cannot-show").with("die", Argument.of(labels.apply(name))).with("value", value).with("sides", name.die().sides());
            return OptionalInt.empty();
        }
        used++;
        return OptionalInt.of(value);
    }

    /** The fault of the dice, once the procedure has asked for all it needs. */
    public Optional<Sentence> mismatch() {
        if (mismatch == null && used < values.size()) {
            return Optional.of(Sentence.of("kernel.dice.too-many").with("given", values.size()).with("thrown", used));
        }
        return Optional.ofNullable(mismatch);
    }

    /** Whether a value was given that its die cannot show. */
    public boolean hasImpossibleValue() {
        return mismatch != null;
    }
}
