package tercio.application.record;

import java.util.List;

/**
 * A record that was read and checked.
 *
 * @param game the game that it was exported from, as its header names it
 */
public record ImportedRecord(String game, List<RecordedEvent> events) {
    public ImportedRecord {
        events = List.copyOf(events);
    }

    /** How the game was opened. */
    public GameOpened opened() {
        return (GameOpened) events.getFirst().fact();
    }
}
