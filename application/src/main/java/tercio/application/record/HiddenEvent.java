package tercio.application.record;

import tercio.domain.game.Event;

/** Replaces an event of which a viewer may see nothing. It is never stored. */
public record HiddenEvent() implements Event {

    /** Its type in the public interface. */
    public static final String TYPE = "Hidden";
}
