package tercio.application.given;

import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.config.Configuration;
import org.axonframework.eventsourcing.eventstore.inmemory.InMemoryEventStorageEngine;
import org.axonframework.serialization.JavaSerializer;
import tercio.application.amendment.Branch;
import tercio.application.game.CommandResult;
import tercio.application.game.Game;
import tercio.application.game.GameCommand;
import tercio.application.game.GameCreation;
import tercio.application.game.GameResources;
import tercio.application.game.Games;
import tercio.application.game.HistoryPlan;
import tercio.application.game.HistoryQuestion;
import tercio.application.game.NewGame;
import tercio.application.game.Randomness;
import tercio.application.game.WriteSide;
import tercio.application.record.Caller;
import tercio.application.record.EventHistory;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.Parallelism;
import tercio.application.verification.Progress;
import tercio.application.verification.Replay;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/** The write side on a store in memory, with one game of a made-up rulebook. */
public final class Service implements AutoCloseable {

    private final MessageRegistry dictionary = new MessageRegistry(List.of(new Race(), new Auction()));
    private final PlainNotation notation = new PlainNotation(dictionary);
    private final InMemoryCredentialStore credentials = new InMemoryCredentialStore();
    private final StoreLog log;
    private final Configuration axon;
    private final Games games;
    private String game;

    public Service() {
        var drawn = new AtomicLong();
        // Other bytes each time, the same ones in each test.
        Randomness randomness = count -> ByteBuffer.allocate(Math.max(count, Long.BYTES)).putLong(drawn.incrementAndGet()).array();
        var lazily = new Configuration[1];
        log = new StoreLog(() -> lazily[0].eventStore());
        var clock = Clock.fixed(Instant.parse("1635-05-19T10:00:00Z"), ZoneOffset.UTC);
        var resources = new GameResources(dictionary, notation, credentials, clock, randomness, log, new InMemoryRemarkStore());
        axon = WriteSide.configure(InMemoryEventStorageEngine::new, NoTransactionManager.instance(), JavaSerializer.builder().build(), resources, 10).start();
        lazily[0] = axon;
        games = new Games(axon.commandGateway(), log, dictionary, randomness, credentials, () -> {}, clock);
    }

    /** Opens the game. */
    public Service open(NewGame wanted) {
        game = ((GameCreation.Created) games.open(wanted)).game();
        return this;
    }

    /** Goes on in a fork of the game. */
    public Service fork(int at) {
        game = ((GameCreation.Created) games.fork(game, at, Optional.empty())).game();
        return this;
    }

    /** The answer to a command. */
    public CommandResult answer(Caller caller, Command command, Integer... dice) {
        return games.execute(new GameCommand.Execute(game, caller, command, List.of(dice), OptionalInt.empty(), Optional.empty()));
    }

    /** The events of a command that is carried out. */
    public List<Event> done(Caller caller, Command command, Integer... dice) {
        var answer = answer(caller, command, dice);
        if (answer instanceof CommandResult.Done done) {
            return done.events().stream().map(RecordedEvent::fact).toList();
        }
        throw new AssertionError("not carried out: " + answer);
    }

    /** The refusal of a command, in English. */
    public String refusal(Caller caller, Command command, Integer... dice) {
        return switch (answer(caller, command, dice)) {
            case CommandResult.Declined(Verdict.Refused<?> refused) -> English.of(refused.refusal().detail());
            case CommandResult.NotPermitted(var detail) -> English.of(detail);
            case CommandResult other -> throw new AssertionError("not refused: " + other);
        };
    }

    /** The plan of an undo or a redo. */
    public HistoryPlan plan(Caller caller, HistoryQuestion question) {
        return switch (game().otherLines(past()).ask(caller, question)) {
            case HistoryQuestion.Answer.Planned(HistoryPlan plan) -> plan;
            case HistoryQuestion.Answer other -> throw new AssertionError("not planned: " + other);
        };
    }

    /** The refusal of an undo or a redo, in English. */
    public String declined(Caller caller, HistoryQuestion question) {
        return switch (game().otherLines(past()).ask(caller, question)) {
            case HistoryQuestion.Answer.Declined(Refusal refusal) -> English.of(refusal.detail());
            case HistoryQuestion.Answer.NotPermitted(var detail) -> English.of(detail);
            case HistoryQuestion.Answer other -> throw new AssertionError("not declined: " + other);
        };
    }

    /** A command as it is written down. */
    public String text(Command command) {
        return notation.encode(command);
    }

    public Game<?, ?, ?, ?> game() {
        return games.find(game).orElseThrow();
    }

    /** The branch of an open amendment. */
    public Branch<?> branch(int amendment) {
        return game().otherLines(past()).branch(amendment).orElseThrow();
    }

    private EventHistory past() {
        var record = record();
        return new EventHistory() {
            @Override
            public Command decodeCommand(String text) {
                return notation.decodeCommand("", text);
            }

            @Override
            public String encode(Event fact) {
                return notation.encode(fact).toString();
            }

            @Override
            public RecordedEvent event(int position) {
                return record.get(position - 1);
            }
        };
    }

    public List<RecordedEvent> record() {
        return log.from(game, 1);
    }

    /** The result of the verification of the record. */
    public Replay.ReplayResult verified() {
        return verified(record());
    }

    /** The result of the verification of a record of this game. */
    public Replay.ReplayResult verified(List<RecordedEvent> record) {
        return new Replay(dictionary, notation, game, credentials.secrets(game), Parallelism.ONE).of(record, Progress.SILENT);
    }

    @Override
    public void close() {
        axon.shutdown();
    }
}
