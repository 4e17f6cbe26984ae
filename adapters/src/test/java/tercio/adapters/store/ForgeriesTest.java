package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptResult;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;

/**
 * 1,000 forgeries of random records. One that leaves the chain as it was is refused with its line. One whose whole chain was computed
 * again is found by the receipts, with its first position; many of these verification finds without a receipt.
 */
class ForgeriesTest {

    private static final int GAMES = 20;
    private static final int FORGERIES = 1_000;

    private static GameBackend backend;
    private static final List<Recorded> RECORDS = new ArrayList<>();

    /** A record with a receipt of each position. */
    private record Recorded(List<String> lines, List<Receipt> receipts) {}

    @BeforeAll
    static void play() {
        backend = GameBackend.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
        var random = new Random(14);
        for (int game = 0; game < GAMES; game++) {
            RECORDS.add(recorded(random));
        }
    }

    @AfterAll
    static void end() {
        backend.close();
    }

    private static Recorded recorded(Random random) {
        var track = new Race.Track("long", 100, Optional.empty());
        var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), "race", track, DiceMode.SERVER, UndoRule.FREE, Map.of(),
                true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()), new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())))))
                .game();
        int length = 8 + random.nextInt(20);
        while (backend.eventLog().newest(game) < length) {
            int kind = random.nextInt(8);
            int number = random.nextInt(backend.eventLog().newest(game));
            // Only one of them is to move.
            if (!done(game, "Anna", command("red", kind, number))) {
                done(game, "Bert", command("blue", kind, number));
            }
        }
        var events = backend.eventLog().from(game, 1);
        return new Recorded(exported(game), events.stream().map(event -> backend.receipts().issue(game, event.position(), event.hash())).toList());
    }

    private static Command command(String pawn, int kind, int number) {
        return switch (kind) {
            case 0, 1, 2 -> new Step(pawn, 1 + number % 3);
            case 3, 4, 5 -> new Gamble(pawn);
            case 6 -> new Rest(pawn);
            default -> new KernelCommand.Undo(1 + number, "a slip");
        };
    }

    private static boolean done(String game, String seat, Command command) {
        return backend.games().execute(new Execute(game, Caller.seat(seat), command, List.of(), OptionalInt.empty(), Optional.empty()))
                instanceof CommandResult.Done;
    }

    private static List<String> exported(String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString().lines().toList();
    }

    private static BufferedReader reader(String text) {
        return new BufferedReader(new StringReader(text));
    }

    private static Optional<InvalidRecord> refused(Forgery forgery) {
        return Optional.ofNullable(catchThrowableOfType(InvalidRecord.class, () -> backend.records().check(reader(forgery.text()), Progress.SILENT)));
    }

    private static List<ReceiptResult> compared(Forgery forgery, List<Receipt> receipts) {
        return backend.records().compare(reader(forgery.text()), receipts);
    }

    private static Forgery forged(Recorded recorded, Recorded other, int kind, Random random) {
        var lines = recorded.lines();
        return switch (kind) {
            case 0, 1 -> Forgery.altered(lines, random);
            case 2 -> Forgery.dropped(lines, random);
            case 3 -> Forgery.reordered(lines, random);
            case 4 -> Forgery.truncated(lines, random, false);
            case 5 -> Forgery.spliced(lines, other.lines(), random);
            case 6 -> Forgery.restamped(lines, random);
            case 7 -> Forgery.signed(lines, random);
            case 8 -> Forgery.explained(lines, random);
            default -> Forgery.opened(lines, random);
        };
    }

    private static Recorded any(Random random) {
        return RECORDS.get(random.nextInt(RECORDS.size()));
    }

    private static Recorded other(Recorded than, Random random) {
        var other = any(random);
        return other == than ? other(than, random) : other;
    }

    @Test
    void aForgeryThatLeavesTheChainIsRefusedWithItsFirstLineAndTheReceiptsAgree() {
        var random = new Random(1);
        for (int time = 0; time < FORGERIES / 2; time++) {
            var recorded = any(random);
            var forgery = forged(recorded, other(recorded, random), time % 10, random);

            assertThat(refused(forgery)).as("%s at %s", forgery.kind(), forgery.first())
                    .hasValueSatisfying(refusal -> assertThat(refusal).as(forgery.kind()).hasMessageStartingWith("Line " + (forgery.first() + 1) + ":"));
            var failing = compared(forgery, recorded.receipts()).stream().filter(result -> !result.holds()).toList();
            // A forgery of the hash beside the last event alone leaves all that the receipts saw.
            assertThat(failing).allSatisfy(result -> assertThat(result.from()).as(forgery.kind()).contains(forgery.first()));
            assertThat(failing.isEmpty()).as("%s at %s", forgery.kind(), forgery.first()).isEqualTo(saysTheSame(forgery, recorded));
        }
    }

    /** Whether what is covered by the chain is unchanged: the letters that were altered are those of a position or of a hash. */
    private static boolean saysTheSame(Forgery forgery, Recorded recorded) {
        return forgery.kind().equals("a byte altered") && contents(forgery.lines().get(forgery.first())).equals(contents(recorded.lines().get(forgery.first())));
    }

    private static String contents(String line) {
        return line.replaceFirst("^\\{\"\\w+\":(0|[1-9]\\d*),\"type\"", "").replaceFirst(",\"\\w+\":\"\\w+\"\\}$", "");
    }

    @Test
    void aForgeryWhoseWholeChainWasComputedAgainIsFoundByTheReceiptsWithItsFirstPosition() {
        var random = new Random(2);
        var all = new TreeMap<String, Integer>();
        var byVerification = new TreeMap<String, Integer>();
        for (int time = 0; time < FORGERIES / 2; time++) {
            var recorded = any(random);
            // A byte is altered below: it must leave JSON that can be chained again.
            int kind = 2 + time % 8;
            var forgery = kind == 4 ? Forgery.truncated(recorded.lines(), random, true) : forged(recorded, other(recorded, random), kind, random).rehashed();

            var failing = compared(forgery, recorded.receipts()).stream().filter(result -> !result.holds()).toList();

            assertThat(failing).as("%s at %s", forgery.kind(), forgery.first()).isNotEmpty().allSatisfy(result -> {
                assertThat(result.from()).contains(forgery.first());
                assertThat(result.receipt().position()).isGreaterThanOrEqualTo(forgery.first());
                assertThat(result.heldUpTo()).isGreaterThanOrEqualTo(forgery.first() - 1);
            });
            var latest = List.of(recorded.receipts().getLast());
            assertThat(compared(forgery, latest)).as("the newest receipt alone").singleElement()
                    .satisfies(result -> assertThat(result.holds()).isFalse());
            all.merge(forgery.kind(), 1, Integer::sum);
            refused(forgery).ifPresent(refusal -> byVerification.merge(forgery.kind(), 1, Integer::sum));
        }
        assertThat(byVerification.get("another explanation, rehashed")).isEqualTo(all.get("another explanation, rehashed"));
        assertThat(byVerification).as("found without a receipt").containsKeys("an event dropped, rehashed", "two events swapped, rehashed",
                "two games spliced, rehashed", "another author, rehashed", "restamped, rehashed");
        // A cut between two commands is a shorter game, which nothing but a receipt can tell from the whole one.
        assertThat(byVerification.get("the tail cut, the header mended")).isLessThan(all.get("the tail cut, the header mended"));
    }

    @Test
    void aRecordUnderTheNameOfAnotherGameIsFoundByAReceipt() {
        var recorded = RECORDS.getFirst();
        var receipt = recorded.receipts().getLast();
        var renamed = new Forgery("another game", recorded.lines().stream().map(line -> line.replace("\"game\":\"" + receipt.game() + "\"", "\"game\":\"other\"")).toList(), 0);

        assertThat(refused(renamed)).isEmpty();
        assertThat(compared(renamed, List.of(receipt))).extracting(ReceiptResult::finding).containsExactly(ReceiptResult.Finding.OTHER_GAME);
    }

    @Test
    void anHonestRecordHoldsWhatEveryReceiptSaw() {
        for (var recorded : RECORDS) {
            var honest = new Forgery("none", recorded.lines(), 0);
            assertThat(refused(honest)).isEmpty();
            assertThat(compared(honest, recorded.receipts())).allMatch(ReceiptResult::holds);
        }
    }
}
