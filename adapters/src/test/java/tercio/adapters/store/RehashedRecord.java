package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.adapters.json.SealedText;
import tercio.application.record.HashChain;
import tercio.application.record.RecordCodec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A record whose chain of hashes was made anew over what stands there, as whoever has the file can. */
public final class RehashedRecord {

    private static final JsonMapper JSON = new JsonMapper();

    private RehashedRecord() {}

    /** The lines with each hash made anew from what stands there, and the header for it. */
    static List<String> of(List<String> lines) {
        return of(lines, lines.size() - 1);
    }

    private static List<String> of(List<String> lines, int events) {
        var anew = new ArrayList<>(lines);
        var head = HashChain.START;
        for (int at = 1; at <= events; at++) {
            var node = (ObjectNode) JSON.readTree(lines.get(at));
            var envelope = JSON.writeValueAsString(node.path("envelope"));
            var fact = new RecordCodec.EncodedEvent(node.path("type").asString(), node.path("version").asInt(), JSON.writeValueAsString(node.path("payload")));
            head = HashChain.next(head, node.path("position").asInt(0), fact, envelope);
            anew.set(at, JSON.writeValueAsString(node.put("hash", new SealedText(head, envelope).hash())));
        }
        var header = (ObjectNode) JSON.readTree(lines.getFirst());
        anew.set(0, JSON.writeValueAsString(header.put("events", events).put("head", head)));
        return anew;
    }

    /** The same of a text; empty where it is no longer made of events. The remarks beside the game follow them. */
    public static Optional<String> of(String record) {
        try {
            var lines = record.lines().toList();
            int events = (int) lines.stream().skip(1).takeWhile(line -> JSON.readTree(line).has("envelope")).count();
            return events == 0 ? Optional.empty() : Optional.of(String.join("\n", of(lines, events)) + "\n");
        } catch (JacksonException | ClassCastException | IllegalArgumentException | NullPointerException broken) {
            return Optional.empty();
        }
    }
}
