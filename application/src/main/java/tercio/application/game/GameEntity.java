package tercio.application.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.messaging.MetaData;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;
import tercio.application.dice.ServerDice;
import tercio.application.dice.TypedDice;
import tercio.application.record.Caller;
import tercio.application.record.Chain;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.HashedEnvelope;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;

/** One game of the write side: carries commands to the rulebook and appends what it decides. */
public class GameEntity {

    @AggregateIdentifier
    private String id;

    private Game<?, ?, ?, ?> game;

    protected GameEntity() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.ALWAYS)
    CommandResult handle(GameCommand.Create command, GameResources resources) {
        id = command.game();
        resources.credentials().keep(id, command.keys());
        var first = command.recorded().orElseGet(() -> new Envelope(Instant.now(resources.clock()), Caller.HOST_NAME,
                resources.notation().write(new KernelCommand.OpenGame()), 1, List.of(), List.of(), Optional.empty(), Optional.empty()));
        var events = new ArrayList<RecordedEvent>();
        events.add(append(command.opening(), first, resources));
        for (var past : command.history()) {
            events.add(append(past.fact(), past.envelope(), resources));
        }
        return new CommandResult.Done(game.position(), events);
    }

    @CommandHandler
    CommandResult handle(GameCommand.Execute command, GameResources resources) {
        if (command.once().isPresent()) {
            var before = game.answered(command.once().get());
            if (before.isPresent()) {
                return before.get().body().equals(command.once().get().body())
                        ? new CommandResult.AlreadyDone(before.get().first(), before.get().last())
                        : new CommandResult.IdempotencyKeyReused(command.once().get().key());
            }
        }
        if (command.expected().isPresent() && command.expected().getAsInt() != game.position()) {
            return new CommandResult.StalePosition(game.position());
        }
        return game.opened().dice() == DiceMode.PHYSICAL ? onTheTable(command, resources) : byTheServer(command, resources);
    }

    private CommandResult onTheTable(GameCommand.Execute command, GameResources resources) {
        var dice = new TypedDice(command.dice(), game::inWords);
        var judgement = game.judge(command.caller(), command.command(), dice);
        boolean fits = switch (judgement) {
            case Judgement.Accepted accepted -> dice.amiss().isEmpty();
            case Judgement.DieWanted wanted -> !dice.impossible();
            case Judgement.Forbidden forbidden -> true;
            case Judgement.NotYours notYours -> true;
        };
        return fits ? answer(judgement, command, Optional.empty(), resources) : new CommandResult.DiceMismatch(dice.amiss().orElseThrow());
    }

    private CommandResult byTheServer(GameCommand.Execute command, GameResources resources) {
        if (!command.dice().isEmpty()) {
            return new CommandResult.DiceMismatch("The server throws the dice of this game: none can be typed in.");
        }
        var next = NextSecret.of(game.commitments(), resources.credentials().of(id).orElseThrow(), resources.randomness());
        var dice = new ServerDice(next.secret(), id, game.opened().contribution(), game::thrown);
        return answer(game.judge(command.caller(), command.command(), dice), command, Optional.of(next), resources);
    }

    /** @param next whose commitment stands before the command, where one is due */
    private CommandResult answer(Judgement judgement, GameCommand.Execute command, Optional<NextSecret> next, GameResources resources) {
        return switch (judgement) {
            case Judgement.Accepted accepted -> {
                next.ifPresent(secret -> secret.due().ifPresent(due -> commit(due, secret, command.caller(), resources)));
                yield append(accepted, command, resources);
            }
            case Judgement.Forbidden forbidden -> new CommandResult.Refused(forbidden.refusal());
            case Judgement.DieWanted wanted -> new CommandResult.DieRequired(wanted.die(), wanted.words());
            case Judgement.NotYours notYours -> new CommandResult.NotPermitted(notYours.detail());
        };
    }

    private void commit(DiceCommitted due, NextSecret next, Caller caller, GameResources resources) {
        resources.credentials().renew(id, next.secret());
        append(due, new Envelope(Instant.now(resources.clock()), caller.name(), resources.notation().write(new KernelCommand.CommitDice()),
                game.position() + 1, List.of(), List.of(), Optional.empty(), edition()), resources);
    }

    /** The edition by which this game is decided now, where it is not the one that it was opened under. */
    private Optional<String> edition() {
        return Optional.of(game.editions().current()).filter(now -> !now.equals(game.opened().edition()));
    }

    private CommandResult append(Judgement.Accepted accepted, GameCommand.Execute command, GameResources resources) {
        int since = game.position() + 1;
        var cause = resources.notation().write(command.command());
        var now = Instant.now(resources.clock());
        var edition = edition();
        var rolls = accepted.rolls();
        var events = new ArrayList<RecordedEvent>();
        for (var ruled : accepted.events()) {
            var envelope = new Envelope(
                    now, command.caller().name(), cause, since, rolls, ruled.explanation(), command.once(), edition);
            events.add(append(ruled.event(), envelope, resources));
            rolls = List.of();
        }
        return new CommandResult.Done(game.position(), events);
    }

    private RecordedEvent append(Event fact, Envelope envelope, GameResources resources) {
        int position = game == null ? 1 : game.position() + 1;
        var previous = game == null ? Chain.START : game.head();
        var text = resources.notation().write(envelope);
        var hash = Chain.next(previous, position, resources.notation().write(fact), text);
        AggregateLifecycle.apply(fact, MetaData.with(HashedEnvelope.KEY, new HashedEnvelope(envelope, text, hash)));
        return new RecordedEvent(position, fact, envelope, hash);
    }

    @EventSourcingHandler
    void on(Event fact, DomainEventMessage<?> message, GameResources resources) {
        var event = RecordedEvent.of(message);
        id = message.getAggregateIdentifier();
        game = game == null ? Game.opened(event, resources.dictionary()) : game.after(event);
    }
}
