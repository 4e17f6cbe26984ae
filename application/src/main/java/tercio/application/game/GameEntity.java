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
import tercio.application.board.BoardHash;
import tercio.application.dice.ServerDice;
import tercio.application.dice.TypedDice;
import tercio.application.record.Caller;
import tercio.application.record.Chain;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Sealed;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict.Ruled;

/** One game of the write side: carries commands to the rulebook and appends what it decides. */
public class GameEntity {

    @AggregateIdentifier
    private String id;

    private Game<?, ?, ?, ?> game;

    /** Follows from the game: no part of what is sourced from its events. */
    private final transient BoardHash boards = new BoardHash();

    protected GameEntity() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.ALWAYS)
    Answer handle(GameCommand.Begin command, Desk desk) {
        id = command.game();
        desk.vault().keep(id, command.keys());
        var first = command.recorded().orElseGet(() -> new Envelope(Instant.now(desk.clock()), Caller.HOST_NAME,
                desk.notation().write(new KernelCommand.OpenGame()), 1, List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty()));
        var events = new ArrayList<RecordedEvent>();
        events.add(append(command.opening(), first, desk));
        for (var past : command.history()) {
            events.add(append(past.fact(), past.envelope(), desk));
        }
        return new Answer.Done(game.position(), events);
    }

    @CommandHandler
    Answer handle(GameCommand.Carry command, Desk desk) {
        if (command.once().isPresent()) {
            var before = game.answered(command.once().get());
            if (before.isPresent()) {
                return before.get().body().equals(command.once().get().body())
                        ? new Answer.DoneBefore(before.get().first(), before.get().last())
                        : new Answer.KeyTaken(command.once().get().key());
            }
        }
        if (command.expected().isPresent() && command.expected().getAsInt() != game.position()) {
            return new Answer.MovedOn(game.position());
        }
        return game.opened().dice() == DiceMode.PHYSICAL ? onTheTable(command, desk) : byTheServer(command, desk);
    }

    private Answer onTheTable(GameCommand.Carry command, Desk desk) {
        var dice = new TypedDice(command.dice(), game::inWords);
        var judgement = game.judge(command.caller(), command.command(), dice);
        boolean fits = switch (judgement) {
            case Judgement.Accepted accepted -> dice.amiss().isEmpty();
            case Judgement.DieWanted wanted -> !dice.impossible();
            case Judgement.Forbidden forbidden -> true;
            case Judgement.NotYours notYours -> true;
        };
        return fits ? answer(judgement, command, Optional.empty(), desk) : new Answer.DiceAmiss(dice.amiss().orElseThrow());
    }

    private Answer byTheServer(GameCommand.Carry command, Desk desk) {
        if (!command.dice().isEmpty()) {
            return new Answer.DiceAmiss("The server throws the dice of this game: none can be typed in.");
        }
        var next = NextSecret.of(game.commitments(), desk.vault().of(id).orElseThrow(), desk.randomness());
        var dice = new ServerDice(next.secret(), id, game.opened().contribution(), game::thrown);
        return answer(game.judge(command.caller(), command.command(), dice), command, Optional.of(next), desk);
    }

    /** @param next whose commitment stands before the command, where one is due */
    private Answer answer(Judgement judgement, GameCommand.Carry command, Optional<NextSecret> next, Desk desk) {
        return switch (judgement) {
            case Judgement.Accepted accepted -> {
                next.ifPresent(secret -> secret.due().ifPresent(due -> commit(due, secret, command.caller(), desk)));
                yield append(accepted, command, desk);
            }
            case Judgement.Forbidden forbidden -> new Answer.Forbidden(forbidden.refusal());
            case Judgement.DieWanted wanted -> new Answer.DieWanted(wanted.die(), wanted.words());
            case Judgement.NotYours notYours -> new Answer.NotYours(notYours.detail());
        };
    }

    private void commit(DiceCommitted due, NextSecret next, Caller caller, Desk desk) {
        desk.vault().renew(id, next.secret());
        append(due, new Envelope(Instant.now(desk.clock()), caller.name(), desk.notation().write(new KernelCommand.CommitDice()),
                game.position() + 1, List.of(), List.of(), Optional.empty(), edition(), Optional.of(game.board(boards))), desk);
    }

    /** The edition by which this game is decided now, where it is not the one that it was opened under. */
    private Optional<String> edition() {
        return Optional.of(game.editions().current()).filter(now -> !now.equals(game.opened().edition()));
    }

    private Answer append(Judgement.Accepted accepted, GameCommand.Carry command, Desk desk) {
        int since = game.position() + 1;
        var cause = desk.notation().write(command.command());
        var now = Instant.now(desk.clock());
        var edition = edition();
        var rolls = accepted.rolls();
        var events = new ArrayList<RecordedEvent>();
        var board = game.boardAfter(accepted.events().stream().map(Ruled::event).toList(), boards);
        for (var ruled : accepted.events()) {
            boolean last = events.size() + 1 == accepted.events().size();
            var envelope = new Envelope(now, command.caller().name(), cause, since, rolls, ruled.explanation(), command.once(), edition,
                    last ? Optional.of(board) : Optional.empty());
            events.add(append(ruled.event(), envelope, desk));
            rolls = List.of();
        }
        return new Answer.Done(game.position(), events);
    }

    private RecordedEvent append(Event fact, Envelope envelope, Desk desk) {
        int position = game == null ? 1 : game.position() + 1;
        var previous = game == null ? Chain.START : game.head();
        var text = desk.notation().write(envelope);
        var hash = Chain.next(previous, position, desk.notation().write(fact), text);
        AggregateLifecycle.apply(fact, MetaData.with(Sealed.KEY, new Sealed(envelope, text, hash)));
        return new RecordedEvent(position, fact, envelope, hash);
    }

    @EventSourcingHandler
    void on(Event fact, DomainEventMessage<?> message, Desk desk) {
        var event = RecordedEvent.of(message);
        id = message.getAggregateIdentifier();
        game = game == null ? Game.opened(event, desk.dictionary()) : game.after(event);
    }
}
