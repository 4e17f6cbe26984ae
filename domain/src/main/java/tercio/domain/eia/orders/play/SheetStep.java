package tercio.domain.eia.orders.play;

import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.sentence.Sentence;

/** The next step of a sheet. */
public sealed interface SheetStep {

    /**
     * A command is given.
     *
     * @param order the number of the order that gives it, from 0; empty for an end of a step and for an answer
     */
    record Give(EiaCommand command, OptionalInt order) implements SheetStep {}

    /**
     * An order cannot be carried out.
     *
     * @param order its number, from 0
     * @param why the reason, for a person
     */
    record Fail(int order, Sentence why) implements SheetStep {}

    /** Nothing is to be done now: the sheet is silent, or its power is not asked. */
    record Wait() implements SheetStep {}

    /** The command, where one is given. */
    default Optional<EiaCommand> optionalCommand() {
        return this instanceof Give give ? Optional.of(give.command()) : Optional.empty();
    }
}
