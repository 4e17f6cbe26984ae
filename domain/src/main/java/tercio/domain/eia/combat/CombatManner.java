package tercio.domain.eia.combat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * The manner in which a combat is run. A request holds all choices, and runs to its end. A game stops at each choice and goes on with the answer, which
 * its board holds by then.
 *
 * <p>Decided: a request explains more steps than a game records. The steps that a game leaves out follow from its events, and records of games
 * are compared step by step when they are verified.
 *
 * @param stops whether it stops
 * @param answered the stage from which it goes on, because the combat holds the answer
 * @param dice the names of its dice
 */
public record CombatManner(boolean stops, Optional<String> answered, CombatDice dice) {

    /** The manner of a request. */
    static final CombatManner REQUEST = ofRequest(CombatSide::word);

    /** The manner of a request that has names of its own for the sides. */
    static CombatManner ofRequest(Function<CombatSide, String> word) {
        return new CombatManner(false, Optional.empty(), CombatDice.ofRequest(word));
    }

    /** The manner of a game before the first stop of a day. */
    public static CombatManner ofGame(CombatDice dice) {
        return new CombatManner(true, Optional.empty(), dice);
    }

    /** The manner of a game that goes on from a stop. */
    public static CombatManner ofGame(CombatDice dice, CombatStop answered, int round) {
        return new CombatManner(true, Optional.of(answered.stage(round)), dice);
    }

    /** A stop, which waits while it is due and not answered; none where the combat does not stop. */
    List<Stage<CombatState>> stop(CombatStop stop, int round, Predicate<CombatState> due) {
        var stage = stop.stage(round);
        boolean open = !answered.equals(Optional.of(stage));
        return stops ? List.of(new Stage.Choice<>(stage, state -> open && due.test(state))) : List.of();
    }

    /** Explains a step that only a request has. */
    void aside(StepRecorder recorder, Supplier<Step> step) {
        if (!stops) {
            recorder.record(step);
        }
    }
}
