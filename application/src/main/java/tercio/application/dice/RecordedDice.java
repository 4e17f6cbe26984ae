package tercio.application.dice;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/** Dice read from a record; each must be asked for by its recorded name. */
public final class RecordedDice implements Dice {

    private final Iterator<Roll> rolls;

    public RecordedDice(List<Roll> rolls) {
        this.rolls = rolls.iterator();
    }

    @Override
    public OptionalInt next(DieName name) {
        if (!rolls.hasNext()) {
            return OptionalInt.empty();
        }
        var roll = rolls.next();
        return roll.name().equals(name) ? OptionalInt.of(roll.value()) : OptionalInt.empty();
    }
}
