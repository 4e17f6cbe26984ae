package tercio.domain.eu.given;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import tercio.domain.game.Command;

/** Whether a command can be sent as it was offered: a request names every part that is neither optional nor a boxed number (contract, decisions). */
final class Sendable {

    private Sendable() {}

    static boolean whole(Command command) {
        return Arrays.stream(command.getClass().getRecordComponents())
                .filter(part -> !Number.class.isAssignableFrom(part.getType())).allMatch(part -> given(command, part));
    }

    private static boolean given(Command command, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(command) != null;
        } catch (ReflectiveOperationException unreadable) {
            throw new AssertionError("the part " + part.getName() + " of " + command + " cannot be read", unreadable);
        }
    }
}
