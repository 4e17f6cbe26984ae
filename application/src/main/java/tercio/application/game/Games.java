package tercio.application.game;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import tercio.application.place.Places;
import tercio.application.record.Envelope;
import tercio.application.record.EventLog;
import tercio.application.record.GameOpened;
import tercio.application.record.ImportedRecord;
import tercio.application.record.KernelCommand;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Remark;
import tercio.application.record.Seal;
import tercio.application.record.Storage;
import tercio.application.text.IncomingText;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/** The application service of the write side: creates, forks and imports games, and sends commands to them. */
public final class Games {

    private final CommandSender sender;
    private final EventLog log;
    private final MessageRegistry dictionary;
    private final CredentialIssuer issuer;
    private final CredentialStore credentials;
    private final Storage storage;
    private final Clock clock;
    private final Randomness randomness;

    public Games(CommandGateway gateway, EventLog log, MessageRegistry dictionary, Randomness randomness, CredentialStore credentials, Storage storage,
            Clock clock) {
        this.clock = clock;
        this.randomness = randomness;
        this.storage = storage;
        this.credentials = credentials;
        this.sender = new CommandSender(gateway);
        this.log = log;
        this.dictionary = dictionary;
        this.issuer = new CredentialIssuer(randomness);
    }

    /**
     * Opens a game.
     *
     * @param wanted of a ruleset that is known; any fault of the rest comes back in the result
     * @throws tercio.application.record.StorageUnavailable if nothing can be written
     */
    public GameCreation open(NewGame wanted) {
        var ruleset = dictionary.ruleset(wanted.ruleset()).orElseThrow();
        var faults = GameFaults.of(wanted, ruleset);
        if (!faults.isEmpty()) {
            return new GameCreation.Invalid(faults);
        }
        var game = issuer.newGameId();
        var seats = NewOpening.seats(wanted, ruleset);
        var issued = issuer.issue(seats, Places.of(seats), wanted.dice(), wanted.open(), Optional.empty(), clock.instant());
        var opening = NewOpening.of(wanted, ruleset, seats, issued.commitment(), randomness);
        return begin(game, opening, Optional.empty(), List.of(), List.of(), issued);
    }

    /** A fork that was not requested with a token. */
    public GameCreation fork(String game, int at, Optional<String> name) {
        return fork(game, at, name, "", false);
    }

    /**
     * Creates a game from the state of another at a position; the other game does not change.
     *
     * @param at 0 up to the newest position of the other game; anything else is a fault in the result
     * @param name up to 200 characters; left out, that of the other game with the position
     * @param maker the hash of the token that asks for it
     * @param closed whether nobody may watch it, although anybody may watch the other
     */
    public GameCreation fork(String game, int at, Optional<String> name, String maker, boolean closed) {
        if (name.filter(given -> given.length() > GameFaults.LONGEST_NAME).isPresent()) {
            return new GameCreation.Invalid(Map.of("/name", GameFaults.longerThan(GameFaults.LONGEST_NAME)));
        }
        var fault = name.flatMap(given -> IncomingText.fault(given, IncomingText.Kind.LINE));
        if (fault.isPresent()) {
            return new GameCreation.Invalid(Map.of("/name", fault.get()));
        }
        var events = log.from(game, 1);
        if (at < 0 || at > events.size()) {
            return new GameCreation.Invalid(Map.of("/at", Sentence.of("kernel.game.position").with("last", events.size())));
        }
        var history = new Fork(events, dictionary).upTo(at);
        var opening = (GameOpened) events.getFirst().fact();
        boolean open = opening.open() && !closed;
        var issued = issuer.issue(opening.seats(), Places.of(opening.seats()).after(history), opening.dice(), open, Optional.empty(),
                clock.instant());
        var fork = NewOpening.ofFork(opening, name, open, issued.commitment(), new GameOpened.Origin(game, at, history.size()));
        return begin(issuer.newGameId(), fork, Optional.empty(), events.getFirst().seals(), history, issued, Map.of(), maker, List.of());
    }

    /**
     * Creates a game from a record that was checked. Its tokens and its dice secret are new, because a record contains none: the players
     * get tokens, whoever else holds a place a link. The commitment to this secret enters the history with the first command; until then
     * the history is that of the record.
     */
    public GameCreation adopt(ImportedRecord record) {
        var opening = record.opening();
        var faults = GameFaults.of(opening, dictionary.ruleset(opening.ruleset()).orElseThrow());
        if (!faults.isEmpty()) {
            return new GameCreation.Invalid(faults);
        }
        var events = record.events();
        var issued = issuer.issue(opening.seats(), Places.of(opening.seats()).after(events), opening.dice(), opening.open(),
                Optional.of(new GameCredentials.Imported(record.game(), events.size())), clock.instant());
        return begin(issuer.newGameId(), opening, Optional.of(events.getFirst().envelope()), events.getFirst().seals(),
                events.subList(1, events.size()), issued, record.secrets(), "", record.remarks());
    }

    /** Opens a game to anyone who wants to watch, or to holders of a token only. */
    public void setOpen(String game, boolean open) {
        storage.requireWritable();
        credentials.setOpen(game, open);
    }

    private GameCreation begin(String game, GameOpened opening, Optional<Envelope> recorded, List<Seal> seals, List<RecordedEvent> history,
            CredentialIssuer.IssuedCredentials issued) {
        return begin(game, opening, recorded, seals, history, issued, Map.of(), "", List.of());
    }

    private GameCreation begin(String game, GameOpened opening, Optional<Envelope> recorded, List<Seal> seals, List<RecordedEvent> history,
            CredentialIssuer.IssuedCredentials issued, Map<String, String> told, String maker, List<Remark> remarks) {
        storage.requireWritable();
        CommandResult.Done done = send(new KernelCommand.OpenGame(), new GameCommand.Create(game, opening, recorded, seals, history, issued.keys(), told, maker, remarks));
        return new GameCreation.Created(game, issued.hostToken(), issued.seats(), issued.links(), issued.commitment(), done.position());
    }

    /** Executes a command. The result is durable when this returns; when it throws, nothing has changed. */
    public CommandResult execute(GameCommand.Execute command) {
        var exceeded = CommandBounds.refusal(command);
        if (exceeded.isPresent()) {
            return new CommandResult.Declined(new Verdict.Refused<>(exceeded.get()));
        }
        storage.requireWritable();
        try {
            CommandResult answer = send(command.command(), command);
            return answer instanceof CommandResult.AlreadyDone before ? repeatedResult(command.game(), before) : answer;
        } catch (AggregateNotFoundException unknown) {
            return new CommandResult.NoSuchGame(command.game());
        }
    }

    /** A game as it is now; empty where there is none. It is immutable. */
    public Optional<Game<?, ?, ?, ?>> find(String game) {
        try {
            return Optional.of(sender.<Game<?, ?, ?, ?>>send(GameCommand.FindGame.NAME, new GameCommand.FindGame(game)));
        } catch (AggregateNotFoundException unknown) {
            return Optional.empty();
        }
    }

    private <R> R send(Command asked, GameCommand command) {
        return sender.send(dictionary.commandName(asked), command);
    }

    private CommandResult repeatedResult(String game, CommandResult.AlreadyDone before) {
        var events = log.from(game, before.first()).stream()
                .takeWhile(event -> event.position() <= before.last())
                .toList();
        return new CommandResult.Done(before.last(), events);
    }
}
