package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** A procedure of which some dice are known beforehand. */
public final class KnownDice {

    private KnownDice() {}

    /**
     * @param known the die of the throw that comes first (0), second (1), ... in the procedure, or nothing
     */
    public static <S> Procedure<S> of(Procedure<S> procedure, IntFunction<OptionalInt> known) {
        var stages = new ArrayList<Stage<S>>();
        int number = 0;
        for (var stage : procedure.stages()) {
            if (stage instanceof Stage.Throw<S> roll) {
                var die = known.apply(number++);
                stages.add(die.isEmpty() ? roll : fallen(roll, die.getAsInt()));
            } else {
                stages.add(stage);
            }
        }
        return Procedure.of(stages);
    }

    /** The same, with every face of every die followed in every state, whatever is known of which come to the same. */
    public static <S> Procedure<S> eachFace(Procedure<S> procedure) {
        return Procedure.of(procedure.stages().stream().map(KnownDice::eachFace).toList());
    }

    private static <S> Stage<S> eachFace(Stage<S> stage) {
        return stage instanceof Stage.Throw<S>(var name, var needed, var die, var thrown, var readWith)
                ? new Stage.Throw<>(name, needed, die, thrown)
                : stage;
    }

    /** The greatest number of dice that the procedure throws. */
    public static int thrown(Procedure<?> procedure) {
        return (int) procedure.stages().stream().filter(stage -> stage instanceof Stage.Throw<?>).count();
    }

    private static <S> Stage<S> fallen(Stage.Throw<S> roll, int die) {
        return new Stage.Rule<>(roll.name(), (state, recorder) ->
                roll.needed().test(state) ? roll.thrown().apply(state, die, recorder) : state);
    }
}
