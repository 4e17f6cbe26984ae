package tercio.application.record;

import java.util.Collection;
import java.util.List;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.ruling.Step;

/** Converts events, envelopes and commands to the text that is stored, hashed, sent and exported, and back. */
public interface RecordCodec {

    /**
     * A fact as it is stored.
     *
     * @param type its word, with the ruleset it belongs to: {@code eu-military/CampaignDeclared}
     * @param version of the shape of the payload
     * @param payload its parts
     */
    record EncodedEvent(String type, int version, String payload) {}

    /** An event in the shape that is written now, its secret parts not yet sealed. */
    EncodedEvent encode(Event fact);

    /** The event; {@link HiddenEvent} if it is hidden as a whole. Hidden parts are missing. */
    Event decodeEvent(EncodedEvent written);

    /** An envelope with its explanation, its secret parts not yet sealed. */
    EncodedEnvelope encode(Envelope envelope);

    /** The envelope. Hidden parts of it are missing. */
    Envelope decodeEnvelope(EncodedEnvelope written);

    /** An explanation as it is stored, parsed when it is first used. */
    Explanation decodeExplanation(String written);

    /** The steps with their sentences in English, for comparison: older records hold English texts where those of today hold sentences. */
    String encodeInEnglish(List<Step> steps);

    /**
     * A JSON object without some of its parts.
     *
     * @param parts their names, with the names of the objects that hold them and dots before; those that are missing do no harm
     */
    String withoutParts(String text, Collection<String> parts);

    /** Seals the secret parts of the encoded entry. */
    Sealing sealing();

    /** A command with its {@code type}. */
    String encode(Command command);

    /** Reads a command of a ruleset or of the kernel. */
    Command decodeCommand(String ruleset, String text);
}
