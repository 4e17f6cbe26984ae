package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Auction;
import tercio.application.given.AuctionCommand.Bid;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.KernelCommand;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;

/** A record that is imported and exported again is the same file, byte for byte, whatever the game went through. */
@OnBothDatabases
class SteadyExportTest {

    private static final InstalledRulebooks LIBRARY = new InstalledRulebooks(List.of(new Race(), new Auction()), List.of());
    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");

    private static String race(GameBackend backend, UndoRule undo) {
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("Ünübertroffen \"x\" \\ud83d \ud83d\ude42"), "race",
                new Race.Track("long", 100, Optional.empty()), DiceMode.SERVER, undo, Map.of(), true,
                List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.of("salt")), new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())))))
                .game();
    }

    private static void play(GameBackend backend, String game, Caller caller, Command command, Optional<Envelope.IdempotencyKey> once) {
        assertThat(backend.games().execute(new Execute(game, caller, command, List.of(), OptionalInt.empty(), once)))
                .as("%s", command).isInstanceOf(CommandResult.Done.class);
    }

    private static void play(GameBackend backend, String game, Caller caller, Command command) {
        play(backend, game, caller, command, Optional.empty());
    }

    private static String exported(GameBackend backend, String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    /** The id of the game that an import makes in another database. */
    private static String imported(GameBackend backend, String record) {
        var read = backend.records().read(new BufferedReader(new StringReader(record)), Progress.SILENT);
        return ((GameCreation.Created) backend.games().adopt(read)).game();
    }

    /** The export elsewhere is the import, byte for byte: a second journey would begin with the same bytes. */
    private static void travels(InstalledRulebooks library, String record) {
        try (var elsewhere = TestStores.inMemory(library)) {
            assertThat(exported(elsewhere, imported(elsewhere, record))).isEqualTo(record);
        }
    }

    @Test
    void aGameWithUndoRedoIdempotencyKeysAndItsForks() {
        try (var backend = TestStores.inMemory(LIBRARY)) {
            var game = race(backend, UndoRule.FREE);
            play(backend, game, ANNA, new Rest("red"), Optional.of(new Envelope.IdempotencyKey("k1", "ab".repeat(32))));
            play(backend, game, BERT, new Gamble("blue"));
            play(backend, game, BERT, new KernelCommand.Undo(2, "a slip"));
            play(backend, game, BERT, new KernelCommand.Redo(""));
            play(backend, game, ANNA, new Gamble("red"));
            play(backend, game, Caller.HOST, new KernelCommand.Undo(2, "again"));
            travels(LIBRARY, exported(backend, game));
            var fork = ((GameCreation.Created) backend.games().fork(game, 4, Optional.of("what if"))).game();
            travels(LIBRARY, exported(backend, fork));
            var forked = ((GameCreation.Created) backend.games().fork(fork, 2, Optional.empty())).game();
            play(backend, forked, BERT, new Gamble("blue"));
            travels(LIBRARY, exported(backend, forked));
        }
    }

    @Test
    void aGameWithRequestsAndOneThatGoesOnAfterAnImport() {
        try (var backend = TestStores.inMemory(LIBRARY); var elsewhere = TestStores.inMemory(LIBRARY)) {
            var game = race(backend, UndoRule.OPPONENTS_AGREE);
            play(backend, game, ANNA, new Rest("red"));
            play(backend, game, BERT, new Gamble("blue"));
            play(backend, game, ANNA, new KernelCommand.Undo(1, "please"));
            var record = exported(backend, game);
            travels(LIBRARY, record);
            var copy = imported(elsewhere, record);
            play(elsewhere, copy, BERT, new KernelCommand.AnswerRequest(5, true, Optional.of("yes")));
            play(elsewhere, copy, ANNA, new Gamble("red"));
            travels(LIBRARY, exported(elsewhere, copy));
        }
    }

    @Test
    void aGameWithSealedParts() {
        try (var backend = TestStores.inMemory(LIBRARY)) {
            var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("An auction"), "auction",
                    new Auction.Catalogue("two-lots", 2, Optional.of(424_242)), DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true,
                    List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()))))).game();
            play(backend, game, Caller.HOST, new Bid("red", Optional.of(717_171)));
            travels(LIBRARY, exported(backend, game));
        }
    }

    /** Events of older shapes come out in the shape of now; from then on nothing changes. */
    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war", "artois-by-consent", "artois-by-consent-fork", "lepanto", "armada", "colonial-convoy"})
    void aRecordOfAnEarlierRelease(String name) throws IOException {
        var library = RulebookModules.all().rulebooks();
        try (var stream = SteadyExportTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl"); var backend = TestStores.inMemory(library)) {
            var old = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            travels(library, exported(backend, imported(backend, old)));
        }
    }

    @Test
    void theHeaderNamesTheHeadAndATailThatIsCutFitsItNoMore() {
        try (var backend = TestStores.inMemory(LIBRARY)) {
            var game = race(backend, UndoRule.FREE);
            play(backend, game, ANNA, new Rest("red"));
            play(backend, game, BERT, new Rest("blue"));
            var lines = exported(backend, game).lines().toList();
            assertThat(lines.getFirst()).contains("\"events\":3", "\"head\":\"" + backend.eventLog().from(game, 3).getFirst().hash() + "\"");

            var cut = lines.getFirst().replace("\"events\":3", "\"events\":2") + "\n" + lines.get(1) + "\n" + lines.get(2) + "\n";
            assertThatThrownBy(() -> backend.records().check(new BufferedReader(new StringReader(cut)), Progress.SILENT))
                    .isInstanceOf(InvalidRecord.class).hasMessageStartingWith("Line 4: ").hasMessageContaining("head");
            var headless = lines.getFirst().replaceFirst(",\"head\":\"[0-9a-f]{64}\"", "") + "\n" + String.join("\n", lines.subList(1, 4)) + "\n";
            assertThat(headless).doesNotContain("\"head\"");
            assertThat(backend.records().check(new BufferedReader(new StringReader(headless)), Progress.SILENT).record().events()).hasSize(3);
        }
    }
}
