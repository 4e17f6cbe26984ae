package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;

/**
 * A rules procedure: its stages in printed order. With dice it computes one outcome; without dice the same stages compute the
 * exact distribution over outcomes.
 */
public final class Procedure<S> {

    private final List<Stage<S>> stages;

    private Procedure(List<Stage<S>> stages) {
        this.stages = List.copyOf(stages);
        checkChoices();
    }

    /**
     * Checks that no two choices have the same name, by which they are found. A plain loop, because a procedure is made
     * for each battle.
     */
    private void checkChoices() {
        for (int at = 0; at < stages.size(); at++) {
            if (stages.get(at) instanceof Stage.Choice<S> choice && place(choice.name()) != at) {
                throw new IllegalArgumentException("a procedure waits at two stages of one name: " + choice.name());
            }
        }
    }

    @SafeVarargs
    public static <S> Procedure<S> of(Stage<S>... stages) {
        return new Procedure<>(Arrays.asList(stages));
    }

    public static <S> Procedure<S> of(List<Stage<S>> stages) {
        return new Procedure<>(stages);
    }

    List<Stage<S>> stages() {
        return stages;
    }

    public Run<S> start(S state, Dice dice, StepRecorder recorder) {
        return run(0, state, dice, recorder);
    }

    /**
     * Resumes at the stage where an earlier run waited; the state now holds the answer.
     *
     * @throws UnknownStage where this procedure waits at no stage of that name
     */
    public Run<S> resume(Run.Progress<S> from, Dice dice, StepRecorder recorder) {
        return run(place(from.stage()), from.state(), dice, recorder);
    }

    /** The names of the stages at which it may wait, in order. */
    public List<String> choices() {
        return stages.stream().filter(Stage.Choice.class::isInstance).map(Stage::name).toList();
    }

    private int place(String stage) {
        for (int at = 0; at < stages.size(); at++) {
            if (stages.get(at) instanceof Stage.Choice<S> choice && choice.name().equals(stage)) {
                return at;
            }
        }
        throw new UnknownStage(stage, choices());
    }

    private Run<S> run(int from, S start, Dice dice, StepRecorder recorder) {
        var rolls = new ArrayList<Roll>();
        S state = start;
        for (int at = from; at < stages.size(); at++) {
            switch (stages.get(at)) {
                case Stage.Rule<S> rule -> state = rule.applied().apply(state, recorder);
                case Stage.Throw<S> roll -> {
                    if (roll.needed().test(state)) {
                        var name = roll.die().apply(state);
                        var die = dice.next(name);
                        if (die.isEmpty()) {
                            return new Run.MissingDie<>(name);
                        }
                        rolls.add(new Roll(name, die.getAsInt()));
                        state = roll.thrown().apply(state, die.getAsInt(), recorder);
                    }
                }
                case Stage.Choice<S> choice -> {
                    if (choice.open().test(state)) {
                        return new Run.Waiting<>(new Run.Progress<>(choice.name(), state), choice.name(), List.copyOf(rolls));
                    }
                }
            }
        }
        return new Run.Finished<>(state, List.copyOf(rolls));
    }

    /** These stages, followed by those of the other procedure. */
    public Procedure<S> then(Procedure<S> further) {
        var all = new ArrayList<>(stages);
        all.addAll(further.stages);
        return new Procedure<>(all);
    }

    /**
     * The rest of the procedure from a stage on, for a run that waits there.
     *
     * @throws UnknownStage where this procedure waits at no stage of that name
     */
    public Procedure<S> from(String stage) {
        return new Procedure<>(stages.subList(place(stage), stages.size()));
    }

    /**
     * The stages from one stop up to another, without the latter.
     *
     * @throws UnknownStage where this procedure waits at no stage of one of these names
     */
    public Procedure<S> between(String stop, String next) {
        return new Procedure<>(stages.subList(place(stop), place(next)));
    }

    /**
     * The exact distribution over final states. Equal states merge after each stage, so the number of states stays
     * small. All choices must already be in the state. {@link Cancellation} can end the work.
     *
     * @throws TooManyStates if it does not stay small
     */
    public Distribution<S> distribution(S start) {
        return distribution(Distribution.certain(start));
    }

    /** The exact distribution for a random initial state. */
    public Distribution<S> distribution(Distribution<S> start) {
        var weights = start.stateWeights();
        var whole = start.whole();
        var signal = Cancellation.signal();
        for (int at = 0; at < stages.size(); at++) {
            var stage = stages.get(at);
            if (stage instanceof Stage.Rule<S>) {
                var rules = rulesFrom(at);
                weights = afterRules(rules, weights, whole, signal);
                at += rules.size() - 1;
            } else if (stage instanceof Stage.Throw<S> roll) {
                var first = firstThat(roll.needed(), weights);
                if (first != null) {
                    int sides = roll.die().apply(first).die().sides();
                    whole = whole.multiply(BigInteger.valueOf(sides));
                    weights = afterThrow(roll, sides, weights, whole, signal);
                }
            } else if (stage instanceof Stage.Choice<S> choice && firstThat(choice.open(), weights) != null) {
                throw new IllegalArgumentException("the choice " + choice.name() + " is not made yet");
            }
        }
        return new Distribution<>(weights, whole);
    }

    private static <S> S firstThat(Predicate<S> condition, StateWeights<S> weights) {
        for (int at = 0; at < weights.size(); at++) {
            if (condition.test(weights.state(at))) {
                return weights.state(at);
            }
        }
        return null;
    }

    /** The consecutive rule stages from an index on: states need to merge only after the last of them. */
    private List<Stage.Rule<S>> rulesFrom(int from) {
        var rules = new ArrayList<Stage.Rule<S>>();
        for (int at = from; at < stages.size() && stages.get(at) instanceof Stage.Rule<S> rule; at++) {
            rules.add(rule);
        }
        return rules;
    }

    private static <S> StateWeights<S> afterRules(List<Stage.Rule<S>> rules, StateWeights<S> before, BigInteger whole, BooleanSupplier signal) {
        var after = new ArrayList<S>(before.size());
        boolean changed = false;
        for (int at = 0; at < before.size(); at++) {
            Cancellation.check(signal, at);
            S state = before.state(at);
            for (int rule = 0; rule < rules.size(); rule++) {
                state = rules.get(rule).applied().apply(state, StepRecorder.SILENT);
            }
            changed |= state != before.state(at);
            after.add(state);
        }
        if (!changed) {
            return before;
        }
        var merged = new StateWeights<S>(whole, before.size());
        for (int at = 0; at < before.size(); at++) {
            merged.add(after.get(at), before, at, 1);
        }
        return merged;
    }

    /**
     * The states after a roll. Several faces of a die often give the same state; where these are known, only one of
     * them is computed.
     */
    private static <S> StateWeights<S> afterThrow(
            Stage.Throw<S> roll, int sides, StateWeights<S> before, BigInteger whole, BooleanSupplier signal) {
        var after = new StateWeights<S>(whole, before.size() * 2);
        var faces = new HashMap<Integer, int[]>();
        for (int at = 0; at < before.size(); at++) {
            Cancellation.check(signal, at);
            S state = before.state(at);
            if (!roll.needed().test(state)) {
                after.add(state, before, at, sides);
                continue;
            }
            int[] alike = roll.readWith() == null ? facesByResult(roll, state, sides) : facesByResult(roll, state, sides, faces);
            for (int face = 1; face <= sides; face++) {
                if (alike[face] > 0) {
                    after.add(roll.thrown().apply(state, face, StepRecorder.SILENT), before, at, alike[face]);
                }
            }
            TooManyStates.refuse(after.size());
        }
        return after;
    }

    private static <S> int[] facesByResult(Stage.Throw<S> roll, S state, int sides, Map<Integer, int[]> faces) {
        int readWith = roll.readWith().applyAsInt(state);
        int[] known = faces.get(readWith);
        if (known == null) {
            known = facesByResult(roll, state, sides);
            faces.put(readWith, known);
        }
        return known;
    }

    /** The size of the group of faces with the same result, at its first face; 0 at the others. */
    private static <S> int[] facesByResult(Stage.Throw<S> roll, S state, int sides) {
        int[] alike = new int[sides + 1];
        var first = new ArrayList<S>();
        int[] faces = new int[sides];
        for (int face = 1; face <= sides; face++) {
            S next = roll.thrown().apply(state, face, StepRecorder.SILENT);
            int same = first.lastIndexOf(next);
            if (same < 0) {
                same = first.size();
                first.add(next);
                faces[same] = face;
            }
            alike[faces[same]]++;
        }
        return alike;
    }
}
