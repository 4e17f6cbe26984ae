package tercio.application.record;

import java.util.List;
import java.util.Map;

/**
 * A record that was read and checked.
 *
 * @param game the game that it was exported from, as its header names it
 * @param secrets of its dice that were revealed, by their commitments, in hexadecimal
 * @param remarks the remarks that belong to it
 */
public record ImportedRecord(String game, List<RecordedEvent> events, Map<String, String> secrets, List<Remark> remarks) {
    public ImportedRecord {
        events = List.copyOf(events);
        secrets = Map.copyOf(secrets);
        remarks = List.copyOf(remarks);
    }

    /** A record without revealed secrets and remarks. */
    public ImportedRecord(String game, List<RecordedEvent> events) {
        this(game, events, Map.of(), List.of());
    }

    /** The opening of the game. */
    public GameOpened opening() {
        return (GameOpened) events.getFirst().fact();
    }
}
