package tercio.application.record;

import java.util.List;
import java.util.function.Supplier;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;

/** Seals the secret parts of stored entries and takes them out again. {@link EntryTexts} describes the form. */
public interface Sealing {

    /** The bytes of a salt. */
    int SALT_BYTES = 32;

    /**
     * Seals parts of an entry. A part that several secrets name is for viewers who may see all of them.
     *
     * @param plain the entry with nothing sealed
     * @param salts the salts in the order of the text, 32 bytes in hexadecimal each
     */
    EntryTexts seal(EntryTexts plain, List<Secret> ofFact, List<Secret> ofEnvelope, Supplier<String> salts);

    /**
     * The entry without its seals, with parts that are not hidden back in their places. A value without the form of
     * a seal is left out.
     */
    EntryTexts unseal(EntryTexts texts);

    /**
     * Reads the sealed parts of an entry.
     *
     * @throws IllegalArgumentException if the sealed parts do not have their form; the message says why
     */
    ParsedSeals parse(EntryTexts texts);

    /**
     * The open form, in which all sealed parts are hidden.
     *
     * @throws IllegalArgumentException as {@link #parse} does
     */
    default EntryTexts openForm(EntryTexts texts) {
        return texts.isSealed() ? parse(texts).openForm() : texts;
    }

    /**
     * The entry as a viewer may see it.
     *
     * @throws IllegalArgumentException as {@link #parse} does
     */
    EntryTexts asSeenBy(EntryTexts texts, Viewer viewer);

    /**
     * The seals of an event and after them those of its envelope.
     *
     * @throws IllegalArgumentException as {@link #parse} does
     */
    default List<Seal> seals(EntryTexts texts) {
        return texts.isSealed() ? parse(texts).seals() : List.of();
    }
}
