package tercio.domain.eia.supply;

import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** A corps forages: it lives off the country (EIA-7.4.1). */
public final class Foraging {

    /** The purpose of its die. */
    public static final String FORAGE = "forage";

    private static final Citation RULE = Citation.of("EIA-7.4.1.1");
    private static final Citation LOSSES = Citation.of("EIA-7.4.1.3");
    private static final int MOST_FOR_CORPS = 2;

    /**
     * The factors that foraging may cost.
     *
     * @param inCorps those in the corps when it has moved, 1 or more
     * @param detached those that were in the corps during its movement and were left elsewhere
     */
    public record Eligible(int inCorps, int detached) {}

    /**
     * The corps and its march.
     *
     * @param forageValue the lowest forage value of the areas that it entered; of its own area where it did not move
     * @param otherCorps the other unbesieged corps in its area, of any power
     * @param unusedMovement its unused movement points; the full allowance where it did not move
     * @param besieging whether it besieges, or is about to
     * @param winter whether it is winter and the corps is in the winter zone
     * @param ownTerritory whether it never left its own territory this turn
     * @param eligible the factors that it may lose; empty where they are not given, and losses have no limit
     */
    public record Attempt(int forageValue, int otherCorps, int unusedMovement, boolean besieging, boolean forceMarch, boolean winter,
            boolean ownTerritory, Optional<Eligible> eligible) {

        /** The same without the factors that may be lost: the result is the points above the forage value. */
        public Attempt withoutFactors() {
            return new Attempt(forageValue, otherCorps, unusedMovement, besieging, forceMarch, winter, ownTerritory, Optional.empty());
        }
    }

    /**
     * The state of the procedure.
     *
     * @param die the natural die, 0 before the roll
     * @param modifier the sum of all modifiers
     * @param factorsLost the factors lost
     * @param losses their distribution; empty if the factors are not given
     */
    public record Result(Attempt attempt, int die, int modifier, int factorsLost, Optional<ForageLosses> losses) {

        /** Die plus modifiers. */
        public int modifiedDie() {
            return die + modifier;
        }
    }

    private static final Modifiers<Attempt> LIST = Modifiers.<Attempt>of("EIA-7.4.1.2")
            .add(1, "other corps in the area, at most +2", corps -> Math.min(MOST_FOR_CORPS, corps.otherCorps()))
            .add(2, "unused movement points", corps -> corps.besieging() ? 0 : -corps.unusedMovement())
            .add(3, "force march", Attempt::forceMarch, +1)
            .add(4, "winter in the winter zone", Attempt::winter, +2)
            .add(5, "never left its own territory", Attempt::ownTerritory, -1);

    /** One die, {@code forage}. */
    public static final Procedure<Result> PROCEDURE = Procedure.of(
            new Stage.Throw<Result>(FORAGE, state -> true, state -> new DieName(Die.D6, "", FORAGE, 0), (state, die, recorder) -> {
                var attempt = state.attempt();
                var tally = modifiers(attempt);
                int lost = factorsLost(attempt, tally.on(die));
                recorder.record(() -> Step.of("forage against " + attempt.forageValue(), RULE).die(die).tally(tally)
                        .result(BesiegedSupply.lossResult(lost, false)));
                return new Result(attempt, die, tally.total(), lost, Optional.empty());
            }),
            new Stage.Rule<Result>("losses of foraging", (state, recorder) -> state.attempt().eligible().map(factors -> {
                var losses = ForageLosses.of(factors.inCorps(), factors.detached(), state.factorsLost());
                if (losses.total() > 0) {
                    recorder.record(() -> Step.of("losses of foraging", LOSSES).result(losses.sentence()));
                }
                return new Result(state.attempt(), state.die(), state.modifier(), state.factorsLost(), Optional.of(losses));
            }).orElse(state)));

    private Foraging() {}

    /** The modifiers of its die. */
    public static AppliedModifiers modifiers(Attempt attempt) {
        return LIST.on(attempt);
    }

    /** The start of the procedure. */
    public static Result start(Attempt attempt) {
        return new Result(attempt, 0, 0, 0, Optional.empty());
    }

    private static int factorsLost(Attempt attempt, int modified) {
        int points = Math.max(0, modified - attempt.forageValue());
        return attempt.eligible().map(factors -> Math.min(points, factors.inCorps() + factors.detached())).orElse(points);
    }
}
