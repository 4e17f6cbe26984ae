package tercio.application.given;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tercio.application.record.Dictionary;
import tercio.application.record.EntryTexts;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.Notation;
import tercio.application.record.ParsedSeals;
import tercio.application.record.Sealing;
import tercio.application.record.WrittenEnvelope;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;

/** A notation for tests without JSON: the text of a record, and a memory of what was written. */
public final class PlainNotation implements Notation {

    /** Nothing here has secrets: no text is sealed. */
    private static final Sealing NOTHING = new Sealing() {
        @Override
        public EntryTexts sealed(EntryTexts plain, List<Secret> ofFact, List<Secret> ofEnvelope, Supplier<String> salts) {
            throw new UnsupportedOperationException();
        }

        @Override
        public EntryTexts plain(EntryTexts texts) {
            throw new UnsupportedOperationException();
        }

        @Override
        public ParsedSeals parsed(EntryTexts texts) {
            throw new UnsupportedOperationException();
        }

        @Override
        public EntryTexts seenBy(EntryTexts texts, Viewer viewer) {
            throw new UnsupportedOperationException();
        }
    };

    private final Dictionary dictionary;
    private final Map<String, Object> written = new HashMap<>();

    public PlainNotation(Dictionary dictionary) {
        this.dictionary = dictionary;
    }

    private String remember(Object what) {
        written.put(what.toString(), what);
        return what.toString();
    }

    @Override
    public Written write(Event fact) {
        var entry = dictionary.of(fact.getClass());
        return new Written(entry.name(), entry.version(), remember(fact));
    }

    @Override
    public Event fact(Written text) {
        return (Event) written.get(text.payload());
    }

    @Override
    public WrittenEnvelope write(Envelope envelope) {
        return WrittenEnvelope.whole(remember(envelope));
    }

    @Override
    public Envelope envelope(WrittenEnvelope stored) {
        return (Envelope) written.get(stored.text());
    }

    /** It stands in the envelope. */
    @Override
    public Explanation explanation(String stored) {
        return Explanation.NONE;
    }

    @Override
    public Sealing sealing() {
        return NOTHING;
    }

    /** Nothing here has secrets. */
    @Override
    public String without(String text, Collection<String> parts) {
        return text;
    }

    @Override
    public String write(Command command) {
        return remember(command);
    }

    @Override
    public Command command(String ruleset, String text) {
        return (Command) written.get(text);
    }
}
