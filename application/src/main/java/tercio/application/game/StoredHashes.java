package tercio.application.game;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.HashChain;
import tercio.application.record.ImportedRecord;
import tercio.application.record.RecordCodec;

/**
 * The hashes that the events of a record have once they are stored here. They equal those of the record unless an earlier version wrote it,
 * because an import stores each event in the current form.
 */
public final class StoredHashes {

    private StoredHashes() {}

    /** The hash of the first event. */
    public static String first(ImportedRecord record, RecordCodec notation) {
        return of(record, 1, notation).getFirst();
    }

    /** The hashes of all events, in the order of position. */
    public static List<String> of(ImportedRecord record, RecordCodec notation) {
        return of(record, record.events().size(), notation);
    }

    private static List<String> of(ImportedRecord record, int upTo, RecordCodec notation) {
        // A record has the salts of its seals, so none is made.
        var writer = new EntryWriter(notation, byte[]::new);
        var hashes = new ArrayList<String>();
        var previous = HashChain.START;
        for (var event : record.events().subList(0, upTo)) {
            previous = HashChain.next(previous, event.position(), writer.texts(event.fact(), event.envelope(), event.seals()), notation.sealing());
            hashes.add(previous);
        }
        return hashes;
    }
}
