package tercio.domain.eu.sequence;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.ruling.Citation;

/**
 * A step that the game takes by itself, between two decisions of players.
 *
 * @param name its name in tests and traces; unique
 * @param rules the rules that put it at its place in the order, at least one
 */
record AutomaticStep(String name, List<Citation> rules, Action action) {

    /** What the step does: emits its events, or leaves the board as it is. */
    @FunctionalInterface
    interface Action {
        StepResult take(EuCommandRun play);
    }

    AutomaticStep {
        rules = List.copyOf(rules);
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("the step " + name + " has no rule");
        }
    }

    /** A step that says itself whether it was taken, was not due or awaits a player. */
    static AutomaticStep doing(String name, Action action, String... rules) {
        return new AutomaticStep(name, Stream.of(rules).map(Citation::of).toList(), action);
    }

    /**
     * A step that is taken or not due.
     *
     * @param taken whether it emitted events
     */
    static AutomaticStep of(String name, Predicate<EuCommandRun> taken, String... rules) {
        return doing(name, play -> taken.test(play) ? StepResult.TAKEN : StepResult.NOT_DUE, rules);
    }

    /** A step of one phase that is taken or not due. */
    static <P extends Phase> AutomaticStep of(String name, Class<P> phase, BiPredicate<EuCommandRun, P> taken, String... rules) {
        return of(name, play -> taken.test(play, phase.cast(play.state().phase())), rules);
    }

    /** The last step of a position: where it is not taken, players are asked. */
    static AutomaticStep last(String name, Predicate<EuCommandRun> taken, String... rules) {
        return doing(name, play -> taken.test(play) ? StepResult.TAKEN : StepResult.AWAITS_PLAYER, rules);
    }

    /** The last step of a position in one phase. */
    static <P extends Phase> AutomaticStep last(String name, Class<P> phase, BiPredicate<EuCommandRun, P> taken, String... rules) {
        return last(name, play -> taken.test(play, phase.cast(play.state().phase())), rules);
    }

    /** A question to players: while it is open, nothing further happens by itself. */
    static AutomaticStep waits(String name, Predicate<EuCommandRun> open, String... rules) {
        return doing(name, play -> open.test(play) ? StepResult.AWAITS_PLAYER : StepResult.NOT_DUE, rules);
    }

    /** A position in which players always decide. */
    static AutomaticStep waits(String name, String... rules) {
        return waits(name, play -> true, rules);
    }

    /**
     * Takes the step if it is due.
     *
     * @throws IllegalStateException if the step says that it was taken and has changed nothing: it would be taken for ever
     */
    StepResult take(EuCommandRun play) {
        var before = play.state();
        var result = action.take(play);
        if (result == StepResult.TAKEN && play.state() == before) {
            throw new IllegalStateException("the automatic step " + name + " was taken and changed nothing");
        }
        assert result == StepResult.TAKEN || play.state() == before : "the automatic step " + name + " was not taken and changed the board";
        return result;
    }
}
