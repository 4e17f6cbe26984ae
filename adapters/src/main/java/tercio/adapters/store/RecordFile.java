package tercio.adapters.store;

import java.io.BufferedReader;
import java.io.Writer;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tercio.application.game.GameCredentials;
import tercio.application.game.GameFaults;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptCheck;
import tercio.application.receipt.ReceiptResult;
import tercio.application.record.EventDecoder;
import tercio.application.record.GameOpened;
import tercio.application.record.ImportedRecord;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.Remark;
import tercio.application.record.StorageDamaged;
import tercio.application.record.StoredEntries;
import tercio.application.remark.RemarkReader;
import tercio.application.verification.CompleteCommands;
import tercio.application.verification.DiceFinding;
import tercio.application.verification.Parallelism;
import tercio.application.verification.Progress;
import tercio.application.verification.Replay;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.json.JsonMapper;

/**
 * Exports and imports a game as one file of JSON Lines: a header, then each entry as it is stored, so that anyone can check
 * the hash chain.
 */
public final class RecordFile {

    static final String FORMAT = "tercio-record";
    static final int VERSION = 1;
    private static final String COMMITTED = "game/DiceCommitted";
    private static final String NAME = "[A-Za-z0-9_-]{1,64}";

    /** The member of the header, and of the last line, of a record whose newest events are missing. */
    static final String PARTIAL = "partial";

    /** The most events of a record. */
    private static final int MOST_EVENTS = 200_000;

    private final RecordWriter writer;
    private final EventDecoder decoder;
    private final MessageRegistry dictionary;
    private final RecordCodec notation;
    private final RecordRemarks beside;
    private final Parallelism atOnce;
    private final JsonMapper json = new JsonMapper();

    /** The secrets of a game's dice that were told up to a position, by their commitments, in hexadecimal. */
    @FunctionalInterface
    interface ToldSecrets {
        Map<String, String> of(String game, int position);
    }

    /**
     * @param imported the record that a game was made from, where it was
     * @param remarks the remarks written beside a game
     * @param lost the position from which on a game lost its events, if it did
     * @param atOnce the number of lines of a record that are read, and of its commands that are decided again, at the same time
     */
    RecordFile(StoredEntries entries, EventDecoder decoder, MessageRegistry dictionary, RecordCodec notation,
            Function<String, Optional<GameCredentials.Imported>> imported, ToldSecrets told, Function<String, List<Remark>> remarks,
            Function<String, Optional<Integer>> lost, Parallelism atOnce) {
        this.writer = new RecordWriter(entries, notation, imported, told, remarks, lost, json);
        this.beside = new RecordRemarks(json);
        this.atOnce = atOnce;
        this.decoder = decoder;
        this.dictionary = dictionary;
        this.notation = notation;
    }

    /**
     * A record that was read, with the findings of deciding it again.
     *
     * @param found the findings; empty where parts of the record are hidden: then its
     *     commands cannot be decided again
     * @param hidden the number of events with hidden parts
     * @param firstHidden the first of them, by its line; 0 where nothing is hidden
     * @param partial the place from which on events are missing, and the reason; empty for a record that has all of them
     */
    public record Checked(ImportedRecord record, Optional<Replay.ReplayResult> found, int hidden, int firstHidden, Optional<String> partial) {}

    /**
     * Writes the record of a game up to a position. As long as nothing was played after an import, it is the imported record,
     * under the game id with which its dice were thrown.
     */
    public void write(String game, GameOpened opened, int upTo, Writer out) {
        write(game, opened, upTo, Viewer.ALL, RemarkReader.HOST, out);
    }

    /**
     * Writes the record as a viewer may see it. Where entries cannot be read, or were lost, those before them are written: the header says
     * {@code "partial": true} then, and the last line from where on events are missing, and why. Hidden parts are replaced by their seals, so that the chain of hashes can be checked
     * nevertheless; the header then says {@code "hidden": true} and names the parties of the viewer.
     *
     * @throws StorageDamaged if not even the first entry can be read
     * @param upTo the newest position that is written; those that the game does not have are none
     * @param reader the reader of the remarks beside the game; of other remarks not even their number is told
     */
    public void write(String game, GameOpened opened, int upTo, Viewer viewer, RemarkReader reader, Writer out) {
        writer.write(game, opened, upTo, viewer, reader, out);
    }

    /**
     * Reads a record, checks its chain and decides every command of it again.
     *
     * @throws InvalidRecord naming the first line that is not as it was written, of which something is hidden, or that the rules do
     *     not bear out
     */
    public ImportedRecord read(BufferedReader in, Progress progress) {
        return requireConfirmed(check(in, progress, true)).record();
    }

    /**
     * Reads a record and returns the findings of deciding it again too. Of a record with hidden parts the chain is checked, and with it
     * every seal whose part is there.
     */
    public Checked check(BufferedReader in, Progress progress) {
        return requireConfirmed(check(in, progress, false));
    }

    /**
     * The same, and every divergence and every die that the told secrets do not give is a finding.
     *
     * @throws InvalidRecord naming the first line that is not as it was written
     */
    public Checked examine(BufferedReader in, Progress progress) {
        return check(in, progress, false);
    }

    /** Refuses a record that the rules do not bear out. */
    private static Checked requireConfirmed(Checked checked) {
        checked.found().ifPresent(found -> {
            found.divergences().stream().findFirst().ifPresent(first -> {
                throw new InvalidRecord(first.position() + 1,
                        Sentence.of("kernel.record.divergence").with("expected", Argument.of(first.expected())).with("found", Argument.of(first.found())));
            });
            found.dice().stream().filter(DiceFinding::isBroken).findFirst().ifPresent(finding -> {
                throw new InvalidRecord(1 + finding.brokenAt(), Sentence.of("kernel.record.other-die").with("finding", FindingText.of(finding)));
            });
        });
        return checked;
    }

    private Checked check(BufferedReader in, Progress progress, boolean whole) {
        var lines = new RecordLines(in);
        var header = RecordReader.node(json, 1, lines.next());
        if (!FORMAT.equals(header.path("format").asString("")) || header.path("version").asInt(0) != VERSION) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.no-record").with("format", new Text(FORMAT)).with("version", VERSION));
        }
        var ruleset = header.path("ruleset").asString("");
        if (dictionary.ruleset(ruleset).isEmpty()) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.unknown-ruleset").with("ruleset", new Text(ruleset)));
        }
        var game = header.path("game").asString("");
        if (!game.matches(NAME)) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.game-name"));
        }
        int events = header.path("events").asInt(0);
        if (events < 1 || events > MOST_EVENTS) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.events").with("most", MOST_EVENTS));
        }
        boolean partial = header.path(PARTIAL).asBoolean(false);
        if (partial && whole) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.partial"));
        }
        int remarked = RecordRemarks.count(header);
        var reader = new RecordReader(json, dictionary, notation, decoder, whole, atOnce);
        var record = reader.events(lines, events, progress);
        if (!(record.getFirst().fact() instanceof GameOpened opened) || !opened.ruleset().equals(ruleset)
                || !opened.edition().equals(header.path("edition").asString(""))
                || !opened.scenario().name().equals(header.path("scenario").asString(""))) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.other-header"));
        }
        checkOpening(opened);
        var read = new ImportedRecord(game, record, HeaderSecrets.of(header, record), beside.read(lines, remarked, opened, events));
        var missing = partial ? Optional.of(missingPart(lines, 1 + events + remarked + 1)) : Optional.<String>empty();
        if (lines.next() != null) {
            throw new InvalidRecord(1 + events + remarked + (partial ? 2 : 1), Sentence.of("kernel.record.goes-on").with("count", events).with("remarked", remarked > 0));
        }
        // Records of earlier releases name no head.
        if (header.has("head") && !record.getLast().hash().equals(header.path("head").asString(""))) {
            throw new InvalidRecord(events + 2, Sentence.of("kernel.record.other-head"));
        }
        return reader.firstHidden() > 0 ? new Checked(read, Optional.empty(), reader.hiddenCount(), reader.firstHidden(), missing)
                : new Checked(read, Optional.of(replay(read, partial, progress)), 0, 0, missing);
    }

    /** The last line of a partial record, in words. */
    private String missingPart(RecordLines lines, int line) {
        var text = lines.next();
        var end = text == null ? json.createObjectNode() : RecordReader.node(json, line, text).path(PARTIAL);
        if (!end.path("from").isInt()) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.no-end"));
        }
        return "events from position " + end.path("from").asInt() + " on are missing: " + end.path("reason").asString("no reason is given");
    }

    /**
     * Compares receipts with a record, whether or not it can be verified.
     *
     * @param receipts the receipts; their signatures were checked
     * @throws InvalidRecord if not even the header can be read
     */
    public List<ReceiptResult> compare(BufferedReader in, List<Receipt> receipts) {
        var lines = new RecordLines(in);
        var header = RecordReader.node(json, 1, lines.next());
        var names = new HashSet<>(Set.of(header.path("game").asString("")));
        var check = new ReceiptCheck(notation.sealing(), receipts);
        try {
            int line = 2;
            for (var text = lines.next(); text != null && line <= MOST_EVENTS + 1; text = lines.next(), line++) {
                var node = RecordReader.node(json, line, text);
                if (node.has(RecordRemarks.NUMBER) || node.has(PARTIAL)) {
                    break;
                }
                var entry = RecordReader.entry(json, line, node);
                check.accept(entry);
                // A game that was imported goes on under a name of its own.
                if (entry.fact().type().equals(COMMITTED)) {
                    names.add(json.readTree(entry.fact().payload()).path("before").asString(""));
                }
            }
        } catch (InvalidRecord unreadable) {
            check.markUnreadable();
        }
        return check.results(names);
    }

    private Replay.ReplayResult replay(ImportedRecord record, boolean partial, Progress progress) {
        return new Replay(dictionary, notation, record.game(), HeaderSecrets.bytes(record.secrets()), atOnce)
                .of(partial ? CompleteCommands.of(record.events()) : record.events(), progress);
    }

    /** A record may open only a game that could be made. */
    private void checkOpening(GameOpened opened) {
        GameFaults.of(opened, dictionary.ruleset(opened.ruleset()).orElseThrow()).forEach((pointer, message) -> {
            throw new InvalidRecord(2, Sentence.of("kernel.record.no-such-game").with("pointer", new Text(pointer)).with("fault", Argument.of(message)));
        });
    }
}
