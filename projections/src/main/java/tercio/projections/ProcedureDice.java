package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/**
 * The dice of the procedure that a command begins, for players who throw them at the table. Later dice can depend on earlier ones: the
 * list holds the dice that were given, and after them those that the procedure asks for in each of several trials, with the least, the
 * greatest and mixed values. Further dice may be named once those are given, so a player asks again after each.
 *
 * @param dice in the order in which they are thrown
 * @param complete whether the given dice are all that the procedure takes
 * @param refusal the reason why the command is not legal; {@code null} if it is
 */
public record ProcedureDice(List<Named> dice, boolean complete, Refusal refusal) {

    /** Limit of the dice of a procedure of the rules. */
    private static final int MOST = 100;

    /** Values that stand for dice to come: by the number of the die and its sides. */
    private static final List<IntBinaryOperator> TRIALS = List.of(
            (number, sides) -> 1, (number, sides) -> sides, (number, sides) -> (sides + 1) / 2,
            (number, sides) -> number % 2 == 0 ? 1 : sides, (number, sides) -> number % 2 == 0 ? sides : 1);

    /**
     * A die with its name for the players.
     *
     * @param label the name of the die at the table, a phrase
     */
    public record Named(DieName die, Sentence label) {}

    static <S, C extends Command, E extends Event, N extends Scenario> ProcedureDice of(Ruleset<S, C, E, N> rules, S board, C command, List<Integer> values) {
        var asked = new Trial(values, null);
        var verdict = rules.decide(board, command, asked);
        if (verdict instanceof Verdict.Refused<E> refused) {
            return new ProcedureDice(List.of(), false, refused.refusal());
        }
        boolean complete = verdict instanceof Verdict.Accepted<E>;
        var certain = complete ? asked.names : certainDice(rules, board, command, values);
        return new ProcedureDice(certain.stream().map(die -> new Named(die, rules.dieLabel(board, die))).toList(), complete, null);
    }

    private static <S, C extends Command> List<DieName> certainDice(Ruleset<S, C, ?, ?> rules, S board, C command, List<Integer> values) {
        List<DieName> certain = null;
        for (var filling : TRIALS) {
            var trial = new Trial(values, filling);
            rules.decide(board, command, trial);
            certain = certain == null ? trial.names : commonPrefix(certain, trial.names);
        }
        return certain;
    }

    private static List<DieName> commonPrefix(List<DieName> one, List<DieName> other) {
        int length = 0;
        while (length < one.size() && length < other.size() && one.get(length).equals(other.get(length))) {
            length++;
        }
        return one.subList(0, length);
    }

    /** Gives the known dice, and after them dice of a trial where it has values for them. */
    private static final class Trial implements Dice {

        private final List<Integer> values;
        private final IntBinaryOperator filling;
        private final List<DieName> names = new ArrayList<>();

        private Trial(List<Integer> values, IntBinaryOperator filling) {
            this.values = values;
            this.filling = filling;
        }

        @Override
        public OptionalInt next(DieName name) {
            int number = names.size();
            boolean given = number < values.size() && name.die().shows(values.get(number));
            if (!given && (filling == null || number >= MOST || number < values.size())) {
                return OptionalInt.empty();
            }
            names.add(name);
            return OptionalInt.of(given ? values.get(number) : filling.applyAsInt(number, name.die().sides()));
        }
    }
}
