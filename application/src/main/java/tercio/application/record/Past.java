package tercio.application.record;

import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** What was recorded in a game before a command, for decisions about it. */
public interface Past {

    /** A command of this game that is written down. */
    Command command(String text);

    /** A fact as it is written down: equal facts are written alike. */
    String written(Event fact);

    /** The event at a position that the game has reached. */
    RecordedEvent event(int position);
}
