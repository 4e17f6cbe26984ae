package tercio.application.game;

import java.math.BigInteger;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Stream;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.common.lock.LockAcquisitionFailedException;
import org.axonframework.messaging.GenericMessage;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.ConcurrencyException;
import tercio.application.dice.Commitment;
import tercio.application.place.Places;
import tercio.application.record.BoundedLock;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.Envelope;
import tercio.application.record.EventLog;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.ImportedRecord;
import tercio.application.record.KernelCommand;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Remark;
import tercio.application.record.Seal;
import tercio.application.record.Storage;
import tercio.application.record.StorageUnavailable;
import tercio.application.text.IncomingText;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;

/** The application service of the write side: creates, forks and imports games, and sends commands to them. */
public final class Games {

    /** The most attempts of a command that loses the race for its position each time. */
    private static final int ATTEMPTS = 12;
    /** Nanoseconds between two attempts: at most twice as long each time, at random. */
    private static final long FIRST_PAUSE = 1_000_000;
    private static final long LONGEST_PAUSE = 250_000_000;

    /** So many that no remainder of a division is likelier than another. */
    private static final int RANDOM_BYTES = 16;

    private final CommandGateway gateway;
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
        this.gateway = gateway;
        this.log = log;
        this.dictionary = dictionary;
        this.issuer = new CredentialIssuer(randomness);
    }

    /** Opens a game. The ruleset must be known. */
    public GameCreation open(NewGame wanted) {
        var ruleset = dictionary.ruleset(wanted.ruleset()).orElseThrow();
        var faults = GameFaults.of(wanted, ruleset);
        if (!faults.isEmpty()) {
            return new GameCreation.Invalid(faults);
        }
        var game = issuer.newGameId();
        var seats = seats(wanted, ruleset);
        var issued = issuer.issue(seats, Places.of(seats), wanted.dice(), wanted.open(), Optional.empty(), clock.instant());
        var contribution = Commitment.contribution(wanted.seats().stream()
                .flatMap(seat -> Stream.of(seat.name(), seat.contribution().orElse(""))).toList());
        var opening = new GameOpened(wanted.name().orElseGet(() -> titleOf(wanted.scenario(), ruleset)), wanted.ruleset(), ruleset.edition(),
                recorded(wanted, ruleset), wanted.readings(), wanted.dice(), wanted.undo(), wanted.open(), seats,
                issued.commitment(), contribution, Optional.empty(), wanted.openTable() ? Optional.of(true) : Optional.empty(),
                terms(wanted.dice(), wanted.contributions()));
        return begin(game, opening, Optional.empty(), List.of(), List.of(), issued);
    }

    private <N extends Scenario> N recorded(NewGame wanted, Ruleset<?, ?, ?, N> ruleset) {
        return ruleset.recorded(ruleset.scenarioType().cast(wanted.scenario()), new Readings(wanted.readings()),
                bound -> new BigInteger(1, randomness.bytes(RANDOM_BYTES)).mod(BigInteger.valueOf(bound)).intValueExact());
    }

    /** The seats. Whoever controls a party also controls those that it leads and that no seat asked for. */
    private static <N extends Scenario> List<GameOpened.Seat> seats(NewGame wanted, Ruleset<?, ?, ?, N> ruleset) {
        var led = new TreeMap<>(ruleset.ledParties(ruleset.scenarioType().cast(wanted.scenario())));
        wanted.seats().forEach(seat -> led.keySet().removeAll(seat.controls()));
        return wanted.seats().stream().map(seat -> new GameOpened.Seat(seat.name(), Stream.concat(seat.controls().stream(),
                led.entrySet().stream().filter(minor -> seat.controls().contains(minor.getValue())).map(Map.Entry::getKey)).toList())).toList();
    }

    /**
     * A fork throws its dice by the current method, whatever that of the other game, because it has its own commitment.
     */
    private static Optional<DiceTerms> terms(DiceMode dice, DiceTerms.Contributions contributions) {
        return dice == DiceMode.SERVER ? Optional.of(DiceTerms.now(contributions)) : Optional.empty();
    }

    /** A printed scenario gives the game its title, a scenario from the request its name. */
    private static <N extends Scenario> String titleOf(Scenario scenario, Ruleset<?, ?, ?, N> ruleset) {
        var name = scenario.name();
        return ruleset.scenario(name)
                .filter(printed -> scenario.enteredTables().map(entered -> ruleset.withTables(printed, entered)).orElse(printed).equals(scenario))
                .map(printed -> ruleset.scenarios().get(name).title()).orElse(name);
    }

    /** A fork that was not requested with a token. */
    public GameCreation fork(String game, int at, Optional<String> name) {
        return fork(game, at, name, "", false);
    }

    /**
     * Creates a game from the state of another at a position; the other game does not change.
     *
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
        var fork = new GameOpened(name.orElse(GameFaults.shortened(opening.name()) + ", from " + at), opening.ruleset(), opening.edition(),
                opening.scenario(), opening.readings(), opening.dice(), opening.undo(), open, opening.seats(),
                issued.commitment(), opening.contribution(),
                Optional.of(new GameOpened.Origin(game, at, history.size())), opening.openTable(),
                terms(opening.dice(), opening.terms().contributions()));
        return begin(issuer.newGameId(), fork, Optional.empty(), events.getFirst().seals(), history, issued, Map.of(), maker, List.of());
    }

    /**
     * Creates a game from a record that was checked. Its tokens and its dice secret are new, because a record contains none: the players
     * get tokens, whoever else holds a place a link. The
     * commitment to this secret enters the history with the first command; until then the history is that of the record.
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

    /**
     * Gives a person a place. The host always gives a new link with it, and the token that the person had is no longer valid; a player gives
     * one where the person has no token.
     */
    public PlacementResult grant(GameCommand.Execute command, KernelCommand.GrantPlace grant) {
        return withLink(issuer.newLink(grant.person(), "", clock.instant()), command.game(), link -> execute(new GameCommand.Execute(command.game(), command.caller(),
                grant, command.dice(), command.expected(), command.once(), Optional.of(link))));
    }

    /** Makes a new link for a person who holds a place; its token and the link before are no longer valid. */
    public PlacementResult invite(String game, Caller caller, String person) {
        storage.requireWritable();
        return withLink(issuer.newLink(person, "", clock.instant()), game, link -> send(GameCommand.Invite.NAME, new GameCommand.Invite(game, caller, link)));
    }

    /**
     * Runs a command with a link. The link is returned if the command was carried out now and the person has it
     * afterwards.
     */
    private PlacementResult withLink(PlaceLink link, String game, Function<PlaceLink, CommandResult> command) {
        try {
            var result = command.apply(link);
            boolean valid = credentials.find(game).filter(keys -> keys.hasInvitationSecret(link.secret())).isPresent();
            return new PlacementResult(result, valid ? find(game).map(now -> link.withPlace(now.places().inWords(link.person()))) : Optional.empty());
        } catch (AggregateNotFoundException unknown) {
            return new PlacementResult(new CommandResult.NoSuchGame(game), Optional.empty());
        }
    }

    /**
     * The answer to a place that was given.
     *
     * @param link of the person, shown once; empty where nothing was given, or where the person keeps the token that it has
     */
    public record PlacementResult(CommandResult result, Optional<PlaceLink> link) {}

    /**
     * Opens the link of a person: it ends, and the person gets its token.
     *
     * @return the token, shown once; empty where there is no such game or no such open link in it
     */
    public Optional<PersonToken> redeemLink(String game, String secret) {
        return redeemLink(game, secret, issuer.newToken());
    }

    /**
     * Opens the link of a person, who gets a token that is known already.
     *
     * @return the token; empty where there is no such game or no such open link in it
     */
    public Optional<PersonToken> redeemLink(String game, String secret, String token) {
        storage.requireWritable();
        if (credentials.find(game).filter(keys -> keys.hasInvitationSecret(secret)).isEmpty()) {
            return Optional.empty();
        }
        return this.<Optional<String>>send(GameCommand.Take.NAME, new GameCommand.Take(game, HashChain.hash(secret), HashChain.hash(token)))
                .map(person -> new PersonToken(person, token));
    }

    /** A person with its new token. */
    public record PersonToken(String person, String token) {

        /** Keeps the token out of logs. */
        @Override
        public String toString() {
            return "token of " + person;
        }
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
            return Optional.of(this.<Game<?, ?, ?, ?>>send(GameCommand.FindGame.NAME, new GameCommand.FindGame(game)));
        } catch (AggregateNotFoundException unknown) {
            return Optional.empty();
        }
    }

    private <R> R send(Command asked, GameCommand command) {
        return send(dictionary.commandName(asked), command);
    }

    /**
     * Sends a command. Another service may win the race for the next position of the game; then the game is loaded
     * again and the command decided once more.
     */
    private <R> R send(String name, GameCommand command) {
        for (int attempt = 1;; attempt++) {
            try {
                return gateway.sendAndWait(new GenericCommandMessage<>(new GenericMessage<>(command), name));
            } catch (LockAcquisitionFailedException waitedTooLong) {
                throw BoundedLock.tooLong();
            } catch (ConcurrencyException lost) {
                if (attempt == ATTEMPTS) {
                    throw new StorageUnavailable("other services changed the game each of the " + ATTEMPTS + " times that it was tried; nothing was done, try again", lost);
                }
                LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(Math.min(LONGEST_PAUSE, FIRST_PAUSE << attempt)));
            }
        }
    }

    private CommandResult repeatedResult(String game, CommandResult.AlreadyDone before) {
        var events = log.from(game, before.first()).stream()
                .takeWhile(event -> event.position() <= before.last())
                .toList();
        return new CommandResult.Done(before.last(), events);
    }
}
