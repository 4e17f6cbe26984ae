package tercio.domain.game;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.ruling.Citation;

/**
 * A step that the game takes by itself, between two decisions of players.
 *
 * @param <P> the run of a command of the rulebook
 * @param name its name in tests and traces; unique
 * @param rules the rules that put it at its place in the order, at least one
 */
public record AutomaticStep<P extends CommandRun<?, ?>>(String name, List<Citation> rules, Action<P> action) {

    /** The effect of the step: it emits its events, or leaves the board unchanged. */
    @FunctionalInterface
    public interface Action<P extends CommandRun<?, ?>> {
        StepResult take(P play);
    }

    public AutomaticStep {
        rules = List.copyOf(rules);
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("the step " + name + " has no rule");
        }
    }

    /** A step that says itself whether it was taken, was not due or awaits a player. */
    public static <P extends CommandRun<?, ?>> AutomaticStep<P> doing(String name, Action<P> action, String... rules) {
        return new AutomaticStep<>(name, Stream.of(rules).map(Citation::of).toList(), action);
    }

    /**
     * A step that is taken or not due.
     *
     * @param taken whether it emitted events
     */
    public static <P extends CommandRun<?, ?>> AutomaticStep<P> of(String name, Predicate<P> taken, String... rules) {
        return doing(name, play -> taken.test(play) ? StepResult.TAKEN : StepResult.NOT_DUE, rules);
    }

    /** The last step of a position: where it is not taken, players are asked. */
    public static <P extends CommandRun<?, ?>> AutomaticStep<P> last(String name, Predicate<P> taken, String... rules) {
        return doing(name, play -> taken.test(play) ? StepResult.TAKEN : StepResult.AWAITS_PLAYER, rules);
    }

    /** A question to players: while it is open, nothing further happens by itself. */
    public static <P extends CommandRun<?, ?>> AutomaticStep<P> waits(String name, Predicate<P> open, String... rules) {
        return doing(name, play -> open.test(play) ? StepResult.AWAITS_PLAYER : StepResult.NOT_DUE, rules);
    }

    /** A position in which players always decide. */
    public static <P extends CommandRun<?, ?>> AutomaticStep<P> waits(String name, String... rules) {
        return waits(name, play -> true, rules);
    }

    /**
     * Takes the step if it is due.
     *
     * @throws IllegalStateException if the step says that it was taken and has changed nothing: it would be taken for ever
     */
    public StepResult take(P play) {
        var before = play.state();
        var result = action.take(play);
        if (result == StepResult.TAKEN && play.state() == before) {
            throw new IllegalStateException("the automatic step " + name + " was taken and changed nothing");
        }
        assert result == StepResult.TAKEN || play.state() == before : "the automatic step " + name + " was not taken and changed the board";
        return result;
    }

    /**
     * Takes the first of the steps that is due, unless one before it awaits a player.
     *
     * @return the result of the step; not due if none is
     */
    public static <P extends CommandRun<?, ?>> StepResult takeFirst(List<AutomaticStep<P>> steps, P play) {
        for (var step : steps) {
            var result = step.take(play);
            if (result != StepResult.NOT_DUE) {
                return result;
            }
        }
        return StepResult.NOT_DUE;
    }
}
