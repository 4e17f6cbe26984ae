package tercio.application.record;

import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** How facts and commands are written down: the text that is stored, chained, sent and exported. */
public interface Notation {

    /**
     * A fact as it is stored.
     *
     * @param type its word, with the ruleset it belongs to: {@code eu-military/CampaignDeclared}
     * @param version of the shape of the payload
     * @param payload its parts
     */
    record Written(String type, int version, String payload) {}

    Written write(Event fact);

    Event fact(Written written);

    WrittenEnvelope write(Envelope envelope);

    Envelope envelope(WrittenEnvelope written);

    /** A command with its {@code type}. */
    String write(Command command);

    /** The command of a ruleset or of the kernel that was written down. */
    Command command(String ruleset, String text);
}
