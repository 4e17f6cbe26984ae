package tercio.application.game;

import tercio.application.record.RecordedEvent;
import tercio.application.record.Undone;

/**
 * What an undo asks of an event.
 *
 * @param since the position of the first event of its command
 * @param by who gave the command
 * @param rolled whether the dice of the command stand with this event
 * @param undo whether the event is an undo
 */
record CommandMark(int since, String by, boolean rolled, boolean undo) {

    static CommandMark of(RecordedEvent event) {
        return new CommandMark(event.envelope().since(), event.envelope().by(), !event.envelope().rolls().isEmpty(),
                event.fact() instanceof Undone);
    }
}
