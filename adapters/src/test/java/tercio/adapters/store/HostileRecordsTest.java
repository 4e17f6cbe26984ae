package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;

/** Files that somebody made to harm whoever imports them: each is refused with its first bad line, and little of it is ever held. */
@OnBothDatabases
class HostileRecordsTest {

    private static final int EVENTS = 6;
    private static final int TEN_MILLION = 10_000_000;

    private static GameBackend backend;
    private static List<String> record;

    @OnBothDatabases.Before
    static void play() {
        backend = TestStores.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
        var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
        for (int turn = 1; turn < EVENTS; turn++) {
            backend.games().execute(new Execute(game, Caller.HOST, new Rest(turn % 2 == 1 ? "red" : "blue"), List.of(), OptionalInt.empty(), Optional.empty()));
        }
        var out = new StringWriter();
        backend.records().write(game, (GameOpened) backend.eventLog().between(game, 1, 1).getFirst().fact(), EVENTS, out);
        record = out.toString().lines().toList();
    }

    @OnBothDatabases.After
    static void close() {
        backend.close();
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    private static List<String> with(int line, UnaryOperator<String> change) {
        var lines = new ArrayList<>(record);
        lines.set(line - 1, change.apply(lines.get(line - 1)));
        return lines;
    }

    private static void refused(String text, int line, String why) {
        refused(new StringReader(text), line, why);
    }

    private static void refused(Reader in, int line, String why) {
        assertThatThrownBy(() -> backend.records().read(new BufferedReader(in), Progress.SILENT))
                .isInstanceOfSatisfying(InvalidRecord.class, bad -> assertThat(bad.line()).isEqualTo(line))
                .hasMessageContaining(why).satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(500));
    }

    @Test
    void aWrongChain() {
        refused(text(with(4, line -> line.replaceFirst("\"hash\":\"....", "\"hash\":\"0000"))), 4, "its hash does not fit");
        refused(text(with(2, line -> line.replace("A race", "A rice"))), 2, "its hash does not fit");
    }

    @Test
    void gapsAndDoubledPositionsWithAChainThatFitsThem() {
        var gap = new ArrayList<>(record);
        gap.remove(3);
        refused(text(RehashedRecord.of(gap)), 4, "the event of position 3 is expected here, not that of 4");
        var doubled = new ArrayList<>(record);
        doubled.add(4, record.get(3));
        refused(text(RehashedRecord.of(doubled)), 5, "the event of position 4 is expected here, not that of 3");
        refused(text(RehashedRecord.of(with(3, line -> line.replaceFirst("\"position\":2", "\"position\":-2")))), 3, "not that of -2");
        refused(text(RehashedRecord.of(with(3, line -> line.replaceFirst("\"position\":2", "\"position\":99999999999")))), 3, "position 2 is expected");
    }

    @Test
    void typesThatNobodyKnows() {
        refused(text(RehashedRecord.of(with(5, line -> line.replaceFirst("\"type\":\"[^\"]*\"", "\"type\":\"java.lang.Runtime\"")))), 5, "cannot read");
        refused(text(RehashedRecord.of(with(5, line -> line.replaceFirst("\"version\":1", "\"version\":77")))), 5, "cannot read");
        refused(text(with(1, line -> line.replace("\"race\"", "\"roulette\""))), 1, "does not know the ruleset 'roulette'");
        refused(text(with(1, line -> line.replace("\"version\":1", "\"version\":9"))), 1, "no record of the format");
    }

    @Test
    void deepNesting() {
        int deep = 400_000;
        refused(text(with(3, line -> line.replaceFirst("\"payload\":\\{", "\"payload\":{\"x\":" + "[".repeat(deep) + "]".repeat(deep) + ","))), 3, "this is no JSON");
        refused("[".repeat(deep) + "\n", 1, "this is no JSON");
    }

    @Test
    void oneHugeLineIsNeverHeld() {
        var header = record.getFirst() + "\n";
        var endless = new Repeated(header, "x", Long.MAX_VALUE);
        refused(endless, 2, "a line has at most");
        assertThat(endless.given).isLessThan(4L * RecordLines.LONGEST_LINE);
    }

    /** The first line too many is the first bad one, whatever the header says; the rest is never read. */
    @Test
    void tenMillionLines() {
        var many = new Repeated(record.getFirst().replace("\"events\":" + EVENTS, "\"events\":" + TEN_MILLION) + "\n", "{}\n", TEN_MILLION);
        refused(many, 1, "a record holds 1 to 200000 events");
        var more = new Repeated(text(record), record.getLast() + "\n", TEN_MILLION);
        refused(more, EVENTS + 2, "the record goes on after its " + EVENTS + " events");
        var empty = new Repeated(record.getFirst().replace("\"events\":" + EVENTS, "\"events\":200000") + "\n", "\n", TEN_MILLION);
        refused(empty, 2, "a line is a JSON object");
        assertThat(many.given + more.given + empty.given).as("characters taken").isLessThan(1_000_000);
    }

    @Test
    void aPackedFileIsNotUnpacked(@TempDir Path folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(bytes)) {
            zip.write(text(record).getBytes(StandardCharsets.UTF_8));
        }
        var file = Files.write(folder.resolve("race.jsonl"), bytes.toByteArray());
        try (var in = Files.newBufferedReader(file)) {
            assertThatThrownBy(() -> backend.records().read(in, Progress.SILENT)).isInstanceOf(InvalidRecord.class)
                    .hasMessage("Line 1: this is no text in UTF-8; a record is sent and kept uncompressed.");
        }
    }

    @Test
    void theRecordItselfIsTakenAndItsReadingIsFollowed() {
        var steps = new ArrayList<Integer>();
        backend.records().read(new BufferedReader(new StringReader(text(RehashedRecord.of(record)))), (done, of) -> {
            assertThat(of).isEqualTo(EVENTS);
            steps.add(done);
        });
        assertThat(steps).startsWith(1, 2, 3).endsWith(EVENTS);
    }

    /** A text and, after it, another one again and again; counts what is taken of it. */
    private static final class Repeated extends Reader {

        private final String first;
        private final String again;
        private final long length;
        private long given;

        Repeated(String first, String again, long times) {
            this.first = first;
            this.again = again;
            this.length = times > Long.MAX_VALUE / again.length() - first.length() ? Long.MAX_VALUE : first.length() + times * again.length();
        }

        @Override
        public int read(char[] into, int from, int most) {
            if (given >= length) {
                return -1;
            }
            int count = (int) Math.min(most, length - given);
            for (int at = 0; at < count; at++, given++) {
                into[from + at] = given < first.length() ? first.charAt((int) given) : again.charAt((int) ((given - first.length()) % again.length()));
            }
            return count;
        }

        @Override
        public void close() {}
    }
}
