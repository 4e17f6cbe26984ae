package tercio.application.record;

import tercio.domain.game.Command;

/** What was recorded in a game before a command, for decisions about it. */
public interface Past {

    /** A command of this game that is written down. */
    Command command(String text);

    /** The event at a position that the game has reached. */
    RecordedEvent event(int position);
}
