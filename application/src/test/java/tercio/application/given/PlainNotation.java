package tercio.application.given;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.MessageRegistry;
import tercio.application.record.ParsedSeals;
import tercio.application.record.RecordCodec;
import tercio.application.record.Sealing;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Step;

/** A notation for tests without JSON: the text of a record, and a memory of what was written. */
public final class PlainNotation implements RecordCodec {

    /** Nothing here has secrets: no text is sealed. */
    private static final Sealing NOTHING = new Sealing() {
        @Override
        public EntryTexts seal(EntryTexts plain, List<Secret> ofFact, List<Secret> ofEnvelope, Supplier<String> salts) {
            throw new UnsupportedOperationException();
        }

        @Override
        public EntryTexts unseal(EntryTexts texts) {
            throw new UnsupportedOperationException();
        }

        @Override
        public ParsedSeals parse(EntryTexts texts) {
            throw new UnsupportedOperationException();
        }

        @Override
        public EntryTexts asSeenBy(EntryTexts texts, Viewer viewer) {
            throw new UnsupportedOperationException();
        }
    };

    private final MessageRegistry dictionary;
    private final Map<String, Object> written = new HashMap<>();

    public PlainNotation(MessageRegistry dictionary) {
        this.dictionary = dictionary;
    }

    private String remember(Object what) {
        written.put(what.toString(), what);
        return what.toString();
    }

    @Override
    public EncodedEvent encode(Event fact) {
        var entry = dictionary.of(fact.getClass());
        return new EncodedEvent(entry.name(), entry.version(), remember(fact));
    }

    @Override
    public Event decodeEvent(EncodedEvent text) {
        return (Event) written.get(text.payload());
    }

    @Override
    public EncodedEnvelope encode(Envelope envelope) {
        return EncodedEnvelope.whole(remember(envelope));
    }

    @Override
    public Envelope decodeEnvelope(EncodedEnvelope stored) {
        return (Envelope) written.get(stored.text());
    }

    @Override
    public String encodeInEnglish(List<Step> steps) {
        return steps.toString();
    }

    /** It stands in the envelope. */
    @Override
    public Explanation decodeExplanation(String stored) {
        return Explanation.NONE;
    }

    @Override
    public Sealing sealing() {
        return NOTHING;
    }

    /** Nothing here has secrets. */
    @Override
    public String withoutParts(String text, Collection<String> parts) {
        return text;
    }

    @Override
    public String encode(Command command) {
        return remember(command);
    }

    @Override
    public Command decodeCommand(String ruleset, String text) {
        return (Command) written.get(text);
    }
}
