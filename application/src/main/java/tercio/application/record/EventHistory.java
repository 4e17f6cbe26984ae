package tercio.application.record;

import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** The recorded game before a command, for decisions about the command. */
public interface EventHistory {

    /** Parses a recorded command of this game. */
    Command decodeCommand(String text);

    /** An event in its stored form; equal events have equal forms. */
    String encode(Event fact);

    /** The event at a position that the game has reached. */
    RecordedEvent event(int position);
}
