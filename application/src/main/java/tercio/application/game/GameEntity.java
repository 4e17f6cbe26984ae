package tercio.application.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.messaging.MetaData;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.modelling.command.CreationPolicy;
import tercio.application.board.BoardHasher;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.ServerDice;
import tercio.application.dice.TypedDice;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Disclosure;
import tercio.application.record.Envelope;
import tercio.application.record.EventHistory;
import tercio.application.record.Explanation;
import tercio.application.record.HashChain;
import tercio.application.record.HashedEnvelope;
import tercio.application.record.KernelCommand;
import tercio.application.record.Reapplied;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Seal;
import tercio.application.record.StoredEntries;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/** The Axon entity of one game: passes commands to the rulebook and appends the events that it decides. */
public class GameEntity {

    @AggregateIdentifier
    private String id;

    private Game<?, ?, ?, ?> game;

    /** The time at which the newest event was recorded. */
    private Instant newest = Instant.MIN;

    /** Derived from the game, and not part of its event-sourced state. */
    private final transient BoardHasher boards = new BoardHasher();
    /** The game after the event that is being appended; null while stored events are read. */
    private Game<?, ?, ?, ?> applied;

    protected GameEntity() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.ALWAYS)
    CommandResult handle(GameCommand.Create command, GameResources resources) {
        id = command.game();
        resources.credentials().keep(id, command.keys());
        resources.credentials().noteOpening(id, command.opening());
        command.opening().forkedFrom().ifPresent(origin -> resources.credentials().noteFork(id, origin, command.maker()));
        command.told().values().forEach(secret -> resources.credentials().keepRevealed(id, HexFormat.of().parseHex(secret)));
        command.remarks().forEach(remark -> resources.remarks().add(id, remark, Optional.empty()));
        var first = command.recorded().orElseGet(() -> new Envelope(Instant.now(resources.clock()), Caller.HOST_NAME,
                resources.notation().encode(new KernelCommand.OpenGame()), 1, List.of(), Explanation.NONE, Optional.empty(), Optional.empty(), Optional.empty()));
        var events = new ArrayList<RecordedEvent>();
        events.add(append(command.opening(), first, Optional.empty(), command.seals(), resources));
        resources.credentials().noteFirstHash(id, events.getFirst().hash());
        for (var past : command.history()) {
            events.add(append(past.fact(), past.envelope(), Optional.empty(), past.seals(), resources));
        }
        return new CommandResult.Done(game.position(), events);
    }

    @CommandHandler
    CommandResult handle(GameCommand.Execute command, GameResources resources) {
        requireNewest(resources);
        if (command.once().isPresent()) {
            var before = game.answerTo(command.once().get());
            if (before.isPresent()) {
                return before.get().body().equals(command.once().get().body())
                        ? new CommandResult.AlreadyDone(before.get().first(), before.get().last())
                        : new CommandResult.IdempotencyKeyReused(command.once().get().key());
            }
        }
        if (command.expected().isPresent() && command.expected().getAsInt() != game.position()) {
            return new CommandResult.StalePosition(game.position());
        }
        var before = game.places();
        var known = command.withCaller(game.rights().resolveCaller(command.caller(), command.command()));
        var name = PersonNames.fault(game, known);
        if (name.isPresent()) {
            return new CommandResult.Malformed("/person", name.get());
        }
        var result = game.opening().dice() == DiceMode.PHYSICAL ? withTypedDice(known, resources) : withServerDice(known, resources);
        if (game.places() != before) {
            new PlaceTokens(id, resources).update(before, game.places(), known);
        }
        return result;
    }

    private CommandResult withTypedDice(GameCommand.Execute command, GameResources resources) {
        var forbidden = prohibition(command);
        if (forbidden.isPresent()) {
            return forbidden.get();
        }
        var dice = new TypedDice(command.dice(), game::inWords);
        return switch (decide(game, command, dice, resources)) {
            case Verdict.Accepted<?> accepted when dice.mismatch().isPresent() -> new CommandResult.DiceMismatch(dice.mismatch().get());
            case Verdict.Accepted<?> accepted -> append(accepted, accepted.rolls(), command, resources);
            case Verdict.NeedsDie<?> wants when dice.hasImpossibleValue() -> new CommandResult.DiceMismatch(dice.mismatch().orElseThrow());
            case Verdict.Declined<?> declined -> new CommandResult.Declined(declined);
        };
    }

    private CommandResult withServerDice(GameCommand.Execute command, GameResources resources) {
        if (!command.dice().isEmpty()) {
            return new CommandResult.DiceMismatch(Sentence.of("kernel.dice.server-throws"));
        }
        var forbidden = prohibition(command);
        if (forbidden.isPresent()) {
            return forbidden.get();
        }
        var next = NextSecret.of(game.commitments(), resources.credentials().find(id).orElseThrow(), resources.randomness());
        var deciding = next.due().isPresent() ? game.withPendingCommitment() : game;
        boolean wait = !deciding.contributions().owingSeats().isEmpty();
        var dice = new ServerDice(next.secret(), id, deciding.contributions().combinedText(), DiceMethod.of(game.opening().terms()), game::throwCount,
                deciding.keptDice());
        return switch (decide(deciding, command, wait ? Dice.NONE : dice, resources)) {
            case Verdict.Accepted<?> accepted -> {
                next.due().ifPresent(due -> commit(next, command.caller(), Optional.empty(), resources));
                yield append(accepted, dice.withQuestions(accepted.rolls()), command, resources);
            }
            case Verdict.NeedsDie<?> wants when wait -> new CommandResult.Declined(new Verdict.Refused<>(
                    new ContributionDecision(deciding.contributions(), game.opening()).waitingRefusal(command.caller())));
            case Verdict.Declined<?> declined -> new CommandResult.Declined(declined);
        };
    }

    /** The objection to a command whatever the rules say of it: a right that its sender lacks, or a limit; empty where there is none. */
    private Optional<CommandResult> prohibition(GameCommand.Execute command) {
        var rights = game.rights();
        return rights.permissionDenial(command.caller(), command.command()).<CommandResult>map(CommandResult.NotPermitted::new)
                .or(() -> rights.limitRefusal(command.caller(), command.command()).or(() -> rights.refusalVisibleToSender(command.caller(), command.command()))
                        .map(refusal -> new CommandResult.Declined(new Verdict.Refused<>(refusal))));
    }

    private Verdict<?> decide(Game<?, ?, ?, ?> game, GameCommand.Execute command, Dice dice, GameResources resources) {
        return game.decide(command.caller(), command.command(), dice, past(resources));
    }

    private EventHistory past(GameResources resources) {
        return new StoredEventHistory(resources.log(), resources.notation(), id, game.opening().ruleset(), game.position());
    }

    /** The right to the link is asked here, where no place changes at the same time. */
    @CommandHandler
    CommandResult handle(GameCommand.Invite command, GameResources resources) {
        requireNewest(resources);
        var withdrawal = new KernelCommand.WithdrawPlace(command.link().person(), Optional.empty());
        var caller = game.rights().resolveCaller(command.caller(), withdrawal);
        var objection = game.rights().linkDenial(caller, withdrawal);
        if (objection.isPresent()) {
            return new CommandResult.NotPermitted(objection.get());
        }
        if (game.decide(caller, withdrawal, Dice.NONE, past(resources)) instanceof Verdict.Declined<?> nobody) {
            return new CommandResult.Declined(nobody);
        }
        new PlaceTokens(id, resources).renew(game.places(), command, caller.person());
        return new CommandResult.Done(game.position(), List.of());
    }

    @CommandHandler
    Optional<String> handle(GameCommand.Take command, GameResources resources) {
        requireNewest(resources);
        return new PlaceTokens(id, resources).redeem(game.places(), command);
    }

    /** The game as it is, to be looked at outside: it is immutable. */
    @CommandHandler
    Game<?, ?, ?, ?> handle(GameCommand.FindGame look, GameResources resources) {
        requireNewest(resources);
        return game;
    }

    /**
     * Refuses to decide on an outdated state: another service may have appended to the game since it was cached here.
     */
    private void requireNewest(GameResources resources) {
        var newest = resources.log().sharedNewest(id);
        if (newest.isPresent() && newest.getAsInt() != game.position()) {
            throw new ConcurrencyException("game " + id + " has come to position " + newest.getAsInt() + ", and " + game.position() + " is cached");
        }
    }

    /**
     * The commitment to a new secret comes before the command whose dice the secret throws.
     *
     * @param once the mark of the command that it belongs to; empty where it comes before a command
     */
    private RecordedEvent commit(NextSecret next, Caller caller, Optional<Envelope.IdempotencyKey> once, GameResources resources) {
        var due = next.due().orElseThrow();
        resources.credentials().renew(id, next.secret());
        return append(due, new Envelope(now(resources), caller.name(), resources.notation().encode(new KernelCommand.CommitDice()),
                game.position() + 1, List.of(), Explanation.NONE, once, edition(),
                Optional.of(game.boardHash(boards)), game.hasSecrets() ? Disclosure.ofEnvelope(List.of(), List.of(due), due, true) : List.of(), caller.acting(), Optional.empty()),
                Optional.empty(), List.of(), resources);
    }

    /** Never before the newest event, also where a clock was set back or a record comes from a machine whose clock is ahead. */
    private Instant now(GameResources resources) {
        var now = Instant.now(resources.clock());
        return now.isBefore(newest) ? newest : now;
    }

    /** The edition of the rules that decides now, where it is not the one under which the game was opened. */
    private Optional<String> edition() {
        return Optional.of(game.editions().current()).filter(now -> !now.equals(game.opening().edition()));
    }

    private CommandResult append(Verdict.Accepted<?> accepted, List<Roll> thrown, GameCommand.Execute command, GameResources resources) {
        var before = game;
        var events = new ArrayList<>(append(accepted, new Given(command.caller(), command.command(),
                resources.notation().encode(command.command()), thrown, command.once(), Optional.empty()), resources));
        accepted.events().stream().map(Verdict.ExplainedEvent::event).filter(AmendmentAdopted.class::isInstance).map(AmendmentAdopted.class::cast)
                .findFirst().ifPresent(adopted -> events.addAll(reapply(before, adopted.amendment(), command, resources)));
        return new CommandResult.Done(game.position(), events);
    }

    /** The commands of an adopted branch, and the commitment of its line to a secret of its own. */
    private List<RecordedEvent> reapply(Game<?, ?, ?, ?> before, int amendment, GameCommand.Execute command, GameResources resources) {
        var branch = before.otherLines(past(resources)).branch(amendment).orElseThrow();
        var events = new ArrayList<RecordedEvent>();
        for (var applied : branch.applied()) {
            var given = applied.command();
            events.addAll(append(applied.verdict(), new Given(given.by(), applied.read(), given.causedBy(), applied.rolls(), command.once(),
                    Optional.of(given.reappliedMark(amendment))), resources));
        }
        if (game.commitments().isAmended() && !game.commitments().isRevealed()) {
            var secret = resources.randomness().bytes(CredentialIssuer.SECRET);
            events.add(commit(NextSecret.ofAmendedLine(secret), command.caller(), command.once(), resources));
        }
        return events;
    }

    /**
     * A command that is carried out, as it is recorded.
     *
     * @param again the mark of a command that an adopted amendment applies
     */
    private record Given(Caller by, Command command, String causedBy, List<Roll> rolls, Optional<Envelope.IdempotencyKey> once, Optional<Reapplied> again) {}

    private List<RecordedEvent> append(Verdict.Accepted<?> accepted, Given given, GameResources resources) {
        int since = game.position() + 1;
        var now = now(resources);
        var edition = edition();
        var rolls = given.rolls();
        var events = new ArrayList<RecordedEvent>();
        for (var ruled : accepted.events()) {
            var board = accepted.boards().isEmpty() ? Optional.empty() : Optional.of(accepted.boards().get(events.size()));
            boolean last = events.size() + 1 == accepted.events().size();
            var envelope = new Envelope(now, given.by().name(), given.causedBy(), since, rolls, Explanation.of(ruled.explanation()),
                    given.once(), edition, last ? Optional.of(game.boardHashAfter(ruled.event(), board, boards)) : Optional.empty(),
                    game.hasSecrets() ? secrets(given.command(), accepted, ruled.event()) : List.of(), given.by().acting(), given.again());
            events.add(append(ruled.event(), envelope, board, List.of(), resources));
            rolls = List.of();
        }
        return events;
    }

    private static List<Secret> secrets(Command command, Verdict.Accepted<?> accepted, Event event) {
        return Disclosure.ofEnvelope(command.secrets(), accepted.events().stream().map(Verdict.ExplainedEvent::event).toList(), event, true);
    }

    /**
     * Appends an event. Its text is written once, here, and stored as it is hashed.
     *
     * @param board after the event, where it is known from the decision
     * @param before the seals of an event that was recorded elsewhere before; it keeps their salts
     */
    private RecordedEvent append(Event fact, Envelope envelope, Optional<?> board, List<Seal> before, GameResources resources) {
        int position = game == null ? 1 : game.position() + 1;
        var previous = game == null ? HashChain.START : game.head();
        var writer = new EntryWriter(resources.notation(), resources.randomness());
        var texts = writer.texts(fact, envelope, before);
        var entry = StoredEntries.Entry.after(previous, position, texts, resources.notation().sealing());
        var event = writer.event(fact, envelope, entry);
        applied = game == null ? Game.open(event, resources.dictionary()) : game.after(event, board);
        AggregateLifecycle.apply(fact, MetaData.with(HashedEnvelope.KEY, new HashedEnvelope(event.envelope(), entry.hash()))
                .and(StoredEntries.Entry.KEY, entry));
        return event;
    }

    @EventSourcingHandler
    void on(Event fact, DomainEventMessage<?> message, GameResources resources) {
        id = message.getAggregateIdentifier();
        var recorded = ((HashedEnvelope) message.getMetaData().get(HashedEnvelope.KEY)).envelope().at();
        newest = recorded.isAfter(newest) ? recorded : newest;
        if (applied == null) {
            var event = RecordedEvent.of(message);
            game = game == null ? Game.open(event, resources.dictionary()) : game.after(event);
        } else {
            game = applied;
            applied = null;
        }
    }
}
