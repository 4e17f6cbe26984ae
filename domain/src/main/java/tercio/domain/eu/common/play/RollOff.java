package tercio.domain.eu.common.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * A roll for an order: each party rolls one die, the highest goes first, and equal dice roll again among themselves. Dice that stay equal
 * for {@link #MOST_ROLLS} rolls leave the order as it was; real dice never do.
 *
 * @param question the parties and the purpose of the roll; identifies the dice
 * @param purpose of the dice
 * @param step the purpose of each die: {@code initiative}
 * @param rule that asks for the roll
 * @param steps the list to which the explanation of each die is added
 */
public record RollOff(EuCommandRun play, String question, String purpose, String step, String rule, List<Step> steps) {

    /** The reason why no procedure of the adjudicator asks for such a roll, for the person who asks. */
    public static final Sentence UNASKED = Sentence.of("eu.question.roll-off");

    /** The most rolls of the same parties. */
    static final int MOST_ROLLS = 30;

    private record Tied<T>(List<T> parties, int attempt) {}

    /**
     * Rolls until the first places are taken.
     *
     * @param name the country that rolls for a party
     * @param places the number of places that must be decided
     * @param order the list to which the parties are added, the highest first
     * @return declined with the demand for a die where one is missing
     */
    public <T> Execution rank(List<T> parties, Function<T, String> name, int places, List<T> order) {
        var open = new ArrayDeque<Tied<T>>();
        open.push(new Tied<>(parties, 0));
        int before = order.size();
        while (!open.isEmpty() && order.size() - before < places) {
            var tied = open.pop();
            if (tied.parties().size() == 1) {
                order.add(tied.parties().getFirst());
                continue;
            }
            if (tied.attempt() == MOST_ROLLS) {
                order.addAll(tied.parties());
                steps.add(Step.of(step, rule).result(Sentence.of("eu.common.result-equal").with("times", MOST_ROLLS)));
                continue;
            }
            var thrown = new ArrayList<Integer>();
            for (var party : tied.parties()) {
                var die = DieName.d10(name.apply(party), purpose).ordinal(tied.attempt());
                var value = play.dice(question).next(die);
                if (value.isEmpty()) {
                    return EuCommandRun.needsDie(die);
                }
                play.addRolls(List.of(new Roll(die, value.getAsInt())));
                thrown.add(value.getAsInt());
                steps.add(Step.of(step + " of " + die.side(), rule).die(value.getAsInt()).result(value.getAsInt()));
            }
            // The lowest first, so that the highest is on top.
            thrown.stream().distinct().sorted(Comparator.naturalOrder()).forEach(value -> open.push(new Tied<>(
                    IntStream.range(0, tied.parties().size()).filter(at -> thrown.get(at).equals(value)).mapToObj(tied.parties()::get).toList(),
                    tied.attempt() + 1)));
        }
        return EuCommandRun.success();
    }
}
