package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;

/**
 * A rules procedure as its stages in printed order. Given dice it yields one outcome; given none it yields the exact
 * distribution over outcomes, by the same stages: nothing about a procedure is written twice.
 */
public final class Procedure<S> {

    private final List<Stage<S>> stages;

    private Procedure(List<Stage<S>> stages) {
        this.stages = List.copyOf(stages);
    }

    @SafeVarargs
    public static <S> Procedure<S> of(Stage<S>... stages) {
        return new Procedure<>(Arrays.asList(stages));
    }

    public static <S> Procedure<S> of(List<Stage<S>> stages) {
        return new Procedure<>(stages);
    }

    public Run<S> start(S state, Dice dice, Account account) {
        return resume(new Run.Progress<>(0, state), dice, account);
    }

    /** Goes on from where an earlier run waited, its state now holding the answer. */
    public Run<S> resume(Run.Progress<S> from, Dice dice, Account account) {
        var rolls = new ArrayList<Roll>();
        S state = from.state();
        for (int at = from.stage(); at < stages.size(); at++) {
            switch (stages.get(at)) {
                case Stage.Rule<S> rule -> state = rule.applied().apply(state, account);
                case Stage.Throw<S> roll -> {
                    if (roll.needed().test(state)) {
                        var name = roll.die().apply(state);
                        var die = dice.next(name);
                        if (die.isEmpty()) {
                            return new Run.Lacking<>(name);
                        }
                        rolls.add(new Roll(name, die.getAsInt()));
                        state = roll.thrown().apply(state, die.getAsInt(), account);
                    }
                }
                case Stage.Choice<S> choice -> {
                    if (choice.open().test(state)) {
                        return new Run.Waiting<>(new Run.Progress<>(at, state), choice.name(), List.copyOf(rolls));
                    }
                }
            }
        }
        return new Run.Finished<>(state, List.copyOf(rolls));
    }

    /**
     * The exact distribution over final states. Equal states merge after each stage, so the number of states stays
     * small. All choices must already be in the state.
     */
    public Distribution<S> distribution(S start) {
        Map<S, BigInteger> weights = Map.of(start, BigInteger.ONE);
        var whole = BigInteger.ONE;
        for (var stage : stages) {
            var next = new HashMap<S, BigInteger>(weights.size() * 2);
            switch (stage) {
                case Stage.Rule<S> rule -> weights.forEach(
                        (state, weight) -> next.merge(rule.applied().apply(state, Account.SILENT), weight, BigInteger::add));
                case Stage.Throw<S> roll -> {
                    if (weights.keySet().stream().noneMatch(roll.needed())) {
                        continue;
                    }
                    int sides = weights.keySet().stream().filter(roll.needed()).findFirst()
                            .map(roll.die()).orElseThrow().die().sides();
                    var sidesWeight = BigInteger.valueOf(sides);
                    whole = whole.multiply(sidesWeight);
                    weights.forEach((state, weight) -> {
                        if (!roll.needed().test(state)) {
                            next.merge(state, weight.multiply(sidesWeight), BigInteger::add);
                            return;
                        }
                        for (int die = 1; die <= sides; die++) {
                            next.merge(roll.thrown().apply(state, die, Account.SILENT), weight, BigInteger::add);
                        }
                    });
                }
                case Stage.Choice<S> choice -> {
                    if (weights.keySet().stream().anyMatch(choice.open())) {
                        throw new IllegalArgumentException("the choice " + choice.name() + " is not made yet");
                    }
                    next.putAll(weights);
                }
            }
            weights = next;
        }
        return new Distribution<>(weights, whole);
    }
}
