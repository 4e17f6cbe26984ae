package tercio.adapters.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tercio.adapters.json.UnreadableJson;
import tercio.application.game.GameCredentials;
import tercio.application.game.GameFaults;
import tercio.application.record.Dictionary;
import tercio.application.record.GameOpened;
import tercio.application.record.ImportedRecord;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;
import tercio.application.verification.ChainCheck;
import tercio.application.verification.Progress;
import tercio.application.verification.Replay;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Exports and imports a game as one file of JSON Lines: a header, then each entry as it is stored, so that anyone can check
 * the hash chain.
 */
public final class RecordFile {

    private static final String FORMAT = "tercio-record";
    private static final int VERSION = 1;
    private static final String NAME = "[A-Za-z0-9_-]{1,64}";

    /** The most events of a record. */
    private static final int MOST_EVENTS = 200_000;

    private final StoredEntries entries;
    private final EventDecoder decoder;
    private final Dictionary dictionary;
    private final Notation notation;
    private final Function<String, Optional<GameCredentials.Imported>> imported;
    private final JsonMapper json = new JsonMapper();

    /** @param imported the record that a game was made from, where it was */
    RecordFile(StoredEntries entries, EventDecoder decoder, Dictionary dictionary, Notation notation,
            Function<String, Optional<GameCredentials.Imported>> imported) {
        this.entries = entries;
        this.decoder = decoder;
        this.dictionary = dictionary;
        this.notation = notation;
        this.imported = imported;
    }

    /**
     * A record that was read, with the findings of deciding it again.
     *
     * @param found without a divergence that the rules of now do not explain
     */
    public record Checked(ImportedRecord record, Replay.Found found) {}

    /**
     * Writes the record of a game up to a position. As long as nothing was played after an import, it is the imported record,
     * under the game id with which its dice were thrown.
     */
    public void write(String game, GameOpened opened, int upTo, Writer out) {
        var name = imported.apply(game).filter(taken -> upTo <= taken.events()).map(GameCredentials.Imported::game).orElse(game);
        var header = json.createObjectNode().put("format", FORMAT).put("version", VERSION).put("game", name)
                .put("ruleset", opened.ruleset()).put("edition", opened.edition())
                .put("scenario", opened.scenario().name()).put("events", upTo);
        line(out, json.writeValueAsString(header));
        entries.each(game, entry -> {
            if (entry.position() <= upTo) {
                line(out, written(entry));
            }
        });
    }

    private String written(StoredEntries.Entry entry) {
        return "{\"position\":" + entry.position() + ",\"type\":" + json.writeValueAsString(entry.fact().type())
                + ",\"version\":" + entry.fact().version() + ",\"payload\":" + entry.fact().payload()
                + ",\"envelope\":" + entry.envelope().whole() + ",\"hash\":\"" + entry.hash() + "\"}";
    }

    private static void line(Writer out, String text) {
        try {
            out.write(text);
            out.write('\n');
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Reads a record, checks its chain and decides every command of it again.
     *
     * @throws InvalidRecord naming the first line that is not as it was written, or that the rules do not bear out
     */
    public ImportedRecord read(BufferedReader in, Progress progress) {
        return check(in, progress).record();
    }

    /** Reads a record and returns the findings of deciding it again too. */
    public Checked check(BufferedReader in, Progress progress) {
        var lines = new RecordLines(in);
        var header = node(1, lines.next());
        if (!FORMAT.equals(header.path("format").asString("")) || header.path("version").asInt(0) != VERSION) {
            throw new InvalidRecord(1, "this is no record of the format " + FORMAT + ", version " + VERSION + ".");
        }
        var ruleset = header.path("ruleset").asString("");
        if (dictionary.ruleset(ruleset).isEmpty()) {
            throw new InvalidRecord(1, "this program does not know the ruleset '" + ruleset + "'.");
        }
        var game = header.path("game").asString("");
        if (!game.matches(NAME)) {
            throw new InvalidRecord(1, "the name of the game is 1 to 64 letters, digits, hyphens or underscores.");
        }
        int events = header.path("events").asInt(0);
        if (events < 1 || events > MOST_EVENTS) {
            throw new InvalidRecord(1, "a record holds 1 to " + MOST_EVENTS + " events.");
        }
        var record = events(lines, events, progress);
        if (!(record.getFirst().fact() instanceof GameOpened opened) || !opened.ruleset().equals(ruleset)
                || !opened.edition().equals(header.path("edition").asString(""))
                || !opened.scenario().name().equals(header.path("scenario").asString(""))) {
            throw new InvalidRecord(1, "the header does not tell of the game that follows.");
        }
        checkOpening(opened);
        var found = replay(game).of(record, progress);
        if (!found.divergences().isEmpty()) {
            var first = found.divergences().getFirst();
            throw new InvalidRecord(first.position() + 1,
                    "the rules make something else of this command: " + first.expected() + ", not " + first.found() + ".");
        }
        return new Checked(new ImportedRecord(game, record), found);
    }

    private Replay replay(String game) {
        return new Replay(dictionary, notation, game, Map.of());
    }

    /** A record may open only a game that could be made. */
    private void checkOpening(GameOpened opened) {
        GameFaults.of(opened, dictionary.ruleset(opened.ruleset()).orElseThrow()).forEach((pointer, message) -> {
            throw new InvalidRecord(2, "such a game cannot be made: " + pointer + " " + message + ".");
        });
    }

    /** Checks and reads one line after the other, so that a long record is never in memory as a whole. */
    private List<RecordedEvent> events(RecordLines lines, int events, Progress progress) {
        var record = new ArrayList<RecordedEvent>();
        var chain = new ChainCheck();
        for (int position = 1; position <= events; position++) {
            var text = lines.next();
            if (text == null) {
                throw new InvalidRecord(position + 1, "the record ends before its " + events + " events.");
            }
            var entry = entry(position + 1, node(position + 1, text));
            chain.accept(entry);
            if (chain.broken() != 0) {
                throw new InvalidRecord(position + 1, "the entry is not the one that was recorded: its hash does not fit.");
            }
            var event = decoded(entry);
            int since = event.envelope().since();
            if (since != position && (record.isEmpty() || since != record.getLast().envelope().since())) {
                throw new InvalidRecord(position + 1, "the entry belongs to no command: 'since' is the position of its first event.");
            }
            record.add(event);
            progress.step(position, events);
        }
        if (lines.next() != null) {
            throw new InvalidRecord(events + 2, "the record goes on after its " + events + " events.");
        }
        return record;
    }

    private StoredEntries.Entry entry(int line, JsonNode node) {
        if (!node.path("payload").isObject() || !node.path("envelope").isObject()) {
            throw new InvalidRecord(line, "an entry has a payload and an envelope.");
        }
        var fact = new Notation.Written(node.path("type").asString(""), node.path("version").asInt(0),
                json.writeValueAsString(node.path("payload")));
        return new StoredEntries.Entry(node.path("position").asInt(0), fact, SplitEnvelope.of(json, (ObjectNode) node.path("envelope")),
                node.path("hash").asString(""));
    }

    private JsonNode node(int line, String text) {
        try {
            var node = json.readTree(text == null ? "" : text);
            if (node.isObject()) {
                return node;
            }
        } catch (JacksonException broken) {
            throw new InvalidRecord(line, "this is no JSON: " + UnreadableJson.reason(broken));
        }
        throw new InvalidRecord(line, "a line is a JSON object.");
    }

    /** Old versions of events are brought up to date here as they are when the store reads them. */
    private RecordedEvent decoded(StoredEntries.Entry entry) {
        try {
            var event = decoder.read(entry);
            // A record from outside is read completely, its explanations too.
            event.envelope().explanation().steps();
            return event;
        } catch (RuntimeException unreadable) {
            throw new InvalidRecord(entry.position() + 1, "an event that this program cannot read: " + UnreadableJson.reason(unreadable));
        }
    }
}
