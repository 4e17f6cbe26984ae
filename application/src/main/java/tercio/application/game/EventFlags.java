package tercio.application.game;

import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Undone;

/**
 * The properties of an event that an undo depends on.
 *
 * @param since the position of the first event of its command
 * @param by the sender of the command
 * @param rolled whether the dice of the command stand with this event
 * @param undo whether the event is an undo
 * @param place whether the event gives or takes a place, which is no step of the game
 * @param again whether an adopted amendment applied the command
 */
record EventFlags(int since, String by, boolean rolled, boolean undo, boolean place, boolean again) {

    static EventFlags of(RecordedEvent event) {
        return new EventFlags(event.envelope().since(), event.envelope().by(), !event.envelope().rolls().isEmpty(),
                event.fact() instanceof Undone, event.fact() instanceof PlaceGranted || event.fact() instanceof PlaceWithdrawn, event.envelope().again().isPresent());
    }
}
