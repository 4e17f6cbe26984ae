package tercio.adapters.archive;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Function;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordCodec;
import tercio.domain.game.Event;
import tercio.projections.EventNames;
import tercio.projections.LoadedHistory;

/**
 * The names by which copies of a game and of its events are known, as numbers.
 *
 * @param line the names at full length
 * @param opening the name of the beginning of the game, the same in each import of one record
 * @param names of the event at each position, at position - 1; 0 for what is no play
 * @param others another name of it; 0 where it has none
 */
record LineNames(EventNames line, long opening, long[] names, long[] others) {

    /** @param encode encodes the fact of an event */
    static LineNames of(LoadedHistory history, Function<Event, RecordCodec.EncodedEvent> encode) {
        var line = EventNames.of(history, encode);
        int newest = history.position();
        var names = new long[newest];
        var others = new long[newest];
        for (int at = 1; at <= newest; at++) {
            if (!(history.events().get(at - 1).fact() instanceof KernelEvent)) {
                names[at - 1] = number(line.name(at));
                others[at - 1] = line.otherName(at).isEmpty() ? 0 : number(line.otherName(at));
            }
        }
        return new LineNames(line, opening(history, encode), names, others);
    }

    /** The name of the event at a position; 0 for what is no play. */
    long name(int position) {
        return names[position - 1];
    }

    /** The event that opens a game, with its instant: two games that were made one after the other differ. */
    private static long opening(LoadedHistory history, Function<Event, RecordCodec.EncodedEvent> encode) {
        var first = history.events().getFirst();
        var text = encode.apply(first.fact()).payload() + first.envelope().at();
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8))).getLong();
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static long number(String name) {
        return ByteBuffer.wrap(HexFormat.of().parseHex(name)).getLong();
    }
}
