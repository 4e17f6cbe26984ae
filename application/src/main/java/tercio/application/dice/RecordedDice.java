package tercio.application.dice;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/** Dice read from a record; each must be asked for by its recorded name, for its recorded question. */
public final class RecordedDice implements Dice {

    private final Iterator<Roll> rolls;

    public RecordedDice(List<Roll> rolls) {
        this.rolls = rolls.iterator();
    }

    /** A die recorded with its question is given for no other question. A die without a question was recorded before questions were. */
    @Override
    public Dice about(String question) {
        return name -> next(name, question);
    }

    @Override
    public OptionalInt next(DieName name) {
        return next(name, "");
    }

    private OptionalInt next(DieName name, String question) {
        if (!rolls.hasNext()) {
            return OptionalInt.empty();
        }
        var roll = rolls.next();
        return roll.name().equals(name) && roll.about().filter(known -> !known.isEmpty()).orElse(question).equals(question) ? OptionalInt.of(roll.value()) : OptionalInt.empty();
    }
}
