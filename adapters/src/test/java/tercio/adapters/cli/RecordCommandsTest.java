package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Auction;
import tercio.application.given.AuctionCommand.Bid;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.UndoRule;
import tercio.application.remark.RemarkReader;
import tercio.domain.game.Command;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Sentence;
import tercio.projections.RulesAtPosition;

/** Games of a made-up race go out as records and come back in, on the command line alone. */
class RecordCommandsTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String game;

    @BeforeEach
    void aGameIsPlayed() {
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true,
                    List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty())));
            game = ((GameCreation.Created) backend.games().open(wanted)).game();
            backend.games().execute(new Execute(game, Caller.HOST, new Step("red", 3), List.of(), OptionalInt.empty(),
                    Optional.empty()));
        }
    }

    @Test
    void aRecordThatWasExportedIsVerifiedAndTakenBackIn() throws IOException {
        var record = folder.resolve("race.jsonl");
        assertThat(run("export", game, "-o", record.toString(), "--data", games())).isZero();
        assertThat(run("verify", record.toString())).isZero();
        assertThat(out.toString()).contains("verified: 2 events");

        // A program of Windows saved it, with a byte-order mark.
        var marked = Files.writeString(folder.resolve("marked.jsonl"), "\ufeff" + Files.readString(record));
        assertThat(run("verify", marked.toString())).isZero();
        assertThat(run("import", marked.toString(), "--data", folder.resolve("others").toString())).isZero();
        assertThat(out.toString()).contains("position 2", "token of the host: ", "token of Anna: ");

        var copy = out.toString().replaceAll("(?s).*game (\\w+), position.*", "$1");
        assertThat(run("export", copy, "--data", folder.resolve("others").toString())).isZero();
        assertThat(out.toString()).contains(Files.readAllLines(record).get(2));
    }

    /** Red gambles, runs to the goal, and the secret is told: it stands in the file. */
    @Test
    void theDiceOfAnEndedGameAreComputedAgainFromTheFileAlone() {
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()), DiceMode.SERVER, UndoRule.FREE,
                    Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty())));
            game = ((GameCreation.Created) backend.games().open(wanted)).game();
            play(backend, new Gamble("red"));
            play(backend, new Rest("blue"));
            var record = folder.resolve("going-on.jsonl");
            assertThat(run(backend, record)).contains("dice of the server: 0 of 1 computed again", "not told");
            for (int turn = 0; turn < 4 && !over(backend); turn++) {
                play(backend, new Step("red", 3));
                if (!over(backend)) {
                    play(backend, new Rest("blue"));
                }
            }
            assertThat(run(backend, folder.resolve("ended.jsonl"))).contains("dice of the server: 1 of 1 computed again from the secrets that the record tells");
        }
    }

    private String run(GameBackend backend, Path record) {
        var history = backend.histories().of(game).orElseThrow();
        try (var writer = Files.newBufferedWriter(record)) {
            backend.records().write(game, history.openingEvent(), history.position(), writer);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        assertThat(run("verify", record.toString())).isZero();
        return out.toString();
    }

    private boolean over(GameBackend backend) {
        var history = backend.histories().of(game).orElseThrow();
        return RulesAtPosition.of(history, history.position()).isOver();
    }

    private void play(GameBackend backend, Command command) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    @Test
    void forksAreMadeAndTheirTreeIsTold() {
        assertThat(run("fork", game, "--at", "1", "--name", "what if", "--data", games())).isZero();
        var child = out.toString().replaceAll("(?s).*game (\\w+), position.*", "$1");
        assertThat(run("fork", child, "--data", games())).isZero();
        var grandchild = out.toString().replaceAll("(?s).*game (\\w+), position.*", "$1");
        out.getBuffer().setLength(0);

        assertThat(run("forks", game, "--data", games())).isZero();
        assertThat(out.toString().lines()).containsExactly(game + " \"A race\", position 2",
                "  from 1: " + child + " \"what if\", position 1", "    from 1: " + grandchild + " \"what if, from 1\", position 1");
        assertThat(run("forks", grandchild, "--data", games())).isZero();
        assertThat(out.toString()).contains("fork of game " + child + " from position 1");
        assertThat(run("forks", "nothing", "--data", games())).isEqualTo(1);
    }

    @Test
    void aRecordThatWasAlteredIsRefusedWithItsLineAndNothingIsKept() throws IOException {
        var record = folder.resolve("race.jsonl");
        run("export", game, "-o", record.toString(), "--data", games());
        Files.writeString(record, Files.readString(record).replace("\"squares\":3", "\"squares\":4"));

        assertThat(run("verify", record.toString())).isEqualTo(1);
        assertThat(err.toString()).startsWith("not verified: Line 3: ");
        assertThat(run("import", record.toString(), "--data", games())).isEqualTo(1);
        assertThat(err.toString()).contains("tercio import: Line 3: ");
        assertThat(out.toString()).doesNotContain("token");
    }

    @Test
    void whatAnEarlierEditionDecidedIsVerifiedWithTheChangeThatExplainsIt() {
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            backend.games().execute(new Execute(game, Caller.HOST, new Gamble("blue"), List.of(5), OptionalInt.empty(), Optional.empty()));
        }
        var record = folder.resolve("race.jsonl");
        run("export", game, "-o", record.toString(), "--data", games());
        var mended = new InstalledRulebooks(List.of(new Race(
                EditionHistory.from("race-1").withChange("race-2", Sentence.ofText("A gamble succeeds on 5 or more."), "RACE-GAMBLE"), 5)), List.of());

        var code = TercioCommand.commandLine(() -> mended).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
                .execute("verify", record.toString());

        assertThat(code).isZero();
        assertThat(out.toString()).contains("but for 1 by changes of the rules since",
                "at 3, decided by edition race-1", "edition race-2: A gamble succeeds on 5 or more. (RACE-GAMBLE)");
        assertThat(TercioCommand.commandLine(() -> new InstalledRulebooks(List.of(new Race(EditionHistory.from("race-1"), 5)), List.of()))
                .setErr(new PrintWriter(err, true)).execute("verify", record.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("not verified: Line 4: ");
    }

    /** Rules that are mended without a line among their changes: each ruling that would differ is told, with both explanations. */
    @Test
    void everyRulingThatWouldDifferIsToldBeforeARelease() throws IOException {
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            for (var pawn : List.of("blue", "red")) {
                backend.games().execute(new Execute(game, Caller.HOST, new Gamble(pawn), List.of(5), OptionalInt.empty(), Optional.empty()));
            }
            var second = ((GameCreation.Created) backend.games().fork(game, 2, Optional.empty())).game();
            assertThat(second).isNotEmpty();
        }
        var records = Files.createDirectories(folder.resolve("records"));
        run("export", game, "-o", records.resolve("b.jsonl").toString(), "--data", games());
        Files.writeString(records.resolve("a.jsonl"), Files.readString(records.resolve("b.jsonl")).replace("\"squares\":3", "\"squares\":4"));
        out.getBuffer().setLength(0);
        assertThat(run("verify", "--all", "--data", games())).isZero();
        assertThat(out.toString()).contains("game " + game + ": verified: 6 events", "2 games, 0 not verified; 0 rulings differ");

        var mended = new InstalledRulebooks(List.of(new Race(EditionHistory.from("race-1"), 5)), List.of());
        out.getBuffer().setLength(0);
        assertThat(run(mended, "verify", "--all", records.toString(), "--data", games())).isEqualTo(1);
        assertThat(err.toString().lines().filter(line -> line.contains("not verified"))).hasSize(5);
        assertThat(err.toString()).contains(records.resolve("a.jsonl") + ": not verified: Line 3: ",
                records.resolve("b.jsonl") + ": not verified: Line 4: ", records.resolve("b.jsonl") + ": not verified: Line 6: ",
                "game " + game + ": not verified: position 3: ", "game " + game + ": not verified: position 5: ");
        assertThat(err.toString()).containsPattern("  Decided now: +\\| Recorded:").contains("RACE-GAMBLE");
        assertThat(out.toString()).contains("4 games, 3 not verified;");
    }

    @Test
    void everyGameOfAFolderIsVerifiedAndADamagedOneDoesNotStopTheOthers() throws Exception {
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            backend.games().fork(game, 2, Optional.empty());
            try (var connection = backend.source().getConnection(); var change = connection.prepareStatement(
                    "update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 1")) {
                change.setBytes(1, "{\"pawn\":\"red\",\"squares\":4}".getBytes(java.nio.charset.StandardCharsets.UTF_8));
                change.setString(2, game);
                change.executeUpdate();
            }
        }
        assertThat(run("verify", "--all", "--data", games())).isEqualTo(1);
        assertThat(err.toString()).contains("game " + game + ": not verified: its chain of hashes is broken at 2");
        assertThat(out.toString()).contains("verified: 2 events", "2 games, 1 not verified");
    }

    @Test
    void verifyWantsSomethingToVerify() throws IOException {
        assertThat(run("verify")).isEqualTo(2);
        assertThat(err.toString()).contains("Name records to verify, or --all");
        assertThat(run("verify", Files.createDirectories(folder.resolve("none")).toString())).isEqualTo(1);
        assertThat(err.toString()).contains("there is no record in ");
    }

    @Test
    void aRecordWithHiddenPartsIsVerifiedAsFarAsItGoesAndNotImported() throws IOException {
        var auctions = new InstalledRulebooks(List.of(new Auction()), List.of());
        var record = folder.resolve("auction.jsonl");
        try (var backend = GameBackend.inMemory(auctions)) {
            var wanted = new NewGame(Optional.of("An auction"), "auction", new Auction.Catalogue("two-lots", 2, Optional.of(424_242)),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty())));
            var sold = ((GameCreation.Created) backend.games().open(wanted)).game();
            backend.games().execute(new Execute(sold, Caller.HOST, new Bid("red", Optional.of(717_171)), List.of(), OptionalInt.empty(), Optional.empty()));
            try (var writer = Files.newBufferedWriter(record)) {
                backend.records().write(sold, (GameOpened) backend.eventLog().between(sold, 1, 1).getFirst().fact(), 2, Viewer.PUBLIC, RemarkReader.PUBLIC, writer);
            }
        }

        assertThat(run(auctions, "verify", record.toString())).isZero();
        assertThat(out.toString()).contains("intact: 2 events", "Parts of 2 events are hidden, the first at line 2", "cannot be decided again")
                .doesNotContain("verified");
        assertThat(run(auctions, "import", record.toString(), "--data", folder.resolve("others").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("tercio import: Line 2: parts of this event are hidden");
        Files.writeString(record, Files.readString(record).replace("\"bidder\":\"red\"", "\"bidder\":\"blue\""));
        assertThat(run(auctions, "verify", record.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("not verified: Line 3: ");
    }

    @Test
    void aRecordIsHeldAgainstReceiptsWithTheKeysOfTheFolderOrThoseThatAreGiven() throws IOException {
        var record = folder.resolve("race.jsonl");
        run("export", game, "-o", record.toString(), "--data", games());
        var receipts = folder.resolve("receipts.json");
        var keys = folder.resolve("keys.json");
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            var json = new tools.jackson.databind.json.JsonMapper();
            var events = backend.eventLog().from(game, 1);
            var given = events.stream().map(event -> backend.receipts().issue(game, event.position(), event.hash())).toList();
            Files.writeString(receipts, json.writeValueAsString(given));
            Files.writeString(keys, "{\"keys\":[{\"publicKey\":\"" + backend.receipts().publicKeys().getFirst().publicKey() + "\"}]}");
        }
        var nowhere = folder.resolve("nowhere").toString();

        assertThat(run("verify", record.toString(), "--receipt", receipts.toString(), "--data", games())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("the receipt of position 1 holds", "the receipt of position 2 holds");
        assertThat(run("keys", "--new", "--data", games())).isZero();
        assertThat(out.toString()).contains(", signs now");
        assertThat(run("verify", record.toString(), "--receipt", receipts.toString(), "--data", games())).isZero();
        assertThat(run("verify", record.toString(), "--receipt", receipts.toString(), "--key", keys.toString(), "--data", nowhere)).isZero();
        assertThat(run("verify", record.toString(), "--receipt", receipts.toString(), "--data", nowhere)).isEqualTo(1);
        assertThat(err.toString()).contains("no public key is known here");

        Files.writeString(record, Files.readString(record).replace("\"squares\":3", "\"squares\":4"));
        assertThat(run("verify", record.toString(), "--receipt", receipts.toString(), "--data", games())).isEqualTo(1);
        assertThat(out.toString()).contains("the receipt of position 2 fails: position 2 is not what it saw; the change lies at a position from 2 to 2");
        assertThat(run("verify", record.toString(), "--receipt", keys.toString(), "--data", games())).isEqualTo(1);
        assertThat(err.toString()).contains("a receipt in " + keys + " is malformed: /game ");
        assertThat(run("keys", "--data", nowhere)).isEqualTo(1);
    }

    @Test
    void viewsAreRebuilt() {
        assertThat(run("rebuild", "--data", games())).isZero();
        assertThat(out.toString()).contains("all views are rebuilt");
    }

    @Test
    void whatIsNotThereIsNamed() {
        assertThat(run("export", "nothing", "--data", games())).isEqualTo(1);
        assertThat(run("verify", folder.resolve("nowhere").toString())).isEqualTo(1);
        assertThat(err.toString().lines()).containsExactly(
                "tercio export: there is no game nothing in " + games(),
                "tercio verify: there is no file " + folder.resolve("nowhere"));
    }

    @Test
    void aFolderThatCannotBeOneIsToldInOneLine() {
        var file = folder.resolve("games").resolve("tercio.mv.db");
        assertThat(run("export", game, "--data", file.toString())).isEqualTo(1);
        assertThat(err.toString()).hasLineCount(1).startsWith("tercio export: the folder ");
    }

    private String games() {
        return folder.resolve("games").toString();
    }

    private int run(String... arguments) {
        return run(RACES, arguments);
    }

    private int run(InstalledRulebooks library, String... arguments) {
        return TercioCommand.commandLine(() -> library, arguments)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
