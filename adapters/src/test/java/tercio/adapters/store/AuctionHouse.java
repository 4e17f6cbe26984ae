package tercio.adapters.store;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Auction;
import tercio.application.given.AuctionCommand.AskExpert;
import tercio.application.given.AuctionCommand.Bid;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.remark.RemarkReader;
import tercio.application.verification.Progress;
import tercio.application.verification.VerificationReport;
import tercio.domain.game.Command;
import tercio.domain.game.Viewer;

/** Auctions for tests: games with secrets on a database. */
final class AuctionHouse {

    static final InstalledRulebooks AUCTIONS = new InstalledRulebooks(List.of(new Auction()), List.of());
    static final Viewer RED = Viewer.of(List.of("red"));
    static final Viewer BLUE = Viewer.of(List.of("blue"));

    /** The secrets in the auction of {@link #auction}: the reserve, the bids and the expert's answer. */
    static final int RESERVE = 424_242;
    static final int RED_BID = 717_171;
    static final int BLUE_BID = 818_181;

    private AuctionHouse() {}

    /** An auction that waits for blue's bid on the first lot: 1 opened, 2 red asks the expert, 3 red bids. */
    static String auction(GameBackend backend) {
        var game = opened(backend, DiceMode.PHYSICAL);
        carry(backend, game, "Anna", new AskExpert("red"), List.of(7));
        carry(backend, game, "Anna", new Bid("red", Optional.of(RED_BID)), List.of());
        return game;
    }

    static String opened(GameBackend backend, DiceMode dice) {
        var wanted = new NewGame(Optional.of("An auction"), "auction", new Auction.Catalogue("two-lots", 2, Optional.of(RESERVE)), dice,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    static CommandResult.Done carry(GameBackend backend, String game, String seat, Command command, List<Integer> dice) {
        var once = Optional.of(new Envelope.IdempotencyKey("key-" + command, "hash of " + command));
        return (CommandResult.Done) backend.games().execute(new Execute(game, Caller.byName(seat), command, dice, OptionalInt.empty(), once));
    }

    static List<RecordedEvent> events(GameBackend backend, String game) {
        return backend.eventLog().from(game, 1);
    }

    static String record(GameBackend backend, String game, Viewer viewer) {
        var out = new StringWriter();
        backend.records().write(game, (GameOpened) backend.eventLog().between(game, 1, 1).getFirst().fact(), backend.eventLog().newest(game), viewer, RemarkReader.PUBLIC, out);
        return out.toString();
    }

    static BufferedReader lines(String record) {
        return new BufferedReader(new StringReader(record));
    }

    static String imported(GameBackend backend, String record) {
        return ((GameCreation.Created) backend.games().adopt(backend.records().read(lines(record), Progress.SILENT))).game();
    }

    static VerificationReport verified(GameBackend backend, String game) {
        return backend.verifier().verify(game, Progress.SILENT);
    }

    static String stored(GameBackend backend, String game, int position, String column) {
        return new String(JdbcClient.create(backend.source())
                .sql("select " + column + " from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = ?")
                .params(game, position - 1).query(byte[].class).single(), StandardCharsets.UTF_8);
    }

    static void store(GameBackend backend, String game, int position, String column, String text) {
        JdbcClient.create(backend.source())
                .sql("update DomainEventEntry set " + column + " = ? where aggregateIdentifier = ? and sequenceNumber = ?")
                .params(text.getBytes(StandardCharsets.UTF_8), game, position - 1).update();
    }

    /** The lines of a record without its header. */
    static List<String> entries(String record) {
        return record.lines().skip(1).toList();
    }
}
