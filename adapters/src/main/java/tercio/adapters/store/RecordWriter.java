package tercio.adapters.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.application.game.GameCredentials;
import tercio.application.record.DiceMode;
import tercio.application.record.EntryTexts;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.RecordCodec;
import tercio.application.record.Remark;
import tercio.application.record.StorageDamaged;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;
import tercio.application.remark.RemarkReader;
import tercio.domain.game.Viewer;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes a game as one file of JSON Lines, as {@link RecordFile} reads it: a header, then each entry as it is stored, then what was written
 * beside the game.
 */
final class RecordWriter {

    private final StoredEntries entries;
    private final RecordCodec notation;
    private final Function<String, Optional<GameCredentials.Imported>> imported;
    private final RecordFile.ToldSecrets told;
    private final Function<String, List<Remark>> remarks;
    private final Function<String, Optional<Integer>> lost;
    private final RecordRemarks beside;
    private final JsonMapper json;

    /**
     * @param imported the record that a game was made from, where it was
     * @param remarks the remarks written beside a game
     * @param lost the position from which on a game lost its events, if it did
     */
    RecordWriter(StoredEntries entries, RecordCodec notation, Function<String, Optional<GameCredentials.Imported>> imported, RecordFile.ToldSecrets told,
            Function<String, List<Remark>> remarks, Function<String, Optional<Integer>> lost, JsonMapper json) {
        this.entries = entries;
        this.notation = notation;
        this.imported = imported;
        this.told = told;
        this.remarks = remarks;
        this.lost = lost;
        this.beside = new RecordRemarks(json);
        this.json = json;
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
    void write(String game, GameOpened opened, int upTo, Viewer viewer, RemarkReader reader, Writer out) {
        var content = content(game, upTo, viewer);
        var name = imported.apply(game).filter(taken -> content.events() <= taken.events()).map(GameCredentials.Imported::game).orElse(game);
        var header = json.createObjectNode().put("format", RecordFile.FORMAT).put("version", RecordFile.VERSION).put("game", name)
                .put("ruleset", opened.ruleset()).put("edition", opened.edition())
                .put("scenario", opened.scenario().name());
        header.put("events", content.events()).put("head", content.head());
        content.missing().ifPresent(missing -> header.put(RecordFile.PARTIAL, true));
        var secrets = opened.dice() == DiceMode.SERVER && content.missing().isEmpty() ? told.of(game, content.events()) : Map.<String, String>of();
        if (!secrets.isEmpty()) {
            secrets.forEach(header.putObject(HeaderSecrets.NAME)::put);
        }
        if (content.hides()) {
            var parties = header.put("hidden", true).putArray("parties");
            viewer.parties().stream().sorted().forEach(parties::add);
        }
        var written = remarks(game).stream().filter(remark -> remark.position() <= content.events() && reader.mayRead(remark)).toList();
        if (!written.isEmpty()) {
            header.put(RecordRemarks.NAME, written.size());
        }
        writeLine(out, json.writeValueAsString(header));
        try {
            entries.forEach(game, entry -> {
                if (entry.position() <= content.events()) {
                    writeLine(out, lineOf(entry, textsFor(entry, viewer)));
                }
            });
        } catch (UnreadableRecord end) {
            if (content.missing().isEmpty()) {
                throw end;
            }
        }
        for (int number = 1; number <= written.size(); number++) {
            writeLine(out, beside.line(number, written.get(number - 1)));
        }
        content.missing().ifPresent(missing -> {
            var end = json.createObjectNode();
            end.putObject(RecordFile.PARTIAL).put("from", missing.from()).put("reason", missing.reason());
            writeLine(out, json.writeValueAsString(end));
        });
    }

    /** The remarks on a game; of a game with an unreadable part they may be unreadable too. */
    private List<Remark> remarks(String game) {
        try {
            return remarks.apply(game);
        } catch (RuntimeException failed) {
            if (StorageDamaged.isCauseOf(failed)) {
                return List.of();
            }
            throw failed;
        }
    }

    private EntryTexts textsFor(StoredEntries.Entry entry, Viewer viewer) {
        var texts = entry.texts();
        return viewer.all() || !texts.isSealed() ? texts : notation.sealing().asSeenBy(texts, viewer);
    }

    /** The first missing position of a partial record, with the reason. */
    private record Missing(int from, String reason) {

        static Missing of(UnreadableRecord end) {
            return new Missing(end.position(), end.getMessage());
        }
    }

    /** The entries in the header: their number, the hash of the last one, whether something is hidden, and what is missing. */
    private record Content(int events, String head, boolean hides, Optional<Missing> missing) {}

    /** The database checks where a page stands, and not what it holds: what it read may be no text. */
    private static boolean isGarbled(StoredEntries.Entry entry) {
        return Stream.of(entry.fact().type(), entry.fact().payload(), entry.envelope().whole(), entry.hash())
                .anyMatch(text -> text.chars().anyMatch(letter -> letter < ' '));
    }

    private Content content(String game, int upTo, Viewer viewer) {
        var hides = new AtomicBoolean();
        var head = new AtomicReference<>(HashChain.START);
        var events = new AtomicInteger();
        var missing = lost.apply(game).filter(position -> position <= upTo).map(position -> new Missing(position, Texts.englishPhrase(LostEvents.reason(position))));
        var garbled = new AtomicInteger();
        try {
            entries.forEach(game, entry -> {
                if (garbled.get() == 0 && isGarbled(entry)) {
                    garbled.set(entry.position());
                }
                if (entry.position() <= upTo && garbled.get() == 0) {
                    events.set(entry.position());
                    head.set(entry.hash());
                    hides.compareAndSet(false, !viewer.all() && !textsFor(entry, viewer).equals(entry.texts()));
                }
            });
        } catch (UnreadableRecord end) {
            if (events.get() == 0) {
                throw end;
            }
            missing = end.position() <= upTo ? Optional.of(Missing.of(end)) : missing;
        }
        if (garbled.get() > 0 && garbled.get() <= upTo) {
            var end = new UnreadableRecord(garbled.get(), null);
            if (events.get() == 0) {
                throw end;
            }
            missing = Optional.of(Missing.of(end));
        }
        return new Content(events.get(), head.get(), hides.get(), missing);
    }

    private String lineOf(StoredEntries.Entry entry, EntryTexts texts) {
        return "{\"position\":" + entry.position() + ",\"type\":" + json.writeValueAsString(texts.fact().type())
                + ",\"version\":" + texts.fact().version() + ",\"payload\":" + texts.fact().payload()
                + ",\"envelope\":" + texts.envelope().whole() + ",\"hash\":\"" + entry.hash() + "\"}";
    }

    private static void writeLine(Writer out, String text) {
        try {
            out.write(text);
            out.write('\n');
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
