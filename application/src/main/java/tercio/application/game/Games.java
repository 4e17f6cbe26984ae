package tercio.application.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import tercio.application.dice.Commitment;
import tercio.application.record.Archive;
import tercio.application.record.Chain;
import tercio.application.record.Dictionary;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Storage;
import tercio.application.record.TakenRecord;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** The door of the write side: opens games, carries commands to them, forks them and takes records in. */
public final class Games {

    private final CommandGateway gateway;
    private final Archive archive;
    private final Dictionary dictionary;
    private final Mint mint;
    private final Vault vault;
    private final Storage storage;

    public Games(CommandGateway gateway, Archive archive, Dictionary dictionary, Randomness randomness, Vault vault, Storage storage) {
        this.storage = storage;
        this.vault = vault;
        this.gateway = gateway;
        this.archive = archive;
        this.dictionary = dictionary;
        this.mint = new Mint(randomness);
    }

    /** Opens a game. The ruleset must be known. */
    public Opened open(NewGame wanted) {
        var ruleset = dictionary.ruleset(wanted.ruleset()).orElseThrow();
        var faults = Faults.of(wanted, ruleset);
        if (!faults.isEmpty()) {
            return new Opened.Faulty(faults);
        }
        var game = mint.game();
        var seats = wanted.seats().stream().map(seat -> new GameOpened.Seat(seat.name(), seat.controls())).toList();
        var minted = mint.keys(seats, wanted.dice(), wanted.open(), Optional.empty());
        var contribution = Commitment.contribution(wanted.seats().stream()
                .flatMap(seat -> Stream.of(seat.name(), seat.contribution().orElse(""))).toList());
        var opening = new GameOpened(wanted.name().orElseGet(() -> titleOf(wanted.scenario(), ruleset)), wanted.ruleset(), ruleset.edition(),
                wanted.scenario(), wanted.readings(), wanted.dice(), wanted.undo(), wanted.open(), seats,
                minted.commitment(), contribution, Optional.empty());
        return begin(game, opening, Optional.empty(), List.of(), minted);
    }

    /** A scenario of the ruleset is called by its title, one that was sent along by its own name. */
    private static String titleOf(Scenario scenario, Ruleset<?, ?, ?, ?> ruleset) {
        var name = scenario.name();
        return ruleset.scenario(name).filter(scenario::equals).map(printed -> ruleset.scenarios().get(name).title()).orElse(name);
    }

    /** A game that takes over what another was at a position; that one stays as it is. */
    public Opened fork(String game, int at, Optional<String> name) {
        if (name.filter(given -> given.length() > Faults.LONGEST_NAME).isPresent()) {
            return new Opened.Faulty(Map.of("/name", "has at most " + Faults.LONGEST_NAME + " characters"));
        }
        var events = archive.from(game, 1);
        if (at < 0 || at > events.size()) {
            return new Opened.Faulty(Map.of("/at", "is a position from 0 to " + events.size()));
        }
        var history = new Fork(events, dictionary).upTo(at);
        var opening = (GameOpened) events.getFirst().fact();
        var minted = mint.keys(opening.seats(), opening.dice(), opening.open(), Optional.empty());
        var fork = new GameOpened(name.orElse(Faults.shortened(opening.name()) + ", from " + at), opening.ruleset(), opening.edition(),
                opening.scenario(), opening.readings(), opening.dice(), opening.undo(), opening.open(), opening.seats(),
                minted.commitment(), opening.contribution(),
                Optional.of(new GameOpened.Origin(game, at, history.size())));
        return begin(mint.game(), fork, Optional.empty(), history, minted);
    }

    /**
     * A game from a record that was checked. Its tokens are new, and so is the secret of the dice to come: a record carries
     * none. The commitment to this secret enters the history with the first command; until then the history is the record's.
     */
    public Opened adopt(TakenRecord record) {
        var opening = record.opened();
        var faults = Faults.of(opening, dictionary.ruleset(opening.ruleset()).orElseThrow());
        if (!faults.isEmpty()) {
            return new Opened.Faulty(faults);
        }
        var events = record.events();
        var minted = mint.keys(opening.seats(), opening.dice(), opening.open(),
                Optional.of(new Keys.Imported(record.game(), events.size())));
        return begin(mint.game(), opening, Optional.of(events.getFirst().envelope()), events.subList(1, events.size()), minted);
    }

    /**
     * Gives a seat another token, for a player who lost it or a player who takes over; the one before is worth nothing now.
     *
     * @return the token, told this once; empty where the game has no such seat
     */
    public Optional<String> reseat(String game, String seat) {
        if (vault.of(game).filter(keys -> keys.seats().containsKey(seat)).isEmpty()) {
            return Optional.empty();
        }
        var token = mint.token();
        storage.ready();
        vault.reseat(game, seat, Chain.hash(token));
        return Optional.of(token);
    }

    /** Lets anyone look on from now on, or only who holds a token. */
    public void show(String game, boolean open) {
        storage.ready();
        vault.show(game, open);
    }

    private Opened begin(String game, GameOpened opening, Optional<Envelope> recorded, List<RecordedEvent> history,
            Mint.Minted minted) {
        storage.ready();
        Answer.Done done = gateway.sendAndWait(new GameCommand.Begin(game, opening, recorded, history, minted.keys()));
        return new Opened.Made(game, minted.hostToken(), minted.seats(), minted.commitment(), done.position());
    }

    /** Carries a command to its game. Durable when this returns; when it throws, nothing has changed. */
    public Answer carry(GameCommand.Carry command) {
        var exceeded = CommandBounds.exceeded(command);
        if (exceeded.isPresent()) {
            return new Answer.Forbidden(exceeded.get());
        }
        storage.ready();
        try {
            Answer answer = gateway.sendAndWait(command);
            return answer instanceof Answer.DoneBefore before ? again(command.game(), before) : answer;
        } catch (AggregateNotFoundException unknown) {
            return new Answer.NoSuchGame(command.game());
        }
    }

    private Answer again(String game, Answer.DoneBefore before) {
        var events = archive.from(game, before.first()).stream()
                .takeWhile(event -> event.position() <= before.last())
                .toList();
        return new Answer.Done(before.last(), events);
    }
}
