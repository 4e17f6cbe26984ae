package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tercio.adapters.json.SealedText;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RecordCodec;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Verdict;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A record from outside is held to the same bounds as a game that is made here. */
@OnBothDatabases
class ImportBoundsTest {

    private static final JsonMapper JSON = new JsonMapper();

    private static GameBackend backend;

    @OnBothDatabases.Before
    static void open() {
        backend = TestStores.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
    }

    @OnBothDatabases.After
    static void close() {
        backend.close();
    }

    private static String race(String name, String seat) {
        var opened = backend.games().open(new NewGame(Optional.of(name), "race", new Race.Track("short", 10, Optional.empty()),
                DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest(seat, List.of("red"), Optional.empty()))));
        return opened instanceof GameCreation.Created made ? made.game() : ((GameCreation.Invalid) opened).faults().toString();
    }

    private static CommandResult carry(String game, tercio.domain.game.Command command) {
        return backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private static List<String> record() {
        var game = race("A race", "Anna");
        carry(game, new Rest("red"));
        var out = new StringWriter();
        backend.records().write(game, (GameOpened) backend.eventLog().between(game, 1, 1).getFirst().fact(), 2, out);
        return out.toString().lines().toList();
    }

    /** The record with its events changed, and every hash made anew: only the checks of what it says can find it. */
    private static String forged(UnaryOperator<ObjectNode> change) {
        var lines = new ArrayList<>(record());
        var head = HashChain.START;
        for (int at = 1; at < lines.size(); at++) {
            var node = change.apply((ObjectNode) JSON.readTree(lines.get(at)));
            var envelope = JSON.writeValueAsString(node.path("envelope"));
            var fact = new RecordCodec.EncodedEvent(node.path("type").asString(), node.path("version").asInt(), JSON.writeValueAsString(node.path("payload")));
            head = HashChain.next(head, at, fact, envelope);
            lines.set(at, JSON.writeValueAsString(node.put("hash", new SealedText(head, envelope).hash())));
        }
        return String.join("\n", lines);
    }

    private static ObjectNode opening(ObjectNode line, java.util.function.Consumer<ObjectNode> change) {
        if (line.path("position").asInt() == 1) {
            change.accept((ObjectNode) line.path("payload"));
        }
        return line;
    }

    private static void refused(String record, int line, String why) {
        assertThatThrownBy(() -> backend.records().read(new BufferedReader(new StringReader(record)), Progress.SILENT))
                .isInstanceOfSatisfying(InvalidRecord.class, bad -> assertThat(bad.line()).isEqualTo(line))
                .hasMessageContaining(why).satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(500));
    }

    @Test
    void aForgedRecordThatChangesNothingIsTaken() {
        assertThat(backend.records().read(new BufferedReader(new StringReader(forged(line -> line))), Progress.SILENT)).isNotNull();
    }

    @Test
    void aRecordOpensOnlyAGameThatCouldBeMade() {
        var longText = "x".repeat(300_000);
        refused(forged(line -> opening(line, opened -> ((ObjectNode) opened.path("scenario")).put("goal", 0))), 2, "/scenario/goal");
        refused(forged(line -> opening(line, opened -> opened.put("name", longText))), 2, "/name");
        refused(forged(line -> opening(line, opened -> ((ObjectNode) opened.path("seats").path(0)).put("name", longText))), 2, "/seats/0/name");
        refused(forged(line -> opening(line, opened -> ((ObjectNode) opened.path("seats").path(0)).put("name", "host"))), 2, "/seats/0/name");
        refused(forged(line -> opening(line, opened -> ((ObjectNode) opened.path("readings")).put("RACE-GAMBLE-FROM", "one"))), 2, "/readings");
        refused(forged(line -> opening(line, opened -> ((ObjectNode) opened.path("seats").path(0)).putArray("controls").add("green"))), 2, "green");
    }

    @Test
    void anEntryBelongsToACommand() {
        refused(forged(line -> {
            ((ObjectNode) line.path("envelope")).put("since", line.path("position").asInt() == 2 ? -5 : 1);
            return line;
        }), 3, "since");
    }

    @Test
    void aLineThatNeverEndsIsRefusedBeforeItIsHeld() {
        var endless = new Reader() {
            private long given;

            @Override
            public int read(char[] into, int from, int length) {
                given += length;
                assertThat(given).as("characters taken").isLessThan(4L * RecordLines.LONGEST_LINE);
                java.util.Arrays.fill(into, from, from + length, 'x');
                return length;
            }

            @Override
            public void close() {}
        };
        assertThatThrownBy(() -> backend.records().read(new BufferedReader(endless), Progress.SILENT))
                .isInstanceOf(InvalidRecord.class).hasMessage("Line 1: a line has at most " + RecordLines.LONGEST_LINE + " characters.");
    }

    @Test
    void aRecordHasABoundAsAWhole() {
        var lines = new RecordLines(new BufferedReader(new StringReader("12345\r\n67890\n12345\n")), 5 + 1, 12);
        assertThat(lines.next()).isEqualTo("12345");
        assertThat(lines.next()).isEqualTo("67890");
        assertThatThrownBy(lines::next).isInstanceOf(InvalidRecord.class).hasMessageStartingWith("Line 3: a record has at most 12");
        refused(record().getFirst().replace("\"events\":2", "\"events\":2000000000"), 1, "events");
    }

    @Test
    void gamesAndCommandsAreMadeWithinTheSameBounds() {
        assertThat(race("x".repeat(201), "Anna")).contains("/name");
        assertThat(race("A race", "x".repeat(101))).contains("/seats/0/name");
        var game = race("A race", "Anna");
        assertThat(carry(game, new Rest("x".repeat(201)))).isInstanceOfSatisfying(CommandResult.Declined.class,
                declined -> assertThat(Texts.englishPhrase(((Verdict.Refused<?>) declined.verdict()).refusal().detail())).contains("201 characters; 200 are allowed"));
        assertThat(carry(game, new Rest("red"))).isInstanceOf(CommandResult.Done.class);
        assertThat(carry(game, new Undo(0, "x".repeat(400_000)))).extracting("verdict").isInstanceOf(Verdict.Refused.class);
        assertThat(carry(game, new Undo(0, "x".repeat(2_000)))).isInstanceOf(CommandResult.Done.class);
        assertThat(backend.eventLog().newest(game)).isEqualTo(3);
        assertThat(backend.games().fork(game, 1, Optional.of("x".repeat(201)))).isInstanceOf(GameCreation.Invalid.class);
    }
}
