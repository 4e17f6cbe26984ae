package tercio.domain.eu.supply.attrition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/**
 * The detachments left after a percentage loss, while the dice for its stars are thrown.
 *
 * @param left the thirds left
 * @param stars the number of stars not yet thrown for
 * @param die the ordinal of the next die {@code remainder}
 */
public record PercentageLoss(int left, int stars, int die) {

    private static final Citation RULE = Citation.of("EU-ATTR-REMAINDER");

    /**
     * Reads the remainders table.
     *
     * @param percent the percentage lost, 0 to 100
     * @param firstDie the ordinal of the first die for a star
     */
    public static PercentageLoss of(int thirds, int percent, int firstDie, AttritionTables tables, StepRecorder recorder) {
        if (percent == 0) {
            return new PercentageLoss(thirds, 0, firstDie);
        }
        int left = 0;
        int stars = 0;
        for (var row : tables.rows(thirds, percent)) {
            left += row.left();
            stars += row.star() ? 1 : 0;
            recorder.record(() -> Step.of("remainder", RULE).cell("attrition-remainders", row.size(), percent + "%")
                    .result(Thirds.format(row.left()) + (row.star() ? " *" : "")));
        }
        return new PercentageLoss(left, stars, firstDie);
    }

    /** The stages that throw for the stars: an odd die takes one third more. {@code in} and {@code put} access the state. */
    public static <S> List<Stage<S>> starStages(int most, Function<S, PercentageLoss> in, BiFunction<S, PercentageLoss, S> put) {
        var stages = new ArrayList<Stage<S>>();
        for (int star = 0; star < most; star++) {
            stages.add(new Stage.Throw<S>("remainder", state -> in.apply(state).stars > 0,
                    state -> DieName.d10("remainder").ordinal(in.apply(state).die), (state, die, recorder) -> {
                        var before = in.apply(state);
                        int lost = die % 2;
                        recorder.record(() -> Step.of("star of the remainder", RULE).die(die).result(Sentence.of("eu.attrition.result-star").with("lost", new Amount(lost, Thirds.LD))));
                        return put.apply(state, new PercentageLoss(before.left - lost, before.stars - 1, before.die + 1));
                    }));
        }
        return stages;
    }
}
