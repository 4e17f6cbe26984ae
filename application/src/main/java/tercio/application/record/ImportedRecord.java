package tercio.application.record;

import java.util.List;
import java.util.Map;

/**
 * A record that was read and checked.
 *
 * @param game the game that it was exported from, as its header names it
 * @param secrets of its dice that were told, by their commitments, in hexadecimal
 */
public record ImportedRecord(String game, List<RecordedEvent> events, Map<String, String> secrets) {
    public ImportedRecord {
        events = List.copyOf(events);
        secrets = Map.copyOf(secrets);
    }

    /** A record that tells no secret. */
    public ImportedRecord(String game, List<RecordedEvent> events) {
        this(game, events, Map.of());
    }

    /** How the game was opened. */
    public GameOpened opened() {
        return (GameOpened) events.getFirst().fact();
    }
}
