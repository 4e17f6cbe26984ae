package tercio.application.game;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tercio.application.amendment.Amendment;
import tercio.application.amendment.Branch;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.KeptDice;
import tercio.application.record.DiceMode;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.domain.dice.Dice;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/**
 * Computes branches of a game by its rules.
 *
 * @param verb a command as one of the ruleset
 * @param fact an event as one of the ruleset
 * @param kept dice of earlier lines of play
 */
record GameBranch<S, C extends Command, E extends Event>(Ruleset<S, C, E, ?> ruleset, Function<Command, C> verb, Function<Event, E> fact,
        GameOpened opened, Timeline<BoardAndDice<S>, ?> timeline, LineOfPlay line, KeptDice kept) implements Branch.Rules<S> {

    /** The branch of a draft; empty where the command that it corrects is not in effect. */
    Optional<Branch<S>> of(Amendment draft, EventHistory past) {
        var commands = line.commands(draft.at(), past);
        if (commands.isEmpty()) {
            return Optional.empty();
        }
        int to = commands.getFirst().position() - 1;
        return Optional.of(Branch.of(to, timeline.stateAt(to).state(), commands, draft, DiceMethod.of(opened.terms()), kept,
                opened.dice() == DiceMode.SERVER, this, past::decodeCommand));
    }

    @Override
    public Verdict<?> decide(S state, Command command, Dice dice) {
        return switch (command) {
            case KernelCommand agreed -> new Verdict.Refused<>(Refusal.of(Branch.RULE,
                    Sentence.of("kernel.amendment.agreed-elsewhere")));
            case Adjustment adjustment -> AdjustmentDecision.of(ruleset, state, adjustment);
            default -> inWords(state, ruleset.decide(state, verb.apply(command), dice));
        };
    }

    @Override
    public Set<String> parties(S state, Command command) {
        return command instanceof Adjustment ? Set.of() : ruleset.parties(state, verb.apply(command));
    }

    private Verdict<E> inWords(S state, Verdict<E> verdict) {
        return verdict instanceof Verdict.NeedsDie<E> wants ? new Verdict.NeedsDie<>(wants.die(), ruleset.dieLabel(state, wants.die())) : verdict;
    }

    @Override
    public S after(S state, Verdict.Accepted<?> accepted) {
        if (!accepted.boards().isEmpty()) {
            return ruleset.stateType().cast(accepted.boards().getLast());
        }
        var board = state;
        for (var ruled : accepted.events()) {
            board = ruleset.evolve(board, fact.apply(ruled.event()));
        }
        return board;
    }
}
