package tercio.adapters.http.answer;

import java.util.List;
import java.util.Optional;
import tercio.application.record.HiddenEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Seal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The seals of an event in an answer. {@code sealed} is the seal of the event, where that has a secret part, and {@code seals} lists all
 * seals, those of the envelope after those of the event. A caller who may see a part gets its salt and its text, and can compute the hash:
 * SHA-256 over the 32 bytes of the salt and, after them, the text in UTF-8.
 */
public final class SealsBody {

    private SealsBody() {}

    /** Adds the seals of an event, where it has any, and returns the body. */
    static ObjectNode add(RecordedEvent event, ObjectNode body) {
        if (!event.seals().isEmpty()) {
            sealOfFact(event).ifPresent(hash -> body.put("sealed", hash));
            fill(body.putArray("seals"), event.seals());
        }
        return body;
    }

    /** The seal of the event; empty where only its envelope has secrets, such as the hash of the board. */
    public static Optional<String> sealOfFact(RecordedEvent event) {
        boolean secret = event.fact() instanceof HiddenEvent || !event.fact().secrets().isEmpty();
        return event.seals().stream().filter(seal -> secret).map(Seal::hash).findFirst();
    }

    private static void fill(ArrayNode list, List<Seal> seals) {
        for (var seal : seals) {
            var entry = list.addObject().put("sealed", seal.hash());
            if (!seal.isHidden()) {
                entry.put("salt", seal.salt()).put("text", seal.text());
                if (!seal.within().isEmpty()) {
                    fill(entry.putArray("within"), seal.within());
                }
            }
        }
    }
}
