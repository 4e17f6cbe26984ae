package tercio.projections;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;

/**
 * Names the played events of a game so that every copy of an event has the same name: in a fork, in an import of a record, in the import of
 * a fork whose parent was never here, and in a record that gives itself another name.
 *
 * <p>Decided: the name of an event is a hash over the names of the played events before it in its line and over itself: its fact, the
 * command that asked for it, its sender and time, and its dice. The origin that a record claims plays no part: a record that names a
 * parent, and does not hold the parent's events, shares no name with it. An undo is not played. An event that an amendment applied again
 * has a second name: that of the event whose dice it took over.
 */
public final class EventNames {

    /** Bytes of a hash in a name, enough that nobody finds two events with the same. */
    private static final int BYTES = 16;
    private static final byte[] START = new byte[BYTES];

    private final List<byte[]> names = new ArrayList<>();
    private final List<String> others = new ArrayList<>();

    private EventNames() {}

    /** @param history complete, not as somebody sees it */
    public static EventNames of(GameHistory history, RecordCodec notation) {
        return of(history, notation::encode);
    }

    /**
     * The same for a reader who needs the encoded facts for something else, too.
     *
     * @param encode encodes the fact of an event
     */
    public static EventNames of(GameHistory history, Function<Event, RecordCodec.EncodedEvent> encode) {
        var line = new EventNames();
        // The game may be played on meanwhile: what is named is what this undo history knows, and the events read after it have all of it.
        var undo = history.undoHistory();
        var events = history.events();
        for (int position = 1; position <= undo.position(); position++) {
            var event = events.get(position - 1);
            if (event.fact() instanceof KernelEvent) {
                line.names.add(START);
                line.others.add("");
            } else {
                int before = undo.predecessorOf(position);
                line.names.add(name(before == 0 ? START : line.names.get(before - 1), event, encode));
                line.others.add(line.originalName(event, events));
            }
        }
        return line;
    }

    /** The name of the event at a position. */
    public String name(int position) {
        return HexFormat.of().formatHex(names.get(position - 1));
    }

    /** The name of the event that was applied again; empty for one that was played. */
    public String otherName(int position) {
        return others.get(position - 1);
    }

    /**
     * The name of the original of an event that was applied again. The events of such a command keep the order of the first time.
     */
    private String originalName(RecordedEvent event, List<RecordedEvent> events) {
        return event.envelope().again().flatMap(again -> again.of()).map(of -> {
            int original = of + event.position() - event.envelope().since();
            boolean same = original < event.position() && events.get(original - 1).envelope().since() == of
                    && events.get(original - 1).fact().getClass() == event.fact().getClass();
            return same ? others.get(original - 1).isEmpty() ? name(original) : others.get(original - 1) : "";
        }).orElse("");
    }

    private static byte[] name(byte[] before, RecordedEvent event, Function<Event, RecordCodec.EncodedEvent> encode) {
        var digest = sha256();
        digest.update(before);
        var fact = encode.apply(event.fact());
        addPart(digest, fact.type());
        addPart(digest, fact.payload());
        var envelope = event.envelope();
        addPart(digest, envelope.at().toString());
        addPart(digest, envelope.by());
        addPart(digest, envelope.causedBy());
        envelope.rolls().forEach(roll -> addPart(digest, roll.name().die() + " " + roll.name() + " " + roll.value()));
        return Arrays.copyOf(digest.digest(), BYTES);
    }

    private static void addPart(MessageDigest digest, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
