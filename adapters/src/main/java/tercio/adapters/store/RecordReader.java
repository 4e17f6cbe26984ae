package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.adapters.json.UnreadableJson;
import tercio.adapters.json.WholeCharacters;
import tercio.application.record.Disclosure;
import tercio.application.record.EntryTexts;
import tercio.application.record.EventDecoder;
import tercio.application.record.MessageRegistry;
import tercio.application.record.ParsedSeals;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;
import tercio.application.verification.ChainCheck;
import tercio.application.verification.Parallelism;
import tercio.application.verification.Progress;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads and checks the events of a record line by line. For one record. */
final class RecordReader {

    private final JsonMapper json;
    private final MessageRegistry dictionary;
    private final RecordCodec notation;
    private final EventDecoder decoder;
    private final boolean whole;
    private final Parallelism atOnce;
    private final ChainCheck chain;

    /**
     * @param whole whether a record with hidden parts is refused
     * @param atOnce the number of lines that are read at the same time
     */
    RecordReader(JsonMapper json, MessageRegistry dictionary, RecordCodec notation, EventDecoder decoder, boolean whole, Parallelism atOnce) {
        this.atOnce = atOnce;
        this.json = json;
        this.dictionary = dictionary;
        this.notation = notation;
        this.decoder = decoder;
        this.whole = whole;
        this.chain = ChainCheck.ofPartlyHidden(notation.sealing());
    }

    /** The number of events with hidden parts. */
    int hiddenCount() {
        return chain.hiddenCount();
    }

    /** The line of the first event with a hidden part, 0 where none has. */
    int firstHidden() {
        return chain.firstHidden() == 0 ? 0 : chain.firstHidden() + 1;
    }

    /** Checks one line after the other, so that a long record is never in memory as a whole, and reads a few of them at the same time. */
    List<RecordedEvent> events(RecordLines lines, int events, Progress progress) {
        var record = new ArrayList<RecordedEvent>();
        var read = IntStream.rangeClosed(1, events).mapToObj(position -> Line.next(lines, position + 1, events));
        atOnce.map(read, this::read).forEachOrdered(line -> {
            accept(record, line);
            progress.reportOrStop(record.size(), events);
        });
        return record;
    }

    /**
     * A line of the record.
     *
     * @param text empty where there is none, or where it is too long
     */
    private record Line(int number, String text, Optional<InvalidRecord> fault) {

        static Line next(RecordLines lines, int number, int events) {
            try {
                var text = lines.next();
                return text == null ? new Line(number, "", Optional.of(new InvalidRecord(number, Sentence.of("kernel.record.ends-early").with("count", events))))
                        : new Line(number, text, Optional.empty());
            } catch (InvalidRecord tooLong) {
                return new Line(number, "", Optional.of(tooLong));
            }
        }
    }

    /**
     * A line read by itself.
     *
     * @param entry empty where the line holds none
     * @param event empty where there is a fault
     * @param fault of a line without an entry, or one that is told if the entry fits the chain
     */
    private record ReadLine(int number, Optional<SeenEntry> entry, Optional<RecordedEvent> event, Optional<InvalidRecord> fault) {}

    /** An entry with its seals and its open form. */
    private record SeenEntry(StoredEntries.Entry entry, Optional<ParsedSeals> seals, EntryTexts open) {

        static SeenEntry of(StoredEntries.Entry entry, Optional<ParsedSeals> seals) {
            return new SeenEntry(entry, seals, seals.map(ParsedSeals::openForm).orElse(entry.texts()));
        }

        boolean hidesParts() {
            return seals.filter(ParsedSeals::hideParts).isPresent();
        }
    }

    /** Hangs on nothing but the line. The first line with a fault is the one that is told: the lines are accepted in their order. */
    private ReadLine read(Line line) {
        try {
            return decode(line.number(), seenEntry(line));
        } catch (InvalidRecord fault) {
            return new ReadLine(line.number(), Optional.empty(), Optional.empty(), Optional.of(fault));
        }
    }

    private SeenEntry seenEntry(Line line) {
        if (line.fault().isPresent()) {
            throw line.fault().get();
        }
        var entry = entry(json, line.number(), node(json, line.number(), line.text()));
        int position = line.number() - 1;
        if (entry.position() != position) {
            throw new InvalidRecord(line.number(), Sentence.of("kernel.record.out-of-order").with("position", position).with("found", entry.position()));
        }
        return SeenEntry.of(entry, seals(entry, line.number()));
    }

    private ReadLine decode(int line, SeenEntry seen) {
        try {
            boolean hidden = seen.hidesParts();
            if (hidden && whole) {
                throw new InvalidRecord(line, Sentence.of("kernel.record.hidden"));
            }
            var event = decode(seen.entry());
            if (!hidden) {
                checkSeals(seen.entry(), event, seen.seals(), line);
            }
            return new ReadLine(line, Optional.of(seen), Optional.of(event), Optional.empty());
        } catch (InvalidRecord fault) {
            return new ReadLine(line, Optional.of(seen), Optional.empty(), Optional.of(fault));
        }
    }

    private void accept(List<RecordedEvent> record, ReadLine line) {
        var seen = line.entry().orElseThrow(line.fault()::orElseThrow);
        chain.accept(seen.entry(), seen.open(), seen.hidesParts());
        if (chain.firstBroken() != 0) {
            throw new InvalidRecord(line.number(), Sentence.of("kernel.record.other-hash").with("sealed", seen.seals().isPresent()));
        }
        line.fault().ifPresent(fault -> {
            throw fault;
        });
        var event = line.event().orElseThrow();
        int since = event.envelope().since();
        if (since != event.position() && (record.isEmpty() || since != record.getLast().envelope().since())) {
            throw new InvalidRecord(line.number(), Sentence.of("kernel.record.no-command"));
        }
        record.add(event);
    }

    private Optional<ParsedSeals> seals(StoredEntries.Entry entry, int line) {
        try {
            return entry.texts().isSealed() ? Optional.of(notation.sealing().parse(entry.texts())) : Optional.empty();
        } catch (IllegalArgumentException malformed) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.seal-form").with("why", new Text(String.valueOf(malformed.getMessage()))));
        }
    }

    /** Exactly the secrets of an event are sealed. An event of an older version may have had others. */
    private void checkSeals(StoredEntries.Entry entry, RecordedEvent event, Optional<ParsedSeals> seals, int line) {
        var ofFact = event.fact().secrets();
        var ofEnvelope = event.envelope().secrets();
        if (!ofEnvelope.stream().flatMap(secret -> secret.fields().stream()).allMatch(Disclosure::canBeSecret)) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.no-secret-part"));
        }
        boolean sealed = seals.map(parts -> parts.sealExactly(ofFact, ofEnvelope)).orElse(ofFact.isEmpty() && ofEnvelope.isEmpty());
        if (!sealed && notation.sealing().unseal(entry.texts()).fact().version() == dictionary.of(event.fact().getClass()).version()) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.sealed-otherwise"));
        }
    }

    /** A line as an entry. */
    static StoredEntries.Entry entry(JsonMapper json, int line, JsonNode node) {
        if (!node.path("payload").isObject() || !node.path("envelope").isObject()) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.no-entry"));
        }
        if (isMisplaced(node.path("payload")) || isMisplaced(node.path("envelope"))) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.sealed-misplaced"));
        }
        var fact = new RecordCodec.EncodedEvent(node.path("type").asString(""), node.path("version").asInt(0),
                json.writeValueAsString(node.path("payload")));
        return new StoredEntries.Entry(node.path("position").asInt(0), fact, SplitEnvelope.of(json, (ObjectNode) node.path("envelope")),
                node.path("hash").asString(""));
    }

    private static boolean isMisplaced(JsonNode object) {
        return object.has(EntryTexts.SEALED)
                && !(object.path(EntryTexts.SEALED).isArray() && object.propertyNames().iterator().next().equals(EntryTexts.SEALED));
    }

    /** A line as a JSON object. */
    static JsonNode node(JsonMapper json, int line, String text) {
        try {
            var node = json.readTree(text == null ? "" : text);
            if (node.isObject() && !WholeCharacters.areAllWhole(json, text, node)) {
                throw new InvalidRecord(line, Sentence.of("kernel.record.half-character"));
            }
            if (node.isObject()) {
                return node;
            }
        } catch (JacksonException broken) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.no-json").with("why", Argument.of(UnreadableJson.sentence(broken))));
        }
        throw new InvalidRecord(line, Sentence.of("kernel.record.no-object"));
    }

    /** Old versions of events are brought up to date here as they are when the store reads them. */
    private RecordedEvent decode(StoredEntries.Entry entry) {
        try {
            var event = decoder.decode(entry);
            // A record from outside is read completely, its explanations too.
            event.envelope().explanation().steps();
            return event;
        } catch (RuntimeException unreadable) {
            throw new InvalidRecord(entry.position() + 1, Sentence.of("kernel.record.unreadable-event").with("why", Argument.of(UnreadableJson.sentence(unreadable))));
        }
    }
}
