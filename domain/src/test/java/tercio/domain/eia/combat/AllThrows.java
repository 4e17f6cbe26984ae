package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tercio.domain.dice.Dice;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Runs a procedure on every sequence of dice that it can ask for, and adds up the chances of what came of it. */
final class AllThrows {

    private static final int SIDES = 6;

    private AllThrows() {}

    /** The chance of each figure. */
    static <F> Map<F, Fraction> of(Procedure<CombatState> procedure, CombatState start, Function<CombatState, F> figure) {
        var chances = new HashMap<F, Fraction>();
        follow(procedure, start, figure, new ArrayList<>(), Fraction.ONE, chances);
        return chances;
    }

    private static <F> void follow(Procedure<CombatState> procedure, CombatState start, Function<CombatState, F> figure, List<Integer> dice,
            Fraction chance, Map<F, Fraction> chances) {
        switch (procedure.start(start, Dice.inOrder(List.copyOf(dice)), StepRecorder.SILENT)) {
            case Run.Finished<CombatState> finished -> chances.merge(figure.apply(finished.state()), chance, Fraction::plus);
            case Run.MissingDie<CombatState> lacking -> {
                for (int face = 1; face <= SIDES; face++) {
                    dice.add(face);
                    follow(procedure, start, figure, dice, chance.dividedBy(Fraction.of(SIDES)), chances);
                    dice.removeLast();
                }
            }
            case Run.Waiting<CombatState> waiting -> throw new AssertionError("a combat asks nobody: " + waiting.choice());
        }
    }
}
