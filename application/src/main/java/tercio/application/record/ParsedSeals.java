package tercio.application.record;

import java.util.List;
import tercio.domain.game.Secret;

/** The sealed parts of one entry, parsed once for all uses. */
public interface ParsedSeals {

    /** The seals of the event and after them those of its envelope. */
    List<Seal> seals();

    /** The open form, in which all sealed parts are hidden. */
    EntryTexts openForm();

    /**
     * Whether exactly these secrets are sealed, each as {@link Sealing#seal} seals it. Only for an entry without hidden
     * parts.
     *
     * @param ofFact the secrets of the event
     * @param ofEnvelope the secrets of its envelope
     */
    boolean sealExactly(List<Secret> ofFact, List<Secret> ofEnvelope);

    /** Whether a sealed part is hidden here. */
    default boolean hideParts() {
        return seals().stream().flatMap(Seal::all).anyMatch(Seal::isHidden);
    }
}
